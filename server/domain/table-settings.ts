import type { Server } from 'boardgame.io';
import type { MixedChance } from '../../games/kit/record/format.ts';
import type { Clocks, Proposal, Table, TableEvent, TimeControl } from '../../protocol/tables.ts';
import type { Players } from './seat-data.ts';

/** Private data about the player of a seat, stored by `seatKey` and sent to no client. */
export interface Guest {
  /** Hash of the text that the browser stores, or null if it gave none. */
  readonly browser: string | null;
  /** Hash of the address with a key of this deployment. Null if it is unknown or no longer needed. */
  readonly address: string | null;
  readonly language: string;
  /**
   * The `seatKey` of the player's seat at the former table, where the same people play again. Undefined for other
   * players.
   */
  readonly former?: string;
  /** The player's seed for the shuffle. Undefined if there is none, or the match has begun. */
  readonly playerSeed?: string;
}

/** A player who can't return to a table. */
export interface Removed {
  readonly browser: string | null;
  /** Null if the address may return. */
  readonly address: string | null;
  /** End of the address's exclusion. In milliseconds since 1970. */
  readonly addressUntil: number;
}

/** Settings and history of a table. Stored with its seats: both change together. */
export interface TableSettings {
  readonly timeControl: TimeControl;
  /**
   * The condition for the beginning. `full`: all seats are taken; `present`: also, all seated players are connected.
   */
  readonly begins: 'full' | 'present';
  /** Language of the host. */
  readonly language: string;
  /**
   * Hash of the address that created the table, as in `Guest`. Null if it is no longer needed, or the table is of a
   * former version.
   */
  readonly creator: string | null;
  readonly guests: Readonly<Record<string, Guest>>;
  readonly removed: readonly Removed[];
  /** The seat keys of players whom the host has removed. */
  readonly removedByHost: readonly string[];
  /** The seat keys of the last players whose seats became free because they were away. */
  readonly freedSeats: readonly string[];
  /** The seat keys of players whom a moderator has removed. */
  readonly takenAway: readonly string[];
  readonly proposal: Pick<Proposal, 'kind' | 'seat' | 'agreed' | 'dueAt'> | null;
  readonly events: readonly TableEvent[];
  /**
   * The shuffle seed of the match, with player seeds from its beginning on. Null for tables of a former version, and
   * for matches that boardgame.io created. Until the match is over, clients are sent only the commitment.
   */
  readonly chance: MixedChance | null;
  /** The table at which the same people played before, or null if this is the first. */
  readonly formerMatchID: string | null;
  /** The answers to playing again, by seat. */
  readonly answers: Readonly<Record<string, 'yes' | 'no'>>;
  /** Whether the next match of the same people has begun. */
  readonly hasNextBegun: boolean;
  /** As pages get them (`Table`). */
  readonly quickStart: Table['quickStart'];
  readonly daily: Table['daily'];
}

export const defaultSettings: TableSettings = {
  timeControl: { kind: 'together' },
  begins: 'full',
  language: 'en',
  creator: null,
  guests: {},
  removed: [],
  removedByHost: [],
  freedSeats: [],
  takenAway: [],
  proposal: null,
  events: [],
  chance: null,
  formerMatchID: null,
  answers: {},
  hasNextBegun: false,
  quickStart: null,
  daily: null,
};

/** The stored data of a match beside its state, log and chat. */
export interface TableData extends Omit<Server.MatchData, 'players'> {
  players: Players;
  readonly settings: TableSettings;
  /** Time of the beginning, or null if the match has not begun. */
  readonly begunAt: number | null;
  /** Time at which all agreed to end the match without a result, or null. */
  readonly endedAt: number | null;
  /** The seats that the match waits for. */
  readonly awaited: readonly string[];
  readonly clocks: Clocks | null;
  /** boardgame.io's `_stateID` of the newest state, or -1 if there is none yet. */
  readonly stateID: number;
}

/** Returns a match that boardgame.io has created with the default table settings. */
export function tableDataOf(metadata: Server.MatchData): TableData {
  return {
    settings: defaultSettings,
    begunAt: metadata.createdAt,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: 0,
    ...metadata,
  };
}
