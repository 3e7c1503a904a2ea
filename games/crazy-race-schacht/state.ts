import type { PlayerID } from 'boardgame.io';
import type { Result } from '../kit/result.ts';
import type { Seen } from '../kit/view.ts';
import type {
  DriverCardID,
  Model,
  PointsCardID,
  PointsPile,
  Side,
  StageCardID,
} from './components.ts';
import type { CrazyRaceOptions } from './options.ts';

/** The phases, by the names that boardgame.io knows them by. */
export const steps = ['driverPlacement', 'stageEvaluation', 'reclaim', 'penalty'] as const;
/** One of the four phases. */
export type Step = (typeof steps)[number];

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

/** What one player alone may see. */
export interface OwnCards {
  hand: DriverCardID[];
  /** The own face-down pile (CS-13). */
  pile: DriverCardID[];
  /** The own cards at the stage. */
  placed: OwnPlacedDriver[];
  /** Phase `reclaim`: the card to be taken back into hand; null: none, or not answered yet. */
  reclaimed: DriverCardID | null;
  /** Phase `penalty`: the points card to be discarded; null: not answered yet. */
  toDiscard: PointsCardID | null;
}

/** The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody. */
export interface CrazyRaceState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: CrazyRaceOptions;
  step: Step;
  /** Number of the stage, 1 to 8. */
  stage: number;
  /** The stage card that lies open. */
  stageCard: StageCardID;
  /** The cards of the stages before, the first one first. */
  pastStageCards: StageCardID[];
  firstPlayer: PlayerID;
  /** `driverPlacement`: the round, 1 to 3. */
  round: number;
  /** Whose turn it is in `driverPlacement`; null in every other phase. */
  toPlace: PlayerID | null;
  /** The cards at each side of the stage card, in the order in which they came. */
  placed: PlacedDriver[][];
  /** `stageEvaluation`: the side under evaluation; null in every other phase. */
  side: Side | null;
  /** `stageEvaluation`: what the side's winner may move. */
  movement: Movement | null;
  /** CS-V2: who must choose between a points card of the pile and another player's; null: nobody. */
  prizeFor: PlayerID | null;
  /** Who could have moved a locomotive in this stage (CS-13). */
  couldMove: PlayerID[];
  /** `reclaim`, `penalty`: seats that have not answered yet. */
  toAnswer: PlayerID[];
  locomotives: Record<PlayerID, Locomotives>;
  hasTakenBack: Record<PlayerID, boolean>;
  /** CS-6: who has said to have no card in hand. */
  isOutOfCards: Record<PlayerID, boolean>;
  piles: Record<PointsPile, VisiblePile>;
  /** The points cards that each player has, the newest last. */
  points: Record<PlayerID, PointsCardID[]>;
  /** Points cards that penalties have cost (CS-V1). */
  discardedPoints: PointsCardID[];
  /** Set when the race is over. */
  result: Result | null;
  players: Record<PlayerID, OwnCards>;
  /** Missing in what clients get. */
  secret?: {
    /** The stage cards to come; the last one is the top. */
    stageCards: StageCardID[];
    /** With `shuffled`: the cards below the top one of each pile, the next one first. */
    points: Record<PointsPile, PointsCardID[]>;
  };
}

/** G as a seat or a spectator sees it. */
export type SeenCrazyRaceState = Seen<CrazyRaceState>;

/** What the log tells: public facts, typed; words are made where they are shown. */
export type CrazyRaceEvent =
  | {
      readonly type: 'stageBegan';
      readonly stage: number;
      readonly stageCard: StageCardID;
      readonly firstPlayer: PlayerID;
    }
  | {
      readonly type: 'placed';
      readonly playerID: PlayerID;
      readonly side: Side;
      readonly order: number;
    }
  | { readonly type: 'passed'; readonly playerID: PlayerID }
  /** CS-7: no card in hand, and the pile has been taken back before. */
  | { readonly type: 'passedOver'; readonly playerID: PlayerID }
  | { readonly type: 'tookBack'; readonly playerID: PlayerID }
  | { readonly type: 'outOfCards'; readonly playerID: PlayerID }
  /** CS-20: nobody will have a card again, so this stage is the last one. */
  | { readonly type: 'cardsOut' }
  | { readonly type: 'sideEmpty'; readonly side: Side; readonly isTaboo: boolean }
  | {
      readonly type: 'revealed';
      readonly side: Side;
      /** In the order in which they came. */
      readonly cards: readonly RevealedDriver[];
      readonly winner: PlayerID;
      /** The winner's sum. */
      readonly sum: number;
      /** Whether others had the same sum, and the first card decided. */
      readonly isTie: boolean;
    }
  /** The rest of a movement that no locomotive can make: the one shown, or all, are home (CS-9 to CS-11). */
  | {
      readonly type: 'movementLost';
      readonly playerID: PlayerID;
      readonly side: Side;
      readonly left: number;
      /** The locomotive that the side shows; null: any. */
      readonly model: Model | null;
    }
  | {
      readonly type: 'advanced';
      readonly playerID: PlayerID;
      readonly model: Model;
      /** Progress before and after. */
      readonly from: number;
      readonly to: number;
      /** Locomotives of its own player that it jumped over (CS-16). */
      readonly jumps: number;
    }
  | {
      readonly type: 'tookPoints';
      readonly playerID: PlayerID;
      readonly pile: PointsPile;
      /** null: the pile was empty. */
      readonly cardID: PointsCardID | null;
    }
  | {
      readonly type: 'stole';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: PointsCardID;
    }
  | {
      readonly type: 'declined';
      readonly playerID: PlayerID;
      readonly side: Side;
      /** Spaces given up. */
      readonly left: number;
    }
  | { readonly type: 'reclaimed'; readonly playerID: PlayerID; readonly tookCard: boolean }
  /** CS-13: all cards at the stage go face down to their owners' piles. */
  | { readonly type: 'discarded' }
  /** CS-V1: for a locomotive at the greatest distance. */
  | {
      readonly type: 'lostHighest';
      readonly playerID: PlayerID;
      readonly cardID: PointsCardID;
      /** Spaces that the locomotive is away from home. */
      readonly distance: number;
    }
  /** CS-V1: has chosen what to discard; which is told when all have. */
  | { readonly type: 'choseDiscard'; readonly playerID: PlayerID }
  /** CS-V1: for a locomotive at the next greatest distance. */
  | {
      readonly type: 'lostChosen';
      readonly playerID: PlayerID;
      readonly cardID: PointsCardID;
      readonly distance: number;
    }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

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
