/**
 * The record of a match, from which every state can be reconstructed. docs/records.md describes it; records.schema.json
 * beside this file is its schema.
 */
import type { PlayerID } from '../player-id.ts';
import type { Result } from '../result.ts';
import type { Level } from '../search/levels.ts';

/** Value of `format` that distinguishes records from other JSON. */
export const recordFormat = 'paddock-record';

/** Version of the format. It rises when older programs can't read new records. */
export const recordVersion = 1;

/** The player who sat at a seat at the end of the match. */
export interface RecordSeat {
  /** Name of the player; empty if there was no player, or none with a name. */
  readonly name: string;
  /** Level of the bot at this seat, or null for a person. */
  readonly bot: Level | null;
}

/** A move as it was made. */
export interface RecordMove {
  readonly seat: PlayerID;
  readonly move: string;
  readonly args: readonly unknown[];
  /** Time of the move in milliseconds after `startedAt`. Left out if unknown. */
  readonly at?: number;
  /** Level of the stand-in bot that made the move. Left out if the seat's own player did. */
  readonly standIn?: Level;
}

/** Parts of a match's seed, so that everyone can check that no side chose it (docs/records.md). */
export interface MixedChance {
  /** The server seed, fixed before any player joined: 64 hexadecimal digits. */
  readonly secret: string;
  /** Commitment to the server seed, shown to everyone in advance: SHA-256 of its digits, in 64 hexadecimal digits. */
  readonly fingerprint: string;
  /**
   * Player seeds that the seats' pages added when they joined, by seat: 32 hexadecimal digits each. Some seats may have
   * none.
   */
  readonly numbers: Readonly<Record<PlayerID, string>>;
}

/**
 * A position from which the match continued with new luck. All face-down piles were shuffled there with this seed, and
 * all later randomness came from it, too.
 */
export interface NewSeed {
  /** Number of moves before the new seed. */
  readonly at: number;
  readonly seed: string;
}

/** Record of a match, complete or up to the point where it was abandoned. */
export interface MatchRecord {
  readonly format: typeof recordFormat;
  readonly version: typeof recordVersion;
  /** boardgame.io's name of the game. */
  readonly game: string;
  /** The game's `rulesVersion`: under other rules the same moves may lead elsewhere. */
  readonly rulesVersion: number;
  /** Free description of the match. Left out if there is none. */
  readonly about?: string;
  /** The chosen options (`setupData`). An option that is left out has its default value. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The seats in the order of their numbers. */
  readonly seats: readonly RecordSeat[];
  /** Seed from which all randomness of the match comes (boardgame.io's generator, alea). */
  readonly seed: string;
  /** Parts of the seed. Left out if it came from one side alone. */
  readonly chance?: MixedChance;
  /** Later seeds in the order of the match. Left out if the match has only one seed. */
  readonly newSeeds?: readonly NewSeed[];
  /** When the match began, in milliseconds since 1970. Left out if unknown. */
  readonly startedAt?: number;
  readonly moves: readonly RecordMove[];
  /** Result by the rules, or null if the match was abandoned before its end. */
  readonly result: Result | null;
}
