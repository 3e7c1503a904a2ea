import type { Database, Statement } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { inGroups } from '../move-groups.ts';
import { moveColumns, type SavedMove, type SaveMove } from '../moves.ts';
import type { Tables } from '../schema.ts';
import type { SqliteFile } from './file.ts';

const updateMatch = `update matches set state = ?, state_id = ?, updated_at = ?,
  gameover = coalesce(?, gameover), status = coalesce(?, status), log_length = log_length + ?,
  awaited = coalesce(?, awaited), clocks = coalesce(?, clocks), due_at = ?
  where id = ? and state_id = ? and seats_version = ? and state_id < ?
  returning log_length`;
const insertEntry =
  'insert into log (match_id, number, entry, made_at, stand_in) values (?, ?, ?, ?, ?)';

interface Statements {
  readonly update: Statement<unknown[], { readonly log_length: number }>;
  readonly insert: Statement<unknown[]>;
}

function writeMove({ update, insert }: Statements, move: SavedMove): boolean {
  const { matchID, expectedStateID, expectedSeatsVersion, log, standIn = null } = move;
  const { state, stateID, updatedAt, gameover, status, ...waiting } = moveColumns(move);
  const row = update.get(
    ...[state, stateID, updatedAt, gameover, status, log.length],
    ...[waiting.awaited, waiting.clocks, waiting.dueAt],
    ...[matchID, expectedStateID, expectedSeatsVersion, stateID],
  );
  if (!row) return false;
  const first = row.log_length - log.length;
  for (const [index, entry] of log.entries()) {
    insert.run(matchID, first + index, JSON.stringify(entry), updatedAt, standIn);
  }
  return true;
}

/** Stores moves in one transaction. `guard` throws where nothing may be written. */
function writerOf(file: Database, guard: () => void) {
  let statements: Statements | undefined;
  return file.transaction((moves: readonly SavedMove[]) => {
    guard();
    // Not before there are tables.
    statements ??= { update: file.prepare(updateMatch), insert: file.prepare(insertEntry) };
    const prepared = statements;
    return moves.map((move) => writeMove(prepared, move));
  });
}

/**
 * Stores moves in SQLite, past Kysely: nothing is asked more often. Its connection is taken all the same,
 * so that no transaction of it is under way meanwhile.
 */
export function sqliteMoveSaver(database: Kysely<Tables>, file: SqliteFile): SaveMove {
  let writer = { connection: file.connection, writeAll: writerOf(file.connection, file.guard) };
  return inGroups((moves) =>
    database.connection().execute(async () => {
      const { connection } = file;
      if (writer.connection !== connection) {
        writer = { connection, writeAll: writerOf(connection, file.guard) };
      }
      return writer.writeAll(moves);
    }),
  );
}
