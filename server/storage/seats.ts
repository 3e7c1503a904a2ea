import type { Server, StorageAPI } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import type { TableStatus } from '../protocol.ts';
import { seatStatusOf } from '../tables/table.ts';
import { metadataColumns, metadataFrom, seatColumns } from './rows.ts';
import type { Tables } from './schema.ts';

/** What is to become of a match's seats, and what the one who asked is told. */
export interface SeatChange<Answer> {
  /** null: nobody sits there any more, the match is wiped. Left out: nothing changes. */
  readonly metadata?: Server.MatchData | null;
  /** Made together with the change, or not at all. */
  readonly newMatch?: { readonly matchID: string; readonly match: StorageAPI.CreateMatchOpts };
  readonly answer: Answer;
}

/** Deletes a match with all that belongs to it, if its seats are still those; whether it was there. */
export async function deleteMatch(
  transaction: Kysely<Tables>,
  matchID: string,
  seatsVersion?: number,
): Promise<{ readonly unlisted: boolean } | undefined> {
  let deletion = transaction.deleteFrom('matches').where('id', '=', matchID);
  if (seatsVersion !== undefined) {
    deletion = deletion.where('seats_version', '=', seatsVersion);
  }
  // The match first: from then on nobody adds to its log or chat.
  const deleted = await deletion.returning('unlisted').executeTakeFirst();
  if (!deleted) return undefined;
  await deleteBelongings(transaction, matchID);
  return { unlisted: deleted.unlisted === 1 };
}

/** Deletes all that is stored beside a match that is deleted already: nobody adds to it any more. */
export async function deleteBelongings(
  transaction: Kysely<Tables>,
  matchID: string,
): Promise<void> {
  for (const table of ['log', 'chat', 'initial_states', 'leases'] as const) {
    await transaction.deleteFrom(table).where('match_id', '=', matchID).execute();
  }
}

/** A match's seats and the number of their version; undefined: there is no such match. */
export async function readSeats(database: Kysely<Tables>, matchID: string) {
  const row = await database
    .selectFrom('matches')
    .select([...metadataColumns, 'seats_version'])
    .where('id', '=', matchID)
    .executeTakeFirst();
  return row && { metadata: metadataFrom(row), seatsVersion: row.seats_version };
}

/** Writes seats, names and the next match; false: somebody else has changed them since that version. */
export async function writeSeats(
  database: Kysely<Tables>,
  matchID: string,
  change: { readonly metadata: Server.MatchData; readonly seatsVersion?: number | undefined },
): Promise<boolean> {
  const { metadata, seatsVersion } = change;
  let update = database
    .updateTable('matches')
    .set((row) => ({
      ...seatColumns(metadata),
      // Whether the match is over is the moves' to say, however old this metadata is.
      status: sql<TableStatus>`case when gameover is null then ${seatStatusOf(metadata)} else 'finished' end`,
      updated_at: Date.now(),
      seats_version: row('seats_version', '+', 1),
    }))
    .where('id', '=', matchID);
  if (seatsVersion !== undefined) update = update.where('seats_version', '=', seatsVersion);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
