import type { PlayerID } from 'boardgame.io';
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

/** A driver card at the stage, as everybody sees it. */
export interface PlacedDriver {
  readonly playerID: PlayerID;
  /** When it came to this stage, from 1; rises over all sides (CS-3). */
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

/** A driver card whose face everybody has seen. */
export interface RevealedDriver {
  readonly playerID: PlayerID;
  readonly order: number;
  readonly cardID: DriverCardID;
}

/** What the winner of the side under evaluation may still move (CS-9 to CS-12). */
export interface Movement {
  readonly side: Side;
  readonly playerID: PlayerID;
  /** The only locomotive that may move; null: the winner chooses. */
  readonly model: Model | null;
  /** true: a `?`, whose spaces may be split among locomotives; false: all of them with one. */
  readonly isSplittable: boolean;
  /** Spaces left to move. */
  readonly left: number;
}

/** A part of a movement: a locomotive and how many spaces it moves. */
export interface Advance {
  readonly locomotive: Model;
  readonly distance: number;
}

/** A pile of points cards. */
export interface VisiblePile {
  /** All cards in it, seen or not. */
  readonly count: number;
  /** The cards whose faces are seen, the top card first; with `shuffled` only that one. */
  readonly seen: readonly PointsCardID[];
}

/** CS-2: one player after another places a driver card, or passes. */
export interface DriverPlacement {
  readonly phase: 'driverPlacement';
  /** 1 to 3. */
  readonly round: number;
  /** Whose turn it is. */
  readonly toPlace: PlayerID;
}

/** CS-8 to CS-12: the winner of a side has something to decide. */
export interface StageEvaluation {
  readonly phase: 'stageEvaluation';
  /** `prize` (CS-V2): first to choose between a points card of the pile and another player's. */
  readonly asks: 'movement' | 'prize';
  readonly movement: Movement;
  /** The players who could have moved a locomotive in this stage (CS-13). */
  readonly couldMove: readonly PlayerID[];
}

/** CS-13: players who could move none may take one of their cards back; all at the same time. */
export interface Reclaim {
  readonly phase: 'reclaim';
  /** All who may. */
  readonly entitled: readonly PlayerID[];
  /** Those of them who have not answered yet. */
  readonly toAnswer: readonly PlayerID[];
}

/** CS-V1: players choose a points card to discard; all at the same time. */
export interface Penalty {
  readonly phase: 'penalty';
  /** The players who have not answered yet. */
  readonly toAnswer: readonly PlayerID[];
}

/** CS-20: nothing is asked of anybody any more. */
export interface RaceOver {
  readonly phase: 'raceOver';
  readonly result: Result;
}

/** What is asked now, and of whom. All but `raceOver` are the phases that boardgame.io knows. */
export type Step = DriverPlacement | StageEvaluation | Reclaim | Penalty | RaceOver;

/** What a player has answered in a phase in which all answer at the same time. */
export type Answer =
  /** The driver card to be taken back into hand; null: none. */
  | { readonly phase: 'reclaim'; readonly cardID: DriverCardID | null }
  /** The points card to be discarded. */
  | { readonly phase: 'penalty'; readonly cardID: PointsCardID };

/** What one player alone may see. */
export interface OwnCards {
  readonly hand: readonly DriverCardID[];
  /** The player's own face-down pile (CS-13). */
  readonly pile: readonly DriverCardID[];
  /** The player's own cards at the stage. */
  readonly placed: readonly OwnPlacedDriver[];
  /** The player's own answer, until all have answered; null: none yet. */
  readonly answer: Answer | null;
}

/** What nobody may see. */
export interface Hidden {
  /** The stage cards to come; the last one is the top. */
  readonly stageCards: readonly StageCardID[];
  /** With `shuffled`: the cards below the top one of each pile, the next one first. */
  readonly points: Readonly<Record<PointsPile, readonly PointsCardID[]>>;
}

/**
 * The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody.
 * The rules change its fields and the entries of its records; what those hold is replaced as a whole.
 */
export interface SchachtState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: SchachtOptions;
  /** All seats, in the order of play. */
  readonly seats: readonly PlayerID[];
  step: Step;
  /** Number of the stage, 1 to 8. */
  stage: number;
  /** The stage card that lies open. */
  stageCard: StageCardID;
  /** The cards of the stages before, the first one first. */
  pastStageCards: readonly StageCardID[];
  firstPlayer: PlayerID;
  placed: Placed;
  readonly locomotives: Record<PlayerID, Locomotives>;
  readonly hasTakenBack: Record<PlayerID, boolean>;
  /** CS-6: the players who have said that they have no card in hand. */
  readonly isOutOfCards: Record<PlayerID, boolean>;
  readonly piles: Record<PointsPile, VisiblePile>;
  /** The points cards that each player has, the newest last. */
  readonly points: Record<PlayerID, readonly PointsCardID[]>;
  /** Points cards that penalties have cost (CS-V1). */
  discardedPoints: readonly PointsCardID[];
  readonly players: Record<PlayerID, OwnCards>;
  /** Missing in what clients get. */
  secret?: Hidden;
}

/** G as a seat or a spectator sees it. */
export type SeenSchachtState = PlayerView<SchachtState>;

/** Why the rules refuse a move. Each has a sentence in every language. */
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
