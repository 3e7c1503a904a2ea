import type { PlayerID } from 'boardgame.io';
import type { Result } from '../kit/result.ts';
import type { Seen } from '../kit/view.ts';
import type {
  ActionCardID,
  ArrowKind,
  BetCardID,
  Deck,
  SectionCardID,
  Stage,
} from './components.ts';
import type { CrazyRaceOptions } from './options.ts';

/** A section of the board. */
export interface Spot {
  /** 0–4; a seat's own lane has its number. */
  readonly lane: number;
  /** 0–14, from the start. */
  readonly section: number;
}

/** A pawn's place on its lane (CG-3). */
export interface Place {
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

/** An action card that lies before a player (CG-11). */
export interface LaidAction {
  readonly cardID: ActionCardID;
  /** Who laid it. */
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

/** Somebody may counter the card laid before them, or allow it (CG-13). */
export interface Question extends LaidAction {
  /** Who is asked. */
  readonly playerID: PlayerID;
}

/** What one player alone may see. */
export interface OwnCards {
  /** Section cards and action cards, the newest last. */
  readonly hand: Record<Deck, number[]>;
  readonly bet: BetCardID;
}

/** The state of a match, G. Plain JSON: public fields, `players` for each seat alone, `secret` for nobody. */
export interface CrazyRaceState {
  /** `info.rulesVersion` when the match was made; missing in matches from before there was one: 1. */
  readonly rulesVersion?: number;
  readonly options: CrazyRaceOptions;
  /** The section card on each section, by lane and section; null: none. */
  laid: (SectionCardID | null)[][];
  /** null: over the finish line. */
  pawns: Record<PlayerID, Place | null>;
  trophies: Record<PlayerID, Trophies>;
  readonly firstPlayer: PlayerID;
  turn: Turn;
  /** Who is asked for an answer to an action card; null: nobody. */
  asked: Question | null;
  /** The action card that lies before each player. */
  before: Record<PlayerID, LaidAction | null>;
  /** How often each player has countered each other one: `counters[player][opponent]`. */
  counters: Record<PlayerID, Record<PlayerID, number>>;
  /** Action cards to be drawn at the end of the next own turn, for counters (CG-13). */
  owed: Record<PlayerID, number>;
  handSizes: Record<PlayerID, Readonly<Record<Deck, number>>>;
  pileSizes: Record<Deck, number>;
  /** Face up, the newest last. */
  discards: Record<Deck, number[]>;
  /** null until the race is over. */
  bets: Record<PlayerID, BetCardID> | null;
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
export type SeenCrazyRaceState = Seen<CrazyRaceState>;

/** What one trophy is worth to its player (CG-7). */
export interface ScoredTrophy {
  readonly stage: Stage;
  /** The place of the trophy, and the place of the own bet. */
  readonly trophy: number;
  readonly bet: number;
  /** Opponents with the same bet for this stage, in the order of seats, whether or not the trophy counts. */
  readonly sameBets: readonly PlayerID[];
  readonly points: number;
}

/** What the log tells: public facts, typed; words are made where they are shown. */
export type CrazyRaceEvent =
  | {
      readonly type: 'raceBegan';
      /** In the order of seats. */
      readonly seats: readonly PlayerID[];
      readonly firstPlayer: PlayerID;
      readonly isExpert: boolean;
      /** After the cards were dealt. */
      readonly pileSizes: Readonly<Record<Deck, number>>;
    }
  | { readonly type: 'turnBegan'; readonly playerID: PlayerID; readonly isSecond: boolean }
  | {
      readonly type: 'laidSection';
      readonly playerID: PlayerID;
      readonly cardID: SectionCardID;
      readonly lane: number;
      readonly section: number;
    }
  | {
      readonly type: 'discarded';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      readonly cardID: number;
    }
  | {
      readonly type: 'relocated';
      readonly playerID: PlayerID;
      /** The relocate card, which is discarded. */
      readonly actionID: ActionCardID;
      /** The section card that was moved. */
      readonly cardID: SectionCardID;
      readonly from: Spot;
      readonly to: Spot;
    }
  | {
      readonly type: 'actionLaid';
      readonly playerID: PlayerID;
      readonly target: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** CG-13: the player is asked about the card that `from` laid, whether or not there is a counter in the hand. */
  | {
      readonly type: 'asked';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** Both cards are discarded, the laid one first; one replacement more is owed. */
  | {
      readonly type: 'countered';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
      readonly counterID: ActionCardID;
      /** How often the player has now countered this opponent. */
      readonly times: number;
    }
  | {
      readonly type: 'allowed';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** As the turn begins that the card before the player acts in. */
  | {
      readonly type: 'actionTookEffect';
      readonly playerID: PlayerID;
      readonly from: PlayerID;
      readonly cardID: ActionCardID;
    }
  /** The card before the player has acted and is discarded. */
  | { readonly type: 'actionSpent'; readonly playerID: PlayerID; readonly cardID: ActionCardID }
  | {
      readonly type: 'rolled';
      readonly playerID: PlayerID;
      readonly dice: readonly [number, number];
      /** What changes the dice total. */
      readonly effect: 'doubleRoll' | 'minus4' | 'plus4' | null;
      /** Squares to go, after the effect. */
      readonly steps: number;
    }
  /** CG-12 `noRoll`: the turn ends without a move. */
  | { readonly type: 'stayed'; readonly playerID: PlayerID }
  | {
      readonly type: 'moved';
      readonly playerID: PlayerID;
      readonly from: Place;
      /** null: over the finish line. */
      readonly to: Place | null;
      /** Squares to go; more than were gone if the finish line came before. */
      readonly steps: number;
      /** Each square stepped on, in order; ends with `to`, unless that is over the finish line. */
      readonly path: readonly Place[];
    }
  /** A stage's line was crossed in the move just told, and its next best trophy taken (CG-4). */
  | {
      readonly type: 'crossed';
      readonly playerID: PlayerID;
      readonly stage: Stage;
      readonly place: number;
      /** Which step of the move crossed it, from 1. */
      readonly step: number;
    }
  /** CG-5: over the last line; all own cards but the bet are discarded. */
  | {
      readonly type: 'finished';
      readonly playerID: PlayerID;
      readonly hand: Readonly<Record<Deck, readonly number[]>>;
      /** The card that lay before the player, discarded last. */
      readonly laid: ActionCardID | null;
    }
  /** CG-5: the last player left takes the trophies that are left, and is done; `finished` follows. */
  | {
      readonly type: 'tookRest';
      readonly playerID: PlayerID;
      readonly trophies: readonly Trophy[];
    }
  /** A card went from the pile into the hand; which one is the player's secret. */
  | {
      readonly type: 'drew';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      /** Whether it is a replacement that was owed for a counter (CG-13). */
      readonly isOwed: boolean;
    }
  /** CG-6: the discards were shuffled into a new pile of so many cards. */
  | { readonly type: 'reshuffled'; readonly deck: Deck; readonly count: number }
  /** CG-6: neither pile nor discards: no replacement. With `isOwed` nothing is owed any more. */
  | {
      readonly type: 'nothingToDraw';
      readonly playerID: PlayerID;
      readonly deck: Deck;
      readonly isOwed: boolean;
    }
  | { readonly type: 'betsShown'; readonly bets: Readonly<Record<PlayerID, BetCardID>> }
  /** One for each player in the order of seats, after `betsShown`. */
  | {
      readonly type: 'scored';
      readonly playerID: PlayerID;
      /** In the order of stages. */
      readonly rows: readonly ScoredTrophy[];
      /** Sum of the rows. */
      readonly points: number;
    }
  | { readonly type: 'raceEnded'; readonly winners: readonly PlayerID[] };

/** Why the rules refuse a move. Each has a sentence in every language. */
export const refusals = [
  'notPlaying',
  'noSuchMove',
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
