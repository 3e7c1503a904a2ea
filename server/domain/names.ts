import { maxName } from '../../protocol/tables.ts';
import { RequestError } from '../lib/request-error.ts';
import { sanitized } from './sanitize-text.ts';
import { type Players, seatDataOf } from './seat-data.ts';

/**
 * Returns the name as it is displayed: on one line, without invisible characters. Throws a RequestError if it is not a
 * valid name.
 */
export function checkedName(name: unknown): string {
  if (typeof name !== 'string') throw new RequestError(400, 'A name must be a string.');
  const tidy = sanitized(name, maxName);
  if (tidy !== undefined) return tidy;
  throw new RequestError(
    400,
    `A name must be a string of 1 to ${maxName} characters, one of them visible.`,
  );
}

/**
 * Returns the seats as they are stored: with checked names, and without credentials or connection state. Of the free
 * `data` that boardgame.io's API takes only our fields stay: all clients are sent it with every change.
 */
export function checkedPlayers(players: Players): Players {
  return Object.fromEntries(
    Object.entries(players).map(([playerID, seat]) => {
      const { id, name, key } = seat;
      const data = seatDataOf(seat);
      return [
        playerID,
        {
          id,
          ...(name !== undefined && name !== null && { name: checkedName(name) }),
          ...(key !== undefined && { key }),
          ...(Object.keys(data).length > 0 && { data }),
        },
      ];
    }),
  );
}
