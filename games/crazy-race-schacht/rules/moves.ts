import type { PlayerID } from '../../kit/player-id.ts';
import type { MoveOf } from '../../kit/rules.ts';
import type { DriverCardID, Model, PointsCardID, Side } from './components.ts';
import type { Advance } from './state.ts';

/**
 * The moves of Crazy Race with their arguments, as boards and clients call them.
 * A type, no interface, so that it fits boardgame.io's record of moves.
 */
export type SchachtMoves = {
  /** Phase `driverPlacement`: places a driver card of the hand face down at a side of the stage card (CS-2 to CS-4). */
  readonly placeDriver: (cardID: DriverCardID, side: Side) => void;
  /** Phase `driverPlacement`: places no card in this round (CS-2). */
  readonly pass: () => void;
  /** Phase `driverPlacement`: takes the player's own face-down pile into the hand, in or out of turn (CS-5). */
  readonly takeBack: () => void;
  /**
   * Phase `stageEvaluation`: moves a locomotive by this number of spaces. Where a `?` is split, `further` lists all
   * other parts of it in their order (CS-9 to CS-12).
   */
  readonly advance: (
    locomotive: Model,
    distance: number,
    further?: readonly Advance[] | null,
  ) => void;
  /** Phase `stageEvaluation`: gives up the remaining spaces (CS-12). */
  readonly decline: () => void;
  /** Phase `stageEvaluation`, option `steal`: takes the points card of the pile (CS-V2). */
  readonly drawPoints: () => void;
  /** Phase `stageEvaluation`, option `steal`: takes a random points card of another player instead (CS-V2). */
  readonly steal: (from: PlayerID) => void;
  /** Phase `reclaim`: takes one of the player's own cards at the stage back into the hand, or none if null (CS-13). */
  readonly reclaim: (cardID: DriverCardID | null) => void;
  /** Phase `penalty`: gives up a points card (CS-V1). */
  readonly discardPoints: (cardID: PointsCardID) => void;
};

/** One move of Crazy Race with its arguments, as the rules list and play it. */
export type SchachtMove = MoveOf<SchachtMoves>;
