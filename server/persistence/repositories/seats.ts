import type { State } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import { seatStatusOf } from '../../domain/table.ts';
import type { TableData } from '../../domain/table-settings.ts';
import {
  beginningColumns,
  clockColumns,
  logRows,
  metadataColumns,
  metadataFrom,
  seatColumns,
} from '../rows.ts';
import type { StoredStatus, Tables } from '../schema.ts';
import { stateText } from '../state-text.ts';
import { endTry } from './daily-tries.ts';

/** Deletes a match with all its data, if its seats still have this version. Returns undefined if it wasn't deleted. */
export async function deleteMatch(
  transaction: Kysely<Tables>,
  matchID: string,
  seatsVersion?: number,
): Promise<{ readonly unlisted: boolean } | undefined> {
  let deletion = transaction.deleteFrom('matches').where('id', '=', matchID);
  if (seatsVersion !== undefined) {
    deletion = deletion.where('seats_version', '=', seatsVersion);
  }
  // The match comes first: from then on nothing is added to its log or chat.
  const deleted = await deletion.returning('unlisted').executeTakeFirst();
  if (!deleted) return undefined;
  await deleteBelongings(transaction, matchID);
  await endTry(transaction, matchID, 'conceded');
  return { unlisted: deleted.unlisted === 1 };
}

/** Deletes all data of a match that is deleted already: nothing is added to it any more. */
export async function deleteBelongings(
  transaction: Kysely<Tables>,
  matchID: string,
): Promise<void> {
  for (const table of ['log', 'chat', 'initial_states', 'leases', 'subscriptions'] as const) {
    await transaction.deleteFrom(table).where('match_id', '=', matchID).execute();
  }
}

/** Returns a match's seats with their version, or undefined if there is no such match. */
export async function readSeats(database: Kysely<Tables>, matchID: string) {
  const row = await database
    .selectFrom('matches')
    .select([...metadataColumns, 'seats_version'])
    .where('id', '=', matchID)
    .executeTakeFirst();
  return row && { metadata: metadataFrom(row), seatsVersion: row.seats_version };
}

/** Changed seats, with the seats on which the change is based. */
export interface WrittenSeats {
  readonly metadata: TableData;
  /** The seats as they were read. Undefined if the change applies to any. */
  readonly former?: { readonly metadata: TableData; readonly seatsVersion: number } | undefined;
  readonly beginning?: State | undefined;
}

/** Returns whether a change depends on the newest state as well as on the seats. */
function dependsOnState(metadata: TableData, former: TableData): boolean {
  return (
    metadata.clocks !== former.clocks ||
    metadata.awaited !== former.awaited ||
    metadata.settings.events !== former.settings.events ||
    metadata.begunAt !== former.begunAt
  );
}

/** Writes seats, names and the next match. Returns false if another change or a move came first. */
export async function writeSeats(
  database: Kysely<Tables>,
  matchID: string,
  { metadata, former, beginning }: WrittenSeats,
): Promise<boolean> {
  const status = seatStatusOf(metadata);
  let update = database
    .updateTable('matches')
    .set((row) => ({
      ...seatColumns(metadata),
      // Moves alone decide whether the match is over, however old this metadata is. A dormant table stays dormant.
      status: sql<StoredStatus>`case when gameover is not null then 'finished'
        when status = 'dormant' and ${status} = 'open' then 'dormant' else ${status} end`,
      updated_at: Date.now(),
      seats_version: row('seats_version', '+', 1),
      ...(beginning && { ...beginningColumns(beginning), begun_at: metadata.begunAt }),
    }))
    .where('id', '=', matchID);
  if (former) update = update.where('seats_version', '=', former.seatsVersion);
  if (former && dependsOnState(metadata, former.metadata)) {
    update = update
      .set({ awaited: JSON.stringify(metadata.awaited), ...clockColumns(metadata) })
      .where('state_id', '=', former.metadata.stateID);
  }
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stores the initial state, beside the match's row. Call it in the transaction that writes the row. */
export async function insertBeginning(
  transaction: Kysely<Tables>,
  matchID: string,
  state: State,
): Promise<void> {
  const initial = { match_id: matchID, state: stateText(state) };
  await transaction.insertInto('initial_states').values(initial).execute();
  const entries = logRows(matchID, state.deltalog ?? []);
  if (entries.length > 0) await transaction.insertInto('log').values(entries).execute();
}

function keysOf({ players }: TableData): readonly string[] {
  return Object.values(players).flatMap(({ key }) => (key ? [key] : []));
}

/** Returns the keys of players who have left. */
export function goneKeys(former: TableData, metadata: TableData): readonly string[] {
  const here = new Set(keysOf(metadata));
  return keysOf(former).filter((key) => !here.has(key));
}
