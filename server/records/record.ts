import type { MatchRecord, RecordMove, RecordSeat } from '../../games/kit/record/format.ts';
import { recordOf } from '../../games/kit/record/write.ts';
import type { Result } from '../../games/kit/result.ts';
import { seatDataOf } from '../domain/seat-data.ts';
import { statusOf } from '../domain/table.ts';
import type { TableData } from '../domain/table-settings.ts';
import { RequestError } from '../lib/request-error.ts';
import type { History, HistoryEntry } from '../persistence/repositories/history.ts';

/** The entries of the moves that counted: neither what followed from them by itself, nor what was taken back. */
export function movesOf(log: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const made: HistoryEntry[] = [];
  const takenBack: HistoryEntry[] = [];
  for (const logged of log) {
    const { type } = logged.entry.action;
    if (type === 'UNDO') takenBack.push(...made.splice(-1));
    else if (type === 'REDO') made.push(...takenBack.splice(-1));
    else if (type === 'MAKE_MOVE') {
      made.push(logged);
      takenBack.length = 0;
    }
  }
  return made;
}

function seatsOf({ players }: TableData): readonly RecordSeat[] {
  return Object.values(players).map((seat) => ({
    name: seat.name ?? '',
    bot: seatDataOf(seat).bot ?? null,
  }));
}

/** Times count from the beginning, and rise: clocks of several servers may differ. */
function recordMoves(log: readonly HistoryEntry[], startedAt: number): readonly RecordMove[] {
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

/** The seed that boardgame.io keeps with a match's chance. */
function seedIn({ initialState }: History): string {
  const seed: unknown = initialState.plugins.random?.data?.seed;
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new RequestError(409, 'There is no record of this match: its seed was not kept.');
}

function optionsOf({ setupData }: TableData): MatchRecord['options'] {
  return typeof setupData === 'object' && setupData !== null ? { ...setupData } : {};
}

/** Refuses whoever wants to know all of a match that is not over. */
export function checkOver(metadata: TableData): void {
  if (statusOf(metadata) === 'finished') return;
  throw new RequestError(409, 'The record is available only when the match is over.');
}

/** All that it takes to have a finished match again; a RequestError says why there is no record of it. */
export function recordOfMatch(history: History): MatchRecord {
  const { metadata, initialState, state, log } = history;
  checkOver(metadata);
  const startedAt = metadata.begunAt ?? metadata.createdAt;
  const { chance } = metadata.terms;
  // Of earlier rules, too, it is a number, left out in the first.
  const { rulesVersion = 1 } = initialState.G as { readonly rulesVersion?: number };
  // Our games end with a Result and nothing else.
  const result = (state.ctx.gameover ?? null) as Result | null;
  return recordOf({
    game: metadata.gameName,
    rulesVersion,
    options: optionsOf(metadata),
    seats: seatsOf(metadata),
    seed: seedIn(history),
    ...(chance && { chance }),
    startedAt,
    moves: recordMoves(log, startedAt),
    result,
  });
}

/** What a record is called as a file. */
export function fileNameOf(
  { game, startedAt = 0 }: Pick<MatchRecord, 'game' | 'startedAt'>,
  matchID: string,
): string {
  const day = new Date(startedAt).toISOString().slice(0, 10);
  return `${game}-${day}-${matchID.replace(/[^\w-]/g, '')}.json`;
}
