import type { LogEntry, State } from 'boardgame.io';
import type { Kysely } from 'kysely';
import { isLevel, type Level } from '../../../games/kit/search/levels.ts';
import { metadataColumns, metadataFrom } from '../rows.ts';
import type { Tables } from '../schema.ts';
import { stateFrom } from '../state-text.ts';
import type { StoredSeats } from './matches.ts';

/** An entry of a match's log, with what is known of the move that it is of. */
export interface HistoryEntry {
  readonly entry: LogEntry;
  /** When it was made, milliseconds since 1970; null: not known. */
  readonly at: number | null;
  /** The level of the bot that made it in place of the seat's person; null: whoever sat there did, or it is not known. */
  readonly standIn: Level | null;
}

/** How a match has come to its newest state. */
export interface History extends StoredSeats {
  readonly initialState: State;
  readonly state: State;
  /** Up to `state`, no entry further. */
  readonly log: readonly HistoryEntry[];
}

/** How a match has gone; undefined: there is none, or it has not begun. */
export async function readHistory(
  database: Kysely<Tables>,
  matchID: string,
): Promise<History | undefined> {
  const row = await database
    .selectFrom('matches')
    .innerJoin('initial_states', 'initial_states.match_id', 'matches.id')
    .select([...metadataColumns, 'seats_version', 'log_length', 'matches.state'])
    .select('initial_states.state as initial_state')
    .where('id', '=', matchID)
    .executeTakeFirst();
  if (!row) return undefined;
  const entries = await database
    .selectFrom('log')
    .select(['entry', 'made_at', 'stand_in'])
    .where('match_id', '=', matchID)
    // Between two questions another server may have added to it.
    .where('number', '<', row.log_length)
    .orderBy('number')
    .execute();
  return {
    metadata: metadataFrom(row),
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
