import type { PlayerID } from 'boardgame.io';
import type { Rng } from '../rng.ts';
import type { GameTypes, MoveOf } from '../rules.ts';

/** All that a bot may go by: what its seat sees, and what the log has told everybody. */
export interface Observation<Types extends GameTypes> {
  readonly seat: PlayerID;
  readonly seen: Types['SeenState'];
  /** The events of the log so far, the first one first. */
  readonly events: readonly Types['Event'][];
}

/** A move worth considering. */
export interface Candidate<Move> {
  readonly move: Move;
  /** Equal for moves that are one and the same to the search, such as of two cards with one face. */
  readonly key: string;
  /** What the seat that moves can expect of it at first sight, 0 to 1; undefined: no idea. */
  readonly prior?: number;
}

/** What each seat can expect of a match: its share of the win, 0 to 1. */
export type WinShares = Readonly<Record<PlayerID, number>>;

/** What is known of a game beyond its rules, for the search. */
export interface SearchDomain<Types extends GameTypes> {
  /** A whole state that fits all that the seat sees and has seen: it sees of this state what it sees now. */
  readonly determinize: (observation: Observation<Types>, rng: Rng) => Types['State'];
  /** The moves worth considering of a seat, the most promising first: at least one where one is legal. */
  readonly candidates: (
    state: Types['State'],
    seat: PlayerID,
    rng: Rng,
  ) => readonly Candidate<MoveOf<Types['Moves']>>[];
  /** A sensible move, quickly, with which trial matches go on. */
  readonly rolloutMove: (state: Types['State'], seat: PlayerID, rng: Rng) => MoveOf<Types['Moves']>;
  /** Whether a trial match has gone far enough since the state it began with to be estimated. */
  readonly isHorizon: (state: Types['State'], begin: Types['State']) => boolean;
  /** How a match stands, or how it ended. */
  readonly evaluate: (state: Types['State']) => WinShares;
}

/** What is known of a game whose moves are weighed against each other in the same imagined states; see sequential-halving.ts. */
export interface HalvingDomain<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize' | 'candidates'> {
  /** So many rounds all moves stay in question; left out: twelve. */
  readonly firstRounds?: number;
  /** What the seat can expect of each of these moves in this very state, 0 to 1; the state stays as it is. */
  readonly evaluateMoves: (
    state: Types['State'],
    seat: PlayerID,
    moves: readonly Candidate<MoveOf<Types['Moves']>>[],
    rng: Rng,
  ) => readonly number[];
}

/** What is known of a game to say how likely each seat is to win it; see estimates.ts. */
export interface WinModel<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize'> {
  /** What each seat can expect as this very state goes on by rule of thumb; the state may be changed by that. */
  readonly playOut: (state: Types['State'], rng: Rng) => WinShares;
  /**
   * How much surer the estimates are made than the mean of outlooks: to what power they are raised before they are
   * brought to a sum of 1; 1: not at all. Fitted once to who won (docs/bots.md).
   */
  readonly sharpness: number;
}
