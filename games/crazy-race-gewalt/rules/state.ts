import type { PlayerID } from '../../kit/player-id.ts';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
import type { ActionCardID, BetCardID, Deck, SectionCardID, Stage } from './components.ts';
import type { ArrowKind } from './effects.ts';
import type { GewaltOptions } from './options.ts';

/** A section of the board. */
export interface SectionRef {
  /** Number of the lane, 0–4; a seat's own lane has its number. */
  readonly lane: number;
  /** Number of the section, 0–14, from the start. */
  readonly section: number;
}

/** A pawn's place on its lane (CG-3). */
export interface PawnPosition {
  /** Number of the section, 0–14, from the start. */
  readonly section: number;
  /** Number of the square, from 1 to the section's squares. */
  readonly square: number;
}

/** The trophies of a player: the place in each stage, or null before its line. */
export type Trophies = Readonly<Record<Stage, number | null>>;

/** A trophy that a player has taken. */
export interface Trophy {
  readonly stage: Stage;
  readonly place: number;
}

/** A section card on a lane, with its public history. */
export interface PlacedSection {
  readonly cardID: SectionCardID;
  /** The player who placed it from the hand (CG-3). */
  readonly placedBy: PlayerID;
  /** The player who moved it last (CG-10), or null if it was never moved. */
  readonly movedBy: PlayerID | null;
}

/** Section cards by lane and section, each null if there is none. */
export type SectionCards = readonly (readonly (PlacedSection | null)[])[];

/** An action card before a player, pending or acting (CG-11). */
export interface PendingCard {
  readonly cardID: ActionCardID;
  /** The player who played it. */
  readonly from: PlayerID;
}

/** The present turn. */
export interface Turn {
  /** Number of the turn, from 1; it rises by one each turn. */
  readonly number: number;
  readonly playerID: PlayerID;
  /** Whether it is the second turn given by `extraTurn`. */
  readonly isSecond: boolean;
  /** Whether this turn's section card, and its action card, have been played or discarded. */
  readonly hasUsed: Readonly<Record<Deck, boolean>>;
  /** Effect of the card before the player in this turn; null if there is none, or it isn't decided yet. */
  readonly effect: ArrowKind | null;
}

/** The cards in a player's hand. */
export type Hand = Readonly<Record<Deck, readonly number[]>>;

/** The part of the state that only its player may see. */
export interface OwnCards {
  /** Section cards and action cards, the newest last. */
  readonly hand: Hand;
  readonly bet: BetCardID;
}

/**
 * The state of a match, G, as plain JSON: public fields, `players` with a private part for each seat, and `secret` for
 * no player. Readonly parts are replaced as a whole, at all levels, so copies of the state share them.
 */
export interface GewaltState {
  /** Rules version with which the match was created. */
  readonly rulesVersion: number;
  readonly options: GewaltOptions;
  sectionCards: SectionCards;
  /** Position of each pawn, by player; null if over the finish line. */
  pawns: Record<PlayerID, PawnPosition | null>;
  trophies: Readonly<Record<PlayerID, Trophies>>;
  readonly firstPlayer: PlayerID;
  turn: Turn;
  /** The player who may counter or allow the card before them (CG-13), or null if no reply is pending. */
  awaitingReply: PlayerID | null;
  /** The action card before each player, or null. */
  pendingCards: Readonly<Record<PlayerID, PendingCard | null>>;
  /** Number of times that each player has countered each other one: `counters[player][opponent]`. */
  counters: Readonly<Record<PlayerID, Readonly<Record<PlayerID, number>>>>;
  /** Number of action cards that each player will draw at the end of the next own turn, for counters (CG-13). */
  owedDraws: Readonly<Record<PlayerID, number>>;
  handSizes: Record<PlayerID, Readonly<Record<Deck, number>>>;
  pileSizes: Record<Deck, number>;
  /** Face-up discards, the newest last. */
  discards: Record<Deck, number[]>;
  /** Bets by player, or null until the race is over. */
  bets: Readonly<Record<PlayerID, BetCardID>> | null;
  /** Result of the race, or null while it is under way. */
  result: Result | null;
  players: Record<PlayerID, OwnCards>;
  /** The secret part, which clients don't get. */
  secret?: {
    /** The piles; the last card of each is its top. */
    piles: Record<Deck, number[]>;
    /** Bets that no player has. */
    readonly bets: readonly BetCardID[];
  };
}

/** G as a seat or a spectator sees it. */
export type SeenGewaltState = PlayerView<GewaltState>;

/** Reasons for which the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  'notPlaying',
  'raceOver',
  'alreadyFinished',
  'notYourTurn',
  'waitForAnswer',
  'answerFirst',
  'basicGame',
  'notInHand',
  'sectionUsed',
  'actionUsed',
  'noCards',
  'notASection',
  'pawnThere',
  'cardThere',
  'forOneself',
  'notARelocation',
  'noCardToMove',
  'cardUnderPawn',
  'notASeat',
  'ownSeat',
  'targetFinished',
  'targetHasCard',
  'notACounter',
  'notAsked',
  'counteredTwice',
] as const;
/** One of the reasons for which the rules refuse a move. */
export type Refusal = (typeof refusals)[number];

/**
 * Returns a copy to play on. Readonly parts are replaced as a whole by the rules, so they are shared; all else is
 * copied.
 */
export function cloneState(state: GewaltState): GewaltState {
  const { discards, secret } = state;
  const copy: GewaltState = {
    ...state,
    pawns: { ...state.pawns },
    handSizes: { ...state.handSizes },
    pileSizes: { ...state.pileSizes },
    discards: { section: [...discards.section], action: [...discards.action] },
    players: { ...state.players },
  };
  if (secret) {
    const { section, action } = secret.piles;
    copy.secret = { bets: secret.bets, piles: { section: [...section], action: [...action] } };
  }
  return copy;
}
