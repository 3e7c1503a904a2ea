import type { LogEntry, State } from 'boardgame.io';
import type { Kysely } from 'kysely';
import { isLevel, type Level } from '../../../games/kit/search/levels.ts';
import { tableColumns, tableDataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';
import { stateFrom } from '../state-text.ts';
import type { StoredSeats } from './matches.ts';

/** An entry of a match's log, with data about its move. */
export interface HistoryEntry {
  readonly entry: LogEntry;
  /** Time of the move, or null if unknown. In milliseconds since 1970. */
  readonly at: number | null;
  /** Level of the bot that made the move for the seat's player. Null if the player made it, or that is unknown. */
  readonly standIn: Level | null;
}

/** The course of a match up to its newest state. */
export interface History extends StoredSeats {
  readonly initialState: State;
  readonly state: State;
  /** The entries up to `state`, none later. */
  readonly log: readonly HistoryEntry[];
}

/** Returns the course of a match, or undefined if there is none or it has not begun. */
export async function readHistory(
  database: Kysely<Tables>,
  matchID: string,
): Promise<History | undefined> {
  const row = await database
    .selectFrom('matches')
    .innerJoin('initial_states', 'initial_states.match_id', 'matches.id')
    .select([...tableColumns, 'seats_version', 'log_length', 'matches.state'])
    .select('initial_states.state as initial_state')
    .where('id', '=', matchID)
    .executeTakeFirst();
  if (!row) return undefined;
  const entries = await database
    .selectFrom('log')
    .select(['entry', 'made_at', 'stand_in'])
    .where('match_id', '=', matchID)
    // Between two queries another server may have added entries.
    .where('number', '<', row.log_length)
    .orderBy('number')
    .execute();
  return {
    table: tableDataFrom(row),
    seatsVersion: row.seats_version,
    initialState: stateFrom(row.initial_state),
    state: stateFrom(row.state),
    log: entries.map(({ entry, made_at: at, stand_in: standIn }) => ({
      entry: JSON.parse(entry),
      at,
      standIn: isLevel(standIn) ? standIn : null,
    })),
  };
}
