import type { Server } from 'boardgame.io';
import type { MixedChance } from '../../games/kit/record/format.ts';
import type { Clocks, Pace, Proposal, TableEvent } from '../../protocol/tables.ts';
import type { Players } from './seat-data.ts';

/** What is known of whoever sits at a seat and told to nobody; by `seatKey`. */
export interface Guest {
  /** Of the text that the browser keeps, hashed; null: it gave none. */
  readonly browser: string | null;
  /** The address, hashed with a key of this deployment; null: not known, or not needed any more. */
  readonly address: string | null;
  readonly language: string;
  /** The `seatKey` of their seat at the table before, where the same people play again; left out: they came anew. */
  readonly former?: string;
  /** What their page added to the chance of a match that has not begun; left out: nothing, or it has begun. */
  readonly number?: string;
}

/** Somebody who can't come back to a table. */
export interface Removed {
  readonly browser: string | null;
  /** null: the address may come back. */
  readonly address: string | null;
  /** Until when the address can't. Milliseconds since 1970. */
  readonly addressUntil: number;
}

/** How a table is run. Kept with its seats: both change as one. */
export interface TableSettings {
  readonly pace: Pace;
  /** full: the match begins as soon as all seats are taken; present: when all who sit there are there, too. */
  readonly begins: 'full' | 'present';
  /** The host's. */
  readonly language: string;
  readonly guests: Readonly<Record<string, Guest>>;
  readonly removed: readonly Removed[];
  /** The seat keys of players whom the host has removed. */
  readonly removedByHost: readonly string[];
  /** The seat keys of players whom a moderator has removed. */
  readonly takenAway: readonly string[];
  readonly proposal: Pick<Proposal, 'kind' | 'seat' | 'agreed' | 'dueAt'> | null;
  readonly events: readonly TableEvent[];
  /**
   * What the chance of the match is made of, with numbers from its beginning on; null: of a table of a former version,
   * or of a match that boardgame.io made. All but the fingerprint is told to nobody before the match is over.
   */
  readonly chance: MixedChance | null;
  /** The table at which the same people played before; null: this is the first. */
  readonly formerMatchID: string | null;
  /** What the seats say to playing again. */
  readonly answers: Readonly<Record<string, 'yes' | 'no'>>;
  /** Whether the match in which they play again has begun. */
  readonly hasNextBegun: boolean;
}

export const defaultSettings: TableSettings = {
  pace: { kind: 'together' },
  begins: 'full',
  language: 'en',
  guests: {},
  removed: [],
  removedByHost: [],
  takenAway: [],
  proposal: null,
  events: [],
  chance: null,
  formerMatchID: null,
  answers: {},
  hasNextBegun: false,
};

/** What is stored of a match beside its state, log and chat. */
export interface TableData extends Omit<Server.MatchData, 'players'> {
  players: Players;
  readonly terms: TableSettings;
  /** null: the match has not begun. */
  readonly begunAt: number | null;
  /** When all agreed to end it without a result; null: they have not. */
  readonly endedAt: number | null;
  /** The seats that the match waits for. */
  readonly awaited: readonly string[];
  readonly clocks: Clocks | null;
  /** boardgame.io's `_stateID` of the newest state; -1: there is none yet. */
  readonly stateID: number;
}

/** A match that boardgame.io has made, with what we know of tables beside it. */
export function begunTerms(metadata: Server.MatchData): TableData {
  return {
    terms: defaultSettings,
    begunAt: metadata.createdAt,
    endedAt: null,
    awaited: [],
    clocks: null,
    stateID: 0,
    ...metadata,
  };
}
