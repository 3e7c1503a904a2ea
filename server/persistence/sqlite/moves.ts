import type { Database, Statement } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { inGroups } from '../move-groups.ts';
import { type MoveSaver, moveColumns, type SavedMove } from '../moves.ts';
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

/** Returns a function that stores moves in one transaction. `guard` throws if nothing may be written. */
function writerOf(file: Database, guard: () => void) {
  let statements: Statements | undefined;
  return file.transaction((moves: readonly SavedMove[]) => {
    guard();
    // Not before the tables exist.
    statements ??= { update: file.prepare(updateMatch), insert: file.prepare(insertEntry) };
    const prepared = statements;
    return moves.map((move) => writeMove(prepared, move));
  });
}

/** Returns the ways to store moves in SQLite. They do without Kysely: no query is more frequent. */
export function sqliteMoveSaver(database: Kysely<Tables>, file: SqliteFile): MoveSaver {
  let writer = { connection: file.connection, writeAll: writerOf(file.connection, file.guard) };
  function writeAll(moves: readonly SavedMove[]): readonly boolean[] {
    const { connection } = file;
    if (writer.connection !== connection) {
      writer = { connection, writeAll: writerOf(connection, file.guard) };
    }
    return writer.writeAll(moves);
  }
  return {
    // It reserves Kysely's connection, so that no other transaction is in progress.
    save: inGroups((moves) => database.connection().execute(async () => writeAll(moves))),
    saveIn: async (_, move) => writeAll([move])[0] ?? false,
  };
}
