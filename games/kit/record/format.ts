/**
 * The record of a match: all that it takes to have every state of it again. docs/records.md describes it;
 * records.schema.json beside this file has it for programs.
 */
import type { PlayerID } from 'boardgame.io';
import type { Result } from '../result.ts';
import type { Level } from '../search/levels.ts';

/** What tells a record from any other JSON. */
export const recordFormat = 'paddock-record';

/** Rises when older programs can't read a record any more. */
export const recordVersion = 1;

/** The player who sat at a seat at the end of the match. */
export interface RecordSeat {
  /** Empty: nobody who gave a name. */
  readonly name: string;
  /** The level of the bot that played here; null: a person did. */
  readonly bot: Level | null;
}

/** A move as it was made. */
export interface RecordMove {
  readonly seat: PlayerID;
  readonly move: string;
  readonly args: readonly unknown[];
  /** Milliseconds after `startedAt`; left out: not known. */
  readonly at?: number;
  /** The level of a bot that stood in for the person of this seat; left out: the person moved. */
  readonly standIn?: Level;
}

/** From what the seed of a match was made, so that everybody can check that nobody has chosen it (docs/records.md). */
export interface MixedChance {
  /** The server's, fixed before anybody sat down: 64 hexadecimal digits. */
  readonly secret: string;
  /** SHA-256 of the secret's digits, as everybody was shown it before: 64 hexadecimal digits. */
  readonly fingerprint: string;
  /** What the pages of the seats added when they sat down: 32 hexadecimal digits each, by seat; of some none. */
  readonly numbers: Readonly<Record<PlayerID, string>>;
}

/**
 * A place from which on the match was played on with new luck: there all piles that lie face down were shuffled by
 * chance from this seed, and all chance after them came from it, too.
 */
export interface NewSeed {
  /** Number of moves before it. */
  readonly at: number;
  readonly seed: string;
}

/** A match, whole or up to where it was left. */
export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion;
  /** boardgame.io's name of the game. */
  readonly game: string;
  /** The game's `rulesVersion`: with other rules the same moves may lead elsewhere. */
  readonly rulesVersion: number;
  /** What the match is, in somebody's words; left out: nothing is said. */
  readonly about?: string;
  /** The options as they were chosen (`setupData`); what is left out has its default value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** By their numbers. */
  readonly seats: readonly RecordSeat[];
  /** All chance of the match comes from it (boardgame.io's generator, alea). */
  readonly seed: string;
  /** Left out: the seed came from one side alone. */
  readonly chance?: MixedChance;
  /** In the order of the match; left out: it has one seed throughout. */
  readonly newSeeds?: readonly NewSeed[];
  /** When the match began, milliseconds since 1970; left out: not known. */
  readonly startedAt?: number;
  readonly moves: readonly RecordMove[];
  /** How it ended by the rules; null: it was left before. */
  readonly result: Result | null;
}
