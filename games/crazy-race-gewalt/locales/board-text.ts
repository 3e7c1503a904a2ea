import type { ActionKind, Deck, Stage } from '../rules/components.ts';
import type { ArrowKind, Going } from '../rules/effects.ts';

/** Which cards the viewer may still use in this turn. */
export type Usable = Deck | 'both' | 'none';

/** How a turn ends: with the dice, with so many squares in their place, or without a move. */
export interface EndingText {
  readonly dice: string;
  readonly squares: (count: number) => string;
  readonly nothing: string;
}

/** What the viewer's own turn allows yet. */
export interface OwnTurnWords {
  readonly usable: Usable;
  readonly going: Going;
  /** The second of two turns in a row. */
  readonly isSecond: boolean;
}

/** A section as it is named: of which lane, and where in it. */
export interface SectionWords {
  /** `BoardText.lane`. */
  readonly lane: string;
  readonly stage: Stage;
  /** 1 to 5 within the stage. */
  readonly number: number;
}

/** The one sentence above the board: what is asked of the viewer, or what the table waits for. */
export interface SentenceText {
  /** The viewer's own turn; nothing is chosen. With `usable` 'none' only its end is left. */
  readonly ownTurn: (turn: OwnTurnWords) => string;
  /** The same under a card that forbids playing cards: they can only be discarded. */
  readonly discardOnly: (turn: OwnTurnWords) => string;
  /** A section card with so many squares is chosen, its section is not. */
  readonly chooseSection: (squares: number) => string;
  /** It is tried out on a section that has 4 squares else. With 0 the section is jumped over. */
  readonly layHere: (squares: number) => string;
  /** A card that moves section cards is chosen: which one? */
  readonly chooseMoved: string;
  /** No section card can be moved. */
  readonly nothingToMove: string;
  /** One with so many squares is chosen: where to? */
  readonly chooseDestination: (squares: number) => string;
  readonly moveHere: (squares: number) => string;
  /** An arrow card is chosen, the player to lay it before is not. `card` is its name. */
  readonly chooseTarget: (card: string) => string;
  /** No card can be laid before anybody. */
  readonly noTarget: (card: string) => string;
  /** A counter is chosen on the viewer's own turn. */
  readonly keepCounter: string;
  /** A card is chosen in a turn in which none may be played. */
  readonly discardChosen: string;
  /** The viewer is asked about a card laid before them. */
  readonly answer: (name: string, card: string) => string;
  /** Somebody else is asked. */
  readonly watchAnswer: (name: string, card: string) => string;
  /** A seat at which nobody sits is to act. */
  readonly waitFor: (name: string) => string;
  readonly watchTurn: (name: string) => string;
  readonly watchSecondTurn: (name: string) => string;
  /** The viewer is over the finish line; `name` is whose turn it is. */
  readonly finished: (name: string) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** Below that sentence: what the viewer's bet asks for in the stage that they run through. */
export interface GoalText {
  /** So many more opponents (1 or more) must be through before the viewer gets the place that they bet on. */
  readonly early: (stage: Stage, place: number, more: number) => string;
  /** Whoever crosses the line next gets it. */
  readonly now: (stage: Stage, place: number) => string;
  /** Somebody else has it. */
  readonly gone: (stage: Stage, place: number) => string;
  /** What cards are for, in everybody's first turn. */
  readonly first: string;
}

/** What trophies are worth to the viewer, as far as the viewer's own bet tells it. */
export interface WorthText {
  /** The trophy is as bet; others with the same bet may add to its point. */
  readonly asBet: string;
  /** It is another than the place that was bet on. */
  readonly missed: (bet: number) => string;
  /** Nobody but somebody else has the place that was bet on. */
  readonly gone: (stage: Stage, bet: number) => string;
  /** All of it so far. */
  readonly soFar: (points: number) => string;
}

/** How far it is to the lines. */
export interface DistanceText {
  /** To the end of a stage. */
  readonly toLine: (squares: number, stage: Stage) => string;
  /** What trying a card out changes for a player. */
  readonly changed: (name: string, change: DistanceChange) => string;
  /** It changes nothing for anybody. */
  readonly unchanged: string;
}

/** A way to the end of a stage, as it is and as it would be. */
export interface DistanceChange {
  readonly stage: Stage;
  readonly from: number;
  readonly to: number;
}

/** Words on buttons. */
export interface ActionText {
  /** Ends the card part of the viewer's own turn; by what the turn ends with. */
  readonly endings: EndingText;
  /** Tries the chosen card, or the one to be moved, out on a section; `section` is `BoardText.section`. */
  readonly tryOn: (squares: number, section: string) => string;
  /** The same once it is tried out there: sends it. */
  readonly layOn: (squares: number, section: string) => string;
  readonly layHere: string;
  /** Chooses the section card to move. */
  readonly pickUp: (squares: number, section: string) => string;
  readonly moveHere: string;
  /** Another section card to move. */
  readonly pickOther: string;
  readonly layBefore: (name: string) => string;
  readonly discard: string;
  /** Chooses no card after all. */
  readonly putBack: string;
  readonly counter: string;
  readonly allow: string;
  /** Ends the showing of what has happened. */
  readonly skip: string;
}

/** What a seat is doing, and what is known of it. Short: they stand beside the name. */
export interface SeatStatusText {
  readonly playing: string;
  readonly answering: string;
  /** Its turn is over, or it has not come. */
  readonly waiting: string;
  /** Over the finish line. */
  readonly finished: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** Nobody sits here. */
  readonly free: string;
}

/** What is seen of a player. */
export interface SeatText {
  readonly sectionCards: (count: number) => string;
  readonly actionCards: (count: number) => string;
  /** A card that lies before the player, with who laid it. */
  readonly before: (card: string, from: string) => string;
  /** What such a card does to its player in the turn it acts in; a few words. */
  readonly effects: Readonly<Record<ArrowKind, string>>;
  /** How often the player has countered an opponent; twice is the most. */
  readonly countered: (name: string, times: number, max: number) => string;
  /** Cards to be drawn at the end of the player's turn. */
  readonly owed: (count: number) => string;
  readonly trophy: (stage: Stage, place: number) => string;
  readonly noTrophy: (stage: Stage) => string;
  readonly hiddenBet: string;
  readonly bet: (lilac: number, blue: number, red: number) => string;
}

/** What is asked about a card that was laid. */
export interface QuestionText {
  readonly heading: (name: string) => string;
  /** What the card will do to the viewer, on the turn that is meant: the next one, or the one that begins now. */
  readonly threats: Readonly<Record<ArrowKind, { readonly next: string; readonly now: string }>>;
  /** How many counters the viewer has, and how often this opponent may still be countered. */
  readonly counters: (count: number, name: string, left: number) => string;
}

/** The dice, and what a card makes of them. */
export interface DiceText {
  /** The dice are still in the air. */
  readonly rolling: (name: string) => string;
  readonly rolled: (name: string, dice: readonly [number, number]) => string;
  /** Before the dice of a player's last roll. */
  readonly lastRoll: string;
  readonly squares: (steps: number) => string;
}

/** The points of the end, row by row. */
export interface ScoringText {
  readonly heading: string;
  readonly help: string;
  /** The points of this player are being counted. */
  readonly counting: (name: string) => string;
  /** What a number in a frame and what a cup stands for, each beside its picture. */
  readonly betSign: string;
  readonly trophySign: string;
  readonly total: string;
  readonly bet: (place: number) => string;
  readonly trophy: (place: number) => string;
  readonly points: (points: number) => string;
  /** Why a trophy gives so many points; `sameBets` are the opponents with the same bet. */
  readonly counts: (sameBets: readonly string[]) => string;
  readonly countsNot: string;
}

/** Where a pawn stands. */
export interface PlaceText {
  /** `section` is `BoardText.section`. */
  readonly on: (square: number, squares: number, section: string) => string;
  readonly finished: string;
}

/** What only the board of Crazy Race says; the log uses its names, too. */
export interface BoardText {
  readonly kinds: Readonly<Record<ActionKind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** A seat at which nobody sits. */
  readonly seat: (number: number) => string;
  /** The player who will take a free seat, for use within a sentence. */
  readonly newcomer: (number: number) => string;
  readonly you: (name: string) => string;
  readonly sentences: SentenceText;
  readonly goal: GoalText;
  readonly worth: WorthText;
  readonly distance: DistanceText;
  readonly actions: ActionText;
  readonly status: SeatStatusText;
  readonly seats: SeatText;
  readonly question: QuestionText;
  readonly dice: DiceText;
  readonly scoring: ScoringText;
  readonly places: PlaceText;
  /** Name of the whole board for screen readers. */
  readonly board: string;
  readonly players: string;
  readonly lanes: string;
  /** A lane by its number, 1 to 5, with the player who runs on it; null: nobody does. */
  readonly lane: (number: number, name: string | null) => string;
  readonly section: (section: SectionWords) => string;
  /** How long a section is. */
  readonly squares: (count: number) => string;
  /** The same where a section card lies. */
  readonly cardSquares: (count: number) => string;
  /** Where a player's pawn stands on the section that is told of. */
  readonly pawnOn: (name: string, square: number) => string;
  /** Nobody runs on a lane. */
  readonly unused: string;
  /** The player who laid a section card, and who moved it last; null: nobody did. */
  readonly laidBy: (layer: string, mover: string | null) => string;
  readonly trophies: (stage: Stage) => string;
  readonly hand: string;
  readonly sectionCard: (squares: number) => string;
  /** What a section card does, for a player who has chosen one. */
  readonly sectionMeaning: (squares: number) => string;
  /** What each action card does, for the player who holds it. */
  readonly meanings: Readonly<Record<ActionKind, string>>;
  readonly yourBet: string;
  readonly piles: Readonly<Record<Deck, (count: number) => string>>;
  readonly player: string;
}
