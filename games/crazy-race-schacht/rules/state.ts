import type { PlayerID } from '../../kit/player-id.ts';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
import type {
  DriverCardID,
  Model,
  PointsCardID,
  PointsPile,
  Side,
  StageCardID,
} from './components.ts';
import type { SchachtOptions } from './options.ts';

/** A player's locomotives: the progress of each, 0 (start) to 12 (home), 6 on the turntable (CS-15). */
export type Locomotives = Readonly<Record<Model, number>>;

/** A driver card at the stage, as all players see it. */
export interface PlacedDriver {
  readonly playerID: PlayerID;
  /** Place in the order of all cards at this stage, from 1, over all sides (CS-3). */
  readonly order: number;
  /** Its face; null until its side is evaluated. */
  readonly cardID: DriverCardID | null;
}

type CardsAtSide = readonly PlacedDriver[];

/** The cards at each side of the stage card, in the order in which they came. */
export type Placed = readonly [CardsAtSide, CardsAtSide, CardsAtSide, CardsAtSide];

/** A driver card at the stage, as its owner knows it. */
export interface OwnPlacedDriver {
  readonly order: number;
  readonly side: Side;
  readonly cardID: DriverCardID;
}

/** A driver card whose face all players have seen. */
export interface RevealedDriver {
  readonly playerID: PlayerID;
  readonly order: number;
  readonly cardID: DriverCardID;
}

/** The movement that the winner of the side under evaluation may still make (CS-9 to CS-12). */
export interface Movement {
  readonly side: Side;
  readonly playerID: PlayerID;
  /** The only locomotive that may move, or null if the winner chooses. */
  readonly model: Model | null;
  /** Whether the spaces may be split among locomotives, as with a `?`. If false, one locomotive moves all of them. */
  readonly isSplittable: boolean;
  /** Number of spaces left to move. */
  readonly left: number;
}

/** A part of a movement: a locomotive and how many spaces it moves. */
export interface Advance {
  readonly locomotive: Model;
  readonly distance: number;
}

/** A pile of points cards. */
export interface VisiblePile {
  /** Number of all cards in the pile, visible or not. */
  readonly count: number;
  /** The cards whose faces are visible, the top card first; with `shuffled` only that one. */
  readonly seen: readonly PointsCardID[];
}

/** CS-2: one player after another places a driver card, or passes. */
export interface DriverPlacement {
  readonly phase: 'driverPlacement';
  /** Number of the round, 1 to 3. */
  readonly round: number;
  /** The player whose turn it is. */
  readonly toPlace: PlayerID;
}

/** CS-8 to CS-12: the winner of a side has a decision to make. */
export interface StageEvaluation {
  readonly phase: 'stageEvaluation';
  /**
   * The decision that the winner has to make. With `prize` (CS-V2), it is first the choice between a points card of the
   * pile and another player's.
   */
  readonly asks: 'movement' | 'prize';
  readonly movement: Movement;
  /** The players who could have moved a locomotive in this stage (CS-13). */
  readonly couldMove: readonly PlayerID[];
}

/** CS-13: players who could move no locomotive may take one of their cards back; all at the same time. */
export interface Reclaim {
  readonly phase: 'reclaim';
  /** All players who may take a card back. */
  readonly entitled: readonly PlayerID[];
  /** Those of these players who have not answered yet. */
  readonly toAnswer: readonly PlayerID[];
}

/** CS-V1: players choose a points card to discard; all at the same time. */
export interface Penalty {
  readonly phase: 'penalty';
  /** The players who have not answered yet. */
  readonly toAnswer: readonly PlayerID[];
}

/** CS-20: the race is over, and no decision is left. */
export interface RaceOver {
  readonly phase: 'raceOver';
  readonly result: Result;
}

/**
 * The present decision, and the players who have to make it. All but `raceOver` are the phases that boardgame.io knows.
 */
export type Step = DriverPlacement | StageEvaluation | Reclaim | Penalty | RaceOver;

/** A player's answer in a phase in which all answer at the same time. */
export type Answer =
  /** The driver card to be taken back into the hand, or null for none. */
  | { readonly phase: 'reclaim'; readonly cardID: DriverCardID | null }
  /** The points card to be discarded. */
  | { readonly phase: 'penalty'; readonly cardID: PointsCardID };

/** The part of the state that only its player may see. */
export interface OwnCards {
  readonly hand: readonly DriverCardID[];
  /** The player's own face-down pile (CS-13). */
  readonly pile: readonly DriverCardID[];
  /** The player's own cards at the stage. */
  readonly placed: readonly OwnPlacedDriver[];
  /** The player's own answer, until all have answered; null before it. */
  readonly answer: Answer | null;
}

/** The part of the state that no player may see. */
export interface Hidden {
  /** The stage cards to come; the last one is the top. */
  readonly stageCards: readonly StageCardID[];
  /** With `shuffled`: the cards below the top one of each pile, the next one first. */
  readonly points: Readonly<Record<PointsPile, readonly PointsCardID[]>>;
}

/**
 * The state of a match, G, as plain JSON: public fields, `players` with a private part for each seat, and `secret` for
 * no player. The rules change its fields and the entries of its records in place; the values of these are replaced as a
 * whole.
 */
export interface SchachtState {
  /** Rules version with which the match was created. */
  readonly rulesVersion: number;
  readonly options: SchachtOptions;
  /** All seats, in the order of play. */
  readonly seats: readonly PlayerID[];
  step: Step;
  /** Number of the stage, 1 to 8. */
  stage: number;
  /** The face-up stage card. */
  stageCard: StageCardID;
  /** The cards of earlier stages, in order. */
  pastStageCards: readonly StageCardID[];
  firstPlayer: PlayerID;
  placed: Placed;
  readonly locomotives: Record<PlayerID, Locomotives>;
  readonly hasTakenBack: Record<PlayerID, boolean>;
  /** CS-6: whether each player has announced that they have no card in hand, by player. */
  readonly isOutOfCards: Record<PlayerID, boolean>;
  readonly piles: Record<PointsPile, VisiblePile>;
  /** The points cards that each player has, the newest last. */
  readonly points: Record<PlayerID, readonly PointsCardID[]>;
  /** Points cards lost to penalties (CS-V1). */
  discardedPoints: readonly PointsCardID[];
  readonly players: Record<PlayerID, OwnCards>;
  /** The secret part, which clients don't get. */
  secret?: Hidden;
}

/** G as a seat or a spectator sees it. */
export type SeenSchachtState = PlayerView<SchachtState>;

/** Reasons for which the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  'notPlaying',
  'wrongPhase',
  'notYourTurn',
  'notInHand',
  'notASide',
  'tabooSide',
  'alreadyTakenBack',
  'emptyPile',
  'notYourLocomotive',
  'otherLocomotive',
  'alreadyHome',
  'notADistance',
  'wrongDistance',
  'tooFar',
  'badFurtherMoves',
  'choosePrize',
  'noPrize',
  'ownPoints',
  'notASeat',
  'nothingToSteal',
  'nothingToReclaim',
  'alreadyAnswered',
  'notPlayedHere',
  'notYourPoints',
] as const;
/** One of the reasons for which the rules refuse a move. */
export type Refusal = (typeof refusals)[number];

/**
 * Returns a copy to play on. Only the records that rules change in place are copied; all else is replaced as a whole,
 * so it can be shared.
 */
export function cloneState(state: SchachtState): SchachtState {
  return {
    ...state,
    locomotives: { ...state.locomotives },
    hasTakenBack: { ...state.hasTakenBack },
    isOutOfCards: { ...state.isOutOfCards },
    piles: { ...state.piles },
    points: { ...state.points },
    players: { ...state.players },
  };
}
