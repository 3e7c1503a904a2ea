import type { State } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import { seatStatusOf } from '../../domain/table.ts';
import type { TableData } from '../../domain/table-settings.ts';
import {
  beginningColumns,
  clockColumns,
  logRows,
  seatColumns,
  tableColumns,
  tableDataFrom,
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
    .select([...tableColumns, 'seats_version'])
    .where('id', '=', matchID)
    .executeTakeFirst();
  return row && { table: tableDataFrom(row), seatsVersion: row.seats_version };
}

/** Changed seats, with the seats on which the change is based. */
export interface WrittenSeats {
  readonly table: TableData;
  /** The seats as they were read. Undefined if the change applies to any. */
  readonly former?: { readonly table: TableData; readonly seatsVersion: number } | undefined;
  readonly beginning?: State | undefined;
}

/** Returns whether a change depends on the newest state as well as on the seats. */
function dependsOnState(table: TableData, former: TableData): boolean {
  return (
    table.clocks !== former.clocks ||
    table.awaited !== former.awaited ||
    table.settings.events !== former.settings.events ||
    table.begunAt !== former.begunAt
  );
}

/** Writes seats, names and the next match. Returns false if another change or a move came first. */
export async function writeSeats(
  database: Kysely<Tables>,
  matchID: string,
  { table, former, beginning }: WrittenSeats,
): Promise<boolean> {
  const status = seatStatusOf(table);
  let update = database
    .updateTable('matches')
    .set((row) => ({
      ...seatColumns(table),
      // Moves alone decide whether the match is over, however old this table is. A dormant table stays dormant.
      status: sql<StoredStatus>`case when gameover is not null then 'finished'
        when status = 'dormant' and ${status} = 'open' then 'dormant' else ${status} end`,
      updated_at: Date.now(),
      seats_version: row('seats_version', '+', 1),
      ...(beginning && { ...beginningColumns(beginning), begun_at: table.begunAt }),
    }))
    .where('id', '=', matchID);
  if (former) update = update.where('seats_version', '=', former.seatsVersion);
  if (former && dependsOnState(table, former.table)) {
    update = update
      .set({ awaited: JSON.stringify(table.awaited), ...clockColumns(table) })
      .where('state_id', '=', former.table.stateID);
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
export function goneKeys(former: TableData, table: TableData): readonly string[] {
  const here = new Set(keysOf(table));
  return keysOf(former).filter((key) => !here.has(key));
}
