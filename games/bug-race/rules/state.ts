import type { PlayerID } from '../../kit/player-id.ts';
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

/** A bug with the card that moves it: all that a player's step depends on and changes. */
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

/** The part of the state that only its player may see. */
export interface Hand {
  /** Cards being chosen from in `legPass`. */
  readonly offered: readonly CardID[];
  /** Cards kept in this turn; in `legMove` the whole hand. */
  readonly kept: readonly CardID[];
  /** The offered card that this player wants to keep, or null before a choice. */
  readonly choice: CardID | null;
  /** Cards that this player has passed on in this turn, pass by pass. */
  readonly passedOn: readonly PassedOn[];
}

/** Directions of passing: to the next seat (left) or to the previous one (right) (BR-10). */
export const directions = ['left', 'right'] as const;
/** One of the two directions. */
export type Direction = (typeof directions)[number];

/**
 * The state of a match, G, as plain JSON: public fields, `players` with a private part for each seat, and `secret` for
 * no player.
 */
export interface BugRaceState {
  /** Rules version with which the match was created. */
  readonly rulesVersion: number;
  readonly options: BugRaceOptions;
  /** Number of the turn, from 1. */
  turn: number;
  step: 'legPass' | 'legMove';
  /** Seats whose bugs are still racing, in the order of seats (BR-16). */
  racing: readonly PlayerID[];
  readonly bugs: Record<PlayerID, Bug>;
  readonly cardsInPlay: Record<PlayerID, CardInPlay | null>;
  /** Whether each player has chosen a card in this pass of `legPass`, by player. */
  readonly hasChosen: Record<PlayerID, boolean>;
  /** Whether each player has ended their part of `legMove`, by player; false for all in `legPass`. */
  readonly isDone: Record<PlayerID, boolean>;
  /** Number of cards in each hand, by player: offered and kept ones together. */
  readonly handSizes: Record<PlayerID, number>;
  pileSize: number;
  /** Played cards, face up, the newest last (BR-13). */
  discards: readonly CardID[];
  /** The turn in which each bug crossed the line, by player; null if it is still racing or never did. */
  readonly finishedInTurn: Record<PlayerID, number | null>;
  /** Result of the race, or null while it is under way. */
  result: Result | null;
  readonly players: Record<PlayerID, Hand>;
  /** The pile, which clients don't get. Its last card is the top. */
  secret?: { readonly pile: readonly CardID[] };
}

/** G as a seat or a spectator sees it. */
export type SeenBugRaceState = PlayerView<BugRaceState>;

/** Reasons for which the rules refuse a move. Each has a sentence in every language. */
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

/**
 * Returns a copy to play on. The rules only change the state's own fields and its records by seat in place. The values
 * of these are replaced as a whole, so they can be shared.
 */
export function cloneState(state: BugRaceState): BugRaceState {
  return {
    ...state,
    bugs: { ...state.bugs },
    cardsInPlay: { ...state.cardsInPlay },
    hasChosen: { ...state.hasChosen },
    isDone: { ...state.isDone },
    handSizes: { ...state.handSizes },
    finishedInTurn: { ...state.finishedInTurn },
    players: { ...state.players },
  };
}
