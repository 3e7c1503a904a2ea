import type { MatchRecord, RecordMove, RecordSeat } from '../../games/kit/record/format.ts';
import { beginningOf } from '../../games/kit/record/stored-match.ts';
import { recordOf } from '../../games/kit/record/write.ts';
import type { Result } from '../../games/kit/result.ts';
import { seatDataOf } from '../domain/seat-data.ts';
import { statusOf } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import { RequestError } from '../lib/request-error.ts';
import type { History, HistoryEntry } from '../persistence/repositories/history.ts';

/** Returns the entries of moves, without their automatic consequences. */
const movesOf = (log: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  log.filter(({ entry }) => entry.action.type === 'MAKE_MOVE');

function seatsOf({ players }: TableData): readonly RecordSeat[] {
  return Object.values(players).map((seat) => ({
    name: seat.name ?? '',
    bot: seatDataOf(seat).bot ?? null,
  }));
}

/**
 * Returns the moves of a record. Their times count from the beginning and never fall, since the clocks of several
 * servers may differ.
 */
export function recordMoves(
  log: readonly HistoryEntry[],
  startedAt: number,
): readonly RecordMove[] {
  let latest = 0;
  return movesOf(log).map(({ entry, at, standIn }) => {
    if (at !== null) latest = Math.max(latest, at - startedAt);
    const { type: move, args, playerID: seat } = entry.action.payload;
    return {
      seat,
      move,
      args: args ?? [],
      ...(at !== null && { at: latest }),
      ...(standIn !== null && { standIn }),
    };
  });
}

/** Throws a RequestError if the match is not over. */
export function checkOver(table: TableData): void {
  if (statusOf(table) === 'finished') return;
  throw new RequestError(409, 'The record is available only when the match is over.');
}

/** Returns the record by which a finished match can be replayed. Throws a RequestError if there can be none. */
export function recordOfMatch(history: History): MatchRecord {
  const { table, initialState, state, log } = history;
  checkOver(table);
  const startedAt = table.begunAt ?? table.createdAt;
  const { chance } = table.settings;
  const { seed, ...beginning } = beginningOf({ initialState, metadata: table });
  if (seed === undefined) {
    throw new RequestError(409, 'There is no record of this match: its seed was not stored.');
  }
  // Our games end with a Result and nothing else.
  const result = (state.ctx.gameover ?? null) as Result | null;
  return recordOf({
    ...beginning,
    seats: seatsOf(table),
    seed,
    ...(chance && { chance }),
    startedAt,
    moves: recordMoves(log, startedAt),
    result,
  });
}

/** Returns the file name of a record. */
export function fileNameOf(
  { game, startedAt = 0 }: Pick<MatchRecord, 'game' | 'startedAt'>,
  matchID: string,
): string {
  const day = new Date(startedAt).toISOString().slice(0, 10);
  return `${game}-${day}-${matchID.replace(/[^\w-]/g, '')}.json`;
}
