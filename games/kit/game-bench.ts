import type { PlayerID } from './player-id.ts';
import type { Rng } from './rng.ts';
import type { AnyMove, AnyRules } from './rules.ts';

/** A decision of a player in a bench. */
export interface BenchTurn {
  readonly rules: AnyRules;
  /** The whole state: honest players look at their view of it alone. */
  readonly G: unknown;
  readonly seat: PlayerID;
  /** The player's own random numbers, apart from those of the match. */
  readonly rng: Rng;
}

/** The middle of a match, and how a player chooses a card there. */
export interface MidMatch {
  /** Minimum number of moves made. */
  readonly moves: number;
  /** The move for which cards of a hand are chosen, of which the seat has two or more to make. */
  readonly cardMove: string;
  /** Selector of the hand's buttons. */
  readonly cards: string;
  /** Selector of the button that takes the choice back; null if choosing another card does. */
  readonly back: string | null;
}

/** What benches and the scripts that take pictures know of a game. Hosts load none of it. */
export interface GameBench {
  /** Numbers of players to measure: the fewest, and many. */
  readonly playerCounts: readonly number[];
  /** Options that make another game. */
  readonly variants: readonly object[];
  /** Whether boardgame.io's MCTSBot gets better with a second for each decision. */
  readonly isLongMctsWorthwhile: boolean;
  /** A player in a few lines, fixed once as a measure: never tuned. */
  readonly greedy: (turn: BenchTurn) => AnyMove;
  readonly midMatch: MidMatch;
  /** The racer on the cover, from which the game's icon is cut: its centre, and the width of a square around it. */
  readonly racer: readonly [x: number, y: number, width: number];
}
