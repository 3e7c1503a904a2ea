import type { PlayerID } from 'boardgame.io';
import type { Result } from '../kit/result.ts';
import type { Seen } from '../kit/view.ts';
import type { CardID, Leg } from './components.ts';
import type { BugRaceOptions } from './options.ts';

/** A bug on its track. Sections count from 0; `trackLength` is the leg space on the apple part. */
export interface Bug {
  /** The section of the body's front; it covers `body - 2` to `body` (BR-1). */
  readonly body: number;
  /** The section beside which each leg stands. */
  readonly legs: Readonly<Record<Leg, number>>;
}

/** The card that a player is carrying out. */
export interface CardInPlay {
  readonly cardID: CardID;
  /** Its legs that have not moved yet. */
  readonly unmoved: readonly Leg[];
}

/** A bug with the card that moves it: all that a step of its player looks at and changes. */
export interface LegPlay {
  readonly bug: Bug;
  readonly cardInPlay: CardInPlay | null;
}

/** One step on the board: a leg of the card in play, or the body. */
export type Step = Leg | 'body';

/** What one player alone may see. */
export interface Hand {
  /** Cards being chosen from in `legPass`. */
  offered: CardID[];
  /** Cards kept in this turn; in `legMove` the whole hand. */
  kept: CardID[];
  /** The offered card that this player wants to keep; null: not chosen yet. */
  choice: CardID | null;
}

/** Where cards are passed: to the next seat (left) or to the one before (BR-10). */
export const directions = ['left', 'right'] as const;
/** One of the two directions. */
export type Direction = (typeof directions)[number];

/** The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody. */
export interface BugRaceState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: BugRaceOptions;
  /** Number of the turn, from 1. */
  turn: number;
  step: 'legPass' | 'legMove';
  /** Seats whose bugs are still racing, in the order of seats (BR-16). */
  racing: PlayerID[];
  bugs: Record<PlayerID, Bug>;
  cardsInPlay: Record<PlayerID, CardInPlay | null>;
  hasChosen: Record<PlayerID, boolean>;
  /** Who has ended the own part of this turn's `legMove`. */
  isDone: Record<PlayerID, boolean>;
  /** Cards in each hand, offered and kept together. */
  handSizes: Record<PlayerID, number>;
  pileSize: number;
  /** Played cards, face up, the newest last (BR-13). */
  discards: CardID[];
  /** The turn in which each bug crossed the line; null: still racing or never did. */
  finishedInTurn: Record<PlayerID, number | null>;
  /** Set when the race is over. */
  result: Result | null;
  players: Record<PlayerID, Hand>;
  /** Missing in what clients get. The last card of the pile is its top. */
  secret?: { pile: CardID[] };
}

/** G as a seat or a spectator sees it. */
export type SeenBugRaceState = Seen<BugRaceState>;

/** What the log tells: public facts, typed; words are made where they are shown. */
export type BugRaceEvent =
  | { readonly type: 'chose'; readonly playerID: PlayerID }
  | {
      readonly type: 'passed';
      readonly direction: Direction;
      readonly count: number;
      readonly swap: boolean;
    }
  | {
      readonly type: 'played';
      readonly playerID: PlayerID;
      readonly cardID: CardID;
      readonly steps: readonly Step[];
      /** Legs that did not move, once the card is finished; empty while it stays in play. */
      readonly unmoved: readonly Leg[];
    }
  | {
      readonly type: 'stepped';
      readonly playerID: PlayerID;
      readonly step: Step;
      readonly section: number;
    }
  | {
      readonly type: 'cardFinished';
      readonly playerID: PlayerID;
      readonly cardID: CardID;
      /** Legs of the card that did not move: at least one, else there is nothing to tell. */
      readonly unmoved: readonly Leg[];
    }
  | { readonly type: 'done'; readonly playerID: PlayerID; readonly bodySteps: number }
  | { readonly type: 'crossed'; readonly playerID: PlayerID; readonly place: number }
  | { readonly type: 'reshuffled' }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Why the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  'notRacing',
  'wrongPhase',
  'notOffered',
  'sameChoice',
  'notInHand',
  'cardInPlay',
  'noCardInPlay',
  'notALeg',
  'notOnCard',
  'alreadyMoved',
  'loseLeg',
  'legTaken',
  'trackEnds',
  'bodyWaits',
  'mustMove',
  'cardsLeft',
  'alreadyDone',
  'badSteps',
] as const;
/** One of the reasons for which the rules refuse a move. */
export type Refusal = (typeof refusals)[number];
