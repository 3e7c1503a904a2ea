import type { Result } from '../../games/kit/result.ts';
import { choicesOf, type FinishedTry } from '../domain/daily.ts';
import { isPerson } from '../domain/seat-data.ts';
import { isOver, type SavedMove } from '../persistence/moves.ts';
import type { StoredMatch } from '../persistence/repositories/matches.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { recordMoves } from './record.ts';

/** Returns the result of the counted daily try that a move finishes; undefined if it finishes none. */
export async function finishedTryOf(
  storage: Pick<SqlStorage, 'history'>,
  matchID: string,
  { table }: StoredMatch,
  { state, log }: Pick<SavedMove, 'state' | 'log'>,
): Promise<FinishedTry | undefined> {
  if (!isOver(state) || table.settings.daily?.isCounted !== true) return undefined;
  const playerID = String(Object.values(table.players).find(isPerson)?.id);
  // Our games end with a Result and nothing else.
  const { ranking } = state.ctx.gameover as Result;
  const own = ranking.find((ranked) => ranked.playerID === playerID);
  const history = await storage.history(matchID);
  // The match has been deleted meanwhile, so the move can't be stored either.
  if (!own || !history) return undefined;
  const entries = log.map((entry) => ({ entry, at: null, standIn: null }));
  const moves = recordMoves([...history.log, ...entries], table.createdAt);
  return { place: own.place, score: own.score, choices: choicesOf(moves, playerID) };
}
