import type { PlayerID } from 'boardgame.io';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
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
export interface BugWithCard {
  readonly bug: Bug;
  readonly cardInPlay: CardInPlay | null;
}

/** One step on the board: a leg of the card in play, or the body. */
export type Step = Leg | 'body';

/** Cards that went from one player to another in one pass. */
export interface PassedOn {
  readonly to: PlayerID;
  readonly cards: readonly CardID[];
}

/** What one player alone may see. */
export interface Hand {
  /** Cards being chosen from in `legPass`. */
  readonly offered: readonly CardID[];
  /** Cards kept in this turn; in `legMove` the whole hand. */
  readonly kept: readonly CardID[];
  /** The offered card that this player wants to keep; null: not chosen yet. */
  readonly choice: CardID | null;
  /** What this player has passed on in this turn, pass by pass. */
  readonly passedOn: readonly PassedOn[];
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
  racing: readonly PlayerID[];
  readonly bugs: Record<PlayerID, Bug>;
  readonly cardsInPlay: Record<PlayerID, CardInPlay | null>;
  /** The players who have chosen a card in this pass of `legPass`. */
  readonly hasChosen: Record<PlayerID, boolean>;
  /** The players who have ended the player's own part of `legMove`; nobody in `legPass`. */
  readonly isDone: Record<PlayerID, boolean>;
  /** Cards in each hand, offered and kept together. */
  readonly handSizes: Record<PlayerID, number>;
  pileSize: number;
  /** Played cards, face up, the newest last (BR-13). */
  discards: readonly CardID[];
  /** The turn in which each bug crossed the line; null: still racing or never did. */
  readonly finishedInTurn: Record<PlayerID, number | null>;
  /** Set when the race is over. */
  result: Result | null;
  readonly players: Record<PlayerID, Hand>;
  /** Missing in what clients get. The last card of the pile is its top. */
  secret?: { readonly pile: readonly CardID[] };
}

/** G as a seat or a spectator sees it. */
export type SeenBugRaceState = PlayerView<BugRaceState>;

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
