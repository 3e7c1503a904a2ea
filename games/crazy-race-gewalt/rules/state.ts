import type { PlayerID } from 'boardgame.io';
import type { Result } from '../../kit/result.ts';
import type { PlayerView } from '../../kit/view.ts';
import type { ActionCardID, BetCardID, Deck, SectionCardID, Stage } from './components.ts';
import type { ArrowKind } from './effects.ts';
import type { GewaltOptions } from './options.ts';

/** A section of the board. */
export interface SectionRef {
  /** 0–4; a seat's own lane has its number. */
  readonly lane: number;
  /** 0–14, from the start. */
  readonly section: number;
}

/** A pawn's place on its lane (CG-3). */
export interface PawnPosition {
  /** 0–14, from the start. */
  readonly section: number;
  /** 1 to the section's squares. */
  readonly square: number;
}

/** The trophies of a player: the place in each stage; null: not there yet. */
export type Trophies = Readonly<Record<Stage, number | null>>;

/** A trophy that a player has taken. */
export interface Trophy {
  readonly stage: Stage;
  readonly place: number;
}

/** A section card on a lane, with what everybody saw of it. */
export interface LaidCard {
  readonly cardID: SectionCardID;
  /** The player who laid it from the hand (CG-3). */
  readonly laidBy: PlayerID;
  /** The player who moved it last (CG-10); null: it lies where it was laid. */
  readonly movedBy: PlayerID | null;
}

/** The section card on each section, by lane and section; null: none. */
export type Laid = readonly (readonly (LaidCard | null)[])[];

/** An action card that lies before a player (CG-11). */
export interface CardBefore {
  readonly cardID: ActionCardID;
  /** The player who laid it. */
  readonly from: PlayerID;
}

/** The turn that is going on. */
export interface Turn {
  /** Rises by one each turn, from 1. */
  readonly number: number;
  readonly playerID: PlayerID;
  /** The second one that `extraTurn` gives. */
  readonly isSecond: boolean;
  /** Whether the section card, the action card of this turn has been played or discarded. */
  readonly hasUsed: Readonly<Record<Deck, boolean>>;
  /** What the card before the player does in this turn; null: nothing, or it is not sure yet. */
  readonly effect: ArrowKind | null;
}

/** The cards in a player's hand. */
export type Hand = Readonly<Record<Deck, readonly number[]>>;

/** What one player alone may see. */
export interface OwnCards {
  /** Section cards and action cards, the newest last. */
  readonly hand: Hand;
  readonly bet: BetCardID;
}

/**
 * The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody.
 * What is readonly is replaced as a whole, all the way down, so copies of the state share it.
 */
export interface GewaltState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: GewaltOptions;
  laid: Laid;
  /** null: over the finish line. */
  pawns: Record<PlayerID, PawnPosition | null>;
  trophies: Readonly<Record<PlayerID, Trophies>>;
  readonly firstPlayer: PlayerID;
  turn: Turn;
  /** The player who may counter the card that lies before them, or allow it (CG-13); null: nobody is asked. */
  asked: PlayerID | null;
  /** The action card that lies before each player. */
  before: Readonly<Record<PlayerID, CardBefore | null>>;
  /** How often each player has countered each other one: `counters[player][opponent]`. */
  counters: Readonly<Record<PlayerID, Readonly<Record<PlayerID, number>>>>;
  /** Action cards to be drawn at the end of the next own turn, for counters (CG-13). */
  owed: Readonly<Record<PlayerID, number>>;
  handSizes: Record<PlayerID, Readonly<Record<Deck, number>>>;
  pileSizes: Record<Deck, number>;
  /** Face up, the newest last. */
  discards: Record<Deck, number[]>;
  /** null until the race is over. */
  bets: Readonly<Record<PlayerID, BetCardID>> | null;
  /** Set when the race is over. */
  result: Result | null;
  players: Record<PlayerID, OwnCards>;
  /** Missing in what clients get. */
  secret?: {
    /** The last card is the top. */
    piles: Record<Deck, number[]>;
    /** Bets that nobody has. */
    readonly bets: readonly BetCardID[];
  };
}

/** G as a seat or a spectator sees it. */
export type SeenGewaltState = PlayerView<GewaltState>;

/** Why the rules refuse a move. Each has a sentence in every language. */
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
