import type { Day } from '../../protocol/daily.ts';
import { choicesOf, dailyResultOf } from '../domain/daily.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { recordMoves } from './record.ts';

/**
 * Stores the results of daily tries since a day whose matches are over. It must be called before results are read, and
 * before matches are deleted.
 */
export async function settleDaily(
  storage: Pick<SqlStorage, 'daily' | 'history'>,
  from: Day,
): Promise<void> {
  for (const finished of await storage.daily.finishedSince(from)) {
    const history = await storage.history(finished.matchID);
    // The match has been deleted meanwhile.
    if (!history) continue;
    const { metadata, log } = history;
    const { playerID } = finished;
    const choices = choicesOf(recordMoves(log, metadata.createdAt), playerID);
    await storage.daily.settle(finished, { ...dailyResultOf(metadata, playerID), choices });
  }
}
