import { CompiledQuery, type Kysely, type QueryResult } from 'kysely';
import { inGroups } from './move-groups.ts';
import { moveColumns, type SavedMove, type SaveMove } from './moves.ts';
import type { Tables } from './schema.ts';

const updateMatch = `update matches set state = ?, state_id = ?, updated_at = ?,
  gameover = coalesce(?, gameover), status = coalesce(?, status), log_length = log_length + ?
  where id = ? and state_id = ? and seats_version = ? and state_id < ?
  returning log_length`;
const insertEntry = 'insert into log (match_id, number, entry) values (?, ?, ?)';

async function writeMove(transaction: Kysely<Tables>, move: SavedMove): Promise<boolean> {
  const { matchID, expectedStateID, expectedSeatsVersion, log } = move;
  const { state, stateID, updatedAt, gameover, status } = moveColumns(move.state);
  const { rows }: QueryResult<{ readonly log_length: number }> = await transaction.executeQuery(
    CompiledQuery.raw(updateMatch, [
      ...[state, stateID, updatedAt, gameover, status, log.length],
      ...[matchID, expectedStateID, expectedSeatsVersion, stateID],
    ]),
  );
  const [row] = rows;
  if (!row) return false;
  const first = row.log_length - log.length;
  for (const [index, entry] of log.entries()) {
    const values = [matchID, first + index, JSON.stringify(entry)];
    await transaction.executeQuery(CompiledQuery.raw(insertEntry, values));
  }
  return true;
}

/** Stores moves in SQLite. Two statements each that are never built anew: nothing is asked more often. */
export function sqliteMoveSaver(database: Kysely<Tables>): SaveMove {
  return inGroups((moves) =>
    database.transaction().execute(async (transaction) => {
      const outcomes: boolean[] = [];
      for (const move of moves) outcomes.push(await writeMove(transaction, move));
      return outcomes;
    }),
  );
}
