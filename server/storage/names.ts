import type { Server } from 'boardgame.io';
import { longestName } from '../protocol.ts';
import { RequestError } from '../request-error.ts';

const sentence = `A name must be a text of 1 to ${longestName} characters.`;

/** The name without blanks around it; anything that is no name is a RequestError. */
export function checkedName(name: unknown): string {
  if (typeof name !== 'string') throw new RequestError(400, sentence);
  const trimmed = name.trim();
  if (trimmed.length < 1 || trimmed.length > longestName) throw new RequestError(400, sentence);
  return trimmed;
}

type Players = Server.MatchData['players'];

/** What is stored of the seats: names checked, and nothing of who is connected. */
export function checkedPlayers(players: Players): Players {
  return Object.fromEntries(
    Object.entries(players).map(([playerID, { isConnected: _, name, ...player }]) => [
      playerID,
      name === undefined || name === null ? player : { ...player, name: checkedName(name) },
    ]),
  );
}
