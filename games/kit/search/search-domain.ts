import type { PlayerID } from '../player-id.ts';
import type { Rng } from '../rng.ts';
import type { GameTypes, MoveOf, Rules } from '../rules.ts';

/** Information that a bot may use: its seat's view, and the public events of the log. */
export interface Observation<Types extends GameTypes> {
  readonly seat: PlayerID;
  readonly seen: Types['SeenState'];
  /** Events of the log so far, in order. */
  readonly events: readonly Types['Event'][];
}

/** A move worth considering. */
export interface Candidate<Move> {
  readonly move: Move;
  /** Key that is equal for moves the search treats as one, such as playing either of two cards with the same face. */
  readonly key: string;
  /** Prior: the moving seat's expected win share at first sight, 0 to 1. Undefined if there is none. */
  readonly prior?: number;
}

/** Expected win share of each seat, 0 to 1. */
export type WinShares = Readonly<Record<PlayerID, number>>;

/** Result of a search for one move. */
export interface Tried<Move> {
  readonly move: Move;
  readonly visits: number;
  /** The seat's expected win share after the move, 0 to 1. */
  readonly value: number;
}

/** A search for one decision. It can be stopped after any round. */
export interface Search<Move> {
  /** Whether at most one move is worth considering, so that one round is enough. */
  readonly isPlain: boolean;
  /** Searches one more determinized state. */
  round(): void;
  /** Returns the searched moves, the most visited first. */
  tried(): readonly Tried<Move>[];
}

/** The input of a search. */
export interface SearchStart<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize'> {
  readonly rules: Rules<Types>;
  readonly observation: Observation<Types>;
  readonly rng: Rng;
}

/** Knowledge of a game, with the search that uses it. */
export interface BotDomain<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize' | 'candidates'> {
  readonly newSearch: (start: SearchStart<Types>) => Search<MoveOf<Types['Moves']>>;
}

/** Knowledge of a game beyond its rules, for tree search. */
export interface SearchDomain<Types extends GameTypes> {
  /** Returns a whole state that is consistent with the observation: the seat's view of it equals its present view. */
  readonly determinize: (observation: Observation<Types>, rng: Rng) => Types['State'];
  /** Returns a seat's moves worth considering, the most promising first: at least one if any is legal. */
  readonly candidates: (
    state: Types['State'],
    seat: PlayerID,
    rng: Rng,
  ) => readonly Candidate<MoveOf<Types['Moves']>>[];
  /** Returns a sensible move quickly, for rollouts. */
  readonly rolloutMove: (state: Types['State'], seat: PlayerID, rng: Rng) => MoveOf<Types['Moves']>;
  /** Returns whether a rollout has gone far enough from its first state to be evaluated. */
  readonly isHorizon: (state: Types['State'], begin: Types['State']) => boolean;
  /** Returns each seat's expected win share in a state, or the actual one if the match is over. */
  readonly evaluate: (state: Types['State']) => WinShares;
}

/**
 * Knowledge of a game for sequential halving, which evaluates moves in the same determinized states; see
 * sequential-halving.ts.
 */
export interface HalvingDomain<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize' | 'candidates'> {
  /** Number of rounds before the first halving. Defaults to twelve. */
  readonly firstRounds?: number;
  /**
   * Returns the seat's expected win share after each of these moves in this state, 0 to 1. The state isn't modified.
   */
  readonly evaluateMoves: (
    state: Types['State'],
    seat: PlayerID,
    moves: readonly Candidate<MoveOf<Types['Moves']>>[],
    rng: Rng,
  ) => readonly number[];
}

/** Knowledge of a game for estimates of each seat's probability of winning; see estimates.ts. */
export interface WinModel<Types extends GameTypes>
  extends Pick<SearchDomain<Types>, 'determinize'> {
  /** Returns each seat's expected win share after a quick rollout from this state. The state may be modified. */
  readonly playOut: (state: Types['State'], rng: Rng) => WinShares;
  /**
   * Exponent to which the mean win shares are raised before they are normalised to a sum of 1; 1 changes nothing.
   * Fitted once to actual results (docs/bots.md).
   */
  readonly sharpness: number;
}
