import type { LogEntry, State } from 'boardgame.io';
import type { Kysely } from 'kysely';
import type { TableData } from '../../domain/table-settings.ts';
import { tableColumns, tableDataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';
import { stateFrom } from '../state-text.ts';
import { type ChatHistory, readChat } from './chat.ts';

/** Maximum number of entries of a log: the largest value of their number's column. */
const maxEntries = 2 ** 31 - 1;

/** The seats and settings of a table. */
export interface StoredSeats {
  readonly table: TableData;
  readonly seatsVersion: number;
}

/** A match with the data that a move needs. */
export interface StoredMatch extends StoredSeats {
  readonly state: State;
}

/** The course of a match that has begun. */
interface Course {
  readonly state: State;
  readonly initialState: State;
  /** The entries up to `state`, none later. */
  readonly log: LogEntry[];
}

/** A match with all data for a page that opens it. */
export interface WholeMatch extends StoredSeats {
  /** Null if the match has not begun. */
  readonly course: Course | null;
  readonly chat: ChatHistory;
}

export async function readMatch(
  database: Kysely<Tables>,
  matchID: string,
): Promise<StoredMatch | undefined> {
  const row = await database
    .selectFrom('matches')
    .select([...tableColumns, 'seats_version', 'state'])
    .where('id', '=', matchID)
    .executeTakeFirst();
  if (!row || row.begun_at === null) return undefined;
  const { seats_version: seatsVersion, state } = row;
  return { table: tableDataFrom(row), seatsVersion, state: stateFrom(state) };
}

export async function readWholeMatch(
  database: Kysely<Tables>,
  matchID: string,
): Promise<WholeMatch | undefined> {
  const row = await database
    .selectFrom('matches')
    .leftJoin('initial_states', 'initial_states.match_id', 'matches.id')
    .select([...tableColumns, 'seats_version', 'log_length', 'matches.state'])
    .select('initial_states.state as initial_state')
    .where('id', '=', matchID)
    .executeTakeFirst();
  if (!row) return undefined;
  const { initial_state: initialState, log_length: logLength } = row;
  const table = tableDataFrom(row);
  const course =
    initialState === null
      ? null
      : {
          state: stateFrom(row.state),
          initialState: stateFrom(initialState),
          // Between two queries another server may have added entries.
          log: await readLog(database, matchID, logLength),
        };
  const { players } = table;
  const chat = await readChat(database, matchID, players);
  return { table, seatsVersion: row.seats_version, course, chat };
}

export async function readLog(
  database: Kysely<Tables>,
  matchID: string,
  length = maxEntries,
): Promise<LogEntry[]> {
  const rows = await database
    .selectFrom('log')
    .select('entry')
    .where('match_id', '=', matchID)
    .where('number', '<', length)
    .orderBy('number')
    .execute();
  return rows.map(({ entry }) => JSON.parse(entry));
}
