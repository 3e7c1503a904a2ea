import type { ActionKind, Deck, Stage } from '../rules/components.ts';
import type { ArrowKind, Going } from '../rules/effects.ts';

/** Decks whose cards the viewer may still use in this turn. */
export type Usable = Deck | 'both' | 'none';

/** Ways to end a turn: with the dice, with a number of squares instead, or without a move. */
export interface EndingText {
  readonly dice: string;
  readonly squares: (count: number) => string;
  readonly nothing: string;
}

/** Remaining actions of the viewer's turn. */
export interface OwnTurnWords {
  readonly usable: Usable;
  readonly going: Going;
  /** Whether this is the second of two turns in a row. */
  readonly isSecond: boolean;
}

/** Parts of a section's name: its lane, and its position in the lane. */
export interface SectionWords {
  /** `BoardText.lane`. */
  readonly lane: string;
  readonly stage: Stage;
  /** Number within the stage, 1 to 5. */
  readonly number: number;
}

/** The sentence above the board: what the viewer should do, or what the table is waiting for. */
export interface SentenceText {
  /** It is the viewer's own turn, and no card is chosen. With `usable` 'none' only the end of the turn is left. */
  readonly ownTurn: (turn: OwnTurnWords) => string;
  /** The same under a card that forbids playing cards: they can only be discarded. */
  readonly discardOnly: (turn: OwnTurnWords) => string;
  /** A section card with so many squares is chosen, but no section for it. */
  readonly chooseSection: (squares: number) => string;
  /** The card is drafted on a section that has 4 squares otherwise. With 0 the section is skipped. */
  readonly layHere: (squares: number) => string;
  /** A card that moves section cards is chosen, but no section card. */
  readonly chooseMoved: string;
  /** No section card can be moved. */
  readonly nothingToMove: string;
  /** A section card with so many squares is chosen, but no destination. */
  readonly chooseDestination: (squares: number) => string;
  readonly moveHere: (squares: number) => string;
  /** An arrow card is chosen, but no player for it. `card` is its name. */
  readonly chooseTarget: (card: string) => string;
  /** The card cannot be played on any player. */
  readonly noTarget: (card: string) => string;
  /** A counter is chosen on the viewer's own turn. */
  readonly keepCounter: string;
  /** A card is chosen in a turn in which none may be played. */
  readonly discardChosen: string;
  /** The viewer must answer a card played before them. */
  readonly answer: (name: string, card: string) => string;
  /** Another player must answer. */
  readonly watchAnswer: (name: string, card: string) => string;
  /** The seat that must act is free. */
  readonly waitFor: (name: string) => string;
  readonly watchTurn: (name: string) => string;
  readonly watchSecondTurn: (name: string) => string;
  /** The viewer is over the finish line; `name` is the player whose turn it is. */
  readonly finished: (name: string) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** The line below the sentence: what the viewer's bet requires in the present stage. */
export interface GoalText {
  /** So many more opponents (1 or more) must cross the line before the viewer gets the place of the bet. */
  readonly early: (stage: Stage, place: number, more: number) => string;
  /** The next player to cross the line gets the place. */
  readonly now: (stage: Stage, place: number) => string;
  /** Another player has the place. */
  readonly gone: (stage: Stage, place: number) => string;
  /** Explains the purpose of cards, in each player's first turn. */
  readonly first: string;
}

/** Worth of the trophies, as far as the viewer's own bet reveals it. */
export interface WorthText {
  /** The trophy is as bet. Other players with the same bet may add to its point. */
  readonly asBet: string;
  /** The trophy is for another place than the one that was bet on. */
  readonly missed: (bet: number) => string;
  /** Another player has the place that was bet on. */
  readonly gone: (stage: Stage, bet: number) => string;
  /** Total of the points so far. */
  readonly soFar: (points: number) => string;
}

/** Distances to the lines. */
export interface DistanceText {
  /** Distance to the end of a stage. */
  readonly toLine: (squares: number, stage: Stage) => string;
  /** Effect of a draft on a player's distance. */
  readonly changed: (name: string, change: DistanceChange) => string;
  /** The draft changes nothing for any player. */
  readonly unchanged: string;
}

/** Distance to the end of a stage, as it is and as it would be. */
export interface DistanceChange {
  readonly stage: Stage;
  readonly from: number;
  readonly to: number;
}

/** Labels of buttons. */
export interface ActionText {
  /** End the card part of the viewer's own turn, by how the turn ends. */
  readonly endings: EndingText;
  /** Drafts the chosen card, or the one to be moved, on a section; `section` is `BoardText.section`. */
  readonly tryOn: (squares: number, section: string) => string;
  /** Sends the draft of a card on a section. */
  readonly layOn: (squares: number, section: string) => string;
  readonly layHere: string;
  /** Chooses the section card to move. */
  readonly pickUp: (squares: number, section: string) => string;
  readonly moveHere: string;
  /** Chooses another section card to move. */
  readonly pickOther: string;
  readonly layBefore: (name: string) => string;
  readonly discard: string;
  /** Cancels the choice of a card. */
  readonly putBack: string;
  readonly counter: string;
  readonly allow: string;
  /** Ends the playback of events. */
  readonly skip: string;
}

/** Status of a seat. The texts are short because they stand beside the name. */
export interface SeatStatusText {
  readonly playing: string;
  readonly answering: string;
  /** The seat's turn is over, or has not come. */
  readonly waiting: string;
  /** The seat's pawn is over the finish line. */
  readonly finished: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** The seat is free. */
  readonly free: string;
}

/** Public information on a player. */
export interface SeatText {
  readonly sectionCards: (count: number) => string;
  readonly actionCards: (count: number) => string;
  /** A card before a player, with the player who placed it there. */
  readonly before: (card: string, from: string) => string;
  /** Effect of such a card on its player in the turn it acts in, in a few words. */
  readonly effects: Readonly<Record<ArrowKind, string>>;
  /** Number of times that the player has countered an opponent, of `max`. */
  readonly countered: (name: string, times: number, max: number) => string;
  /** Cards to be drawn at the end of the player's turn. */
  readonly owed: (count: number) => string;
  readonly trophy: (stage: Stage, place: number) => string;
  readonly noTrophy: (stage: Stage) => string;
  readonly hiddenBet: string;
  readonly bet: (lilac: number, blue: number, red: number) => string;
}

/** The question about a card that was played on the viewer. */
export interface QuestionText {
  readonly heading: (name: string) => string;
  /** Effect of the card on the viewer's next turn, or on the one that begins now. */
  readonly threats: Readonly<Record<ArrowKind, { readonly next: string; readonly now: string }>>;
  /** Number of the viewer's counters, and how often this opponent may still be countered. */
  readonly counters: (count: number, name: string, left: number) => string;
}

/** The dice, and a card's effect on them. */
export interface DiceText {
  /** The dice are still rolling. */
  readonly rolling: (name: string) => string;
  readonly rolled: (name: string, dice: readonly [number, number]) => string;
  /** Label before the dice of a player's last roll. */
  readonly lastRoll: string;
  readonly squares: (steps: number) => string;
}

/** The points at the end, row by row. */
export interface ScoringText {
  readonly heading: string;
  readonly help: string;
  /** The points of this player are being counted. */
  readonly counting: (name: string) => string;
  /** Legend of a number in a frame, and of a cup, each beside its picture. */
  readonly betSign: string;
  readonly trophySign: string;
  readonly total: string;
  readonly bet: (place: number) => string;
  readonly trophy: (place: number) => string;
  readonly points: (points: number) => string;
  /** Reason for a trophy's points; `sameBets` are the opponents with the same bet. */
  readonly counts: (sameBets: readonly string[]) => string;
  readonly countsNot: string;
}

/** Position of a pawn. */
export interface PlaceText {
  /** `section` is `BoardText.section`. */
  readonly on: (square: number, squares: number, section: string) => string;
  readonly finished: string;
}

/** All texts of the board of Crazy Race. The log uses its names, too. */
export interface BoardText {
  readonly kinds: Readonly<Record<ActionKind, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** Name of a free seat. */
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
  /** A lane by its number, 1 to 5, with the player who runs on it, or null if it is unused. */
  readonly lane: (number: number, name: string | null) => string;
  readonly section: (section: SectionWords) => string;
  /** Length of a section. */
  readonly squares: (count: number) => string;
  /** The same for a section with a card. */
  readonly cardSquares: (count: number) => string;
  /** Position of a player's pawn on the section described. */
  readonly pawnOn: (name: string, square: number) => string;
  /** No player runs on the lane. */
  readonly unused: string;
  /** The player who placed a section card, and the player who last moved it, or null. */
  readonly placedBy: (layer: string, mover: string | null) => string;
  readonly trophies: (stage: Stage) => string;
  readonly hand: string;
  readonly sectionCard: (squares: number) => string;
  /** Effect of a section card, for a player who has chosen one. */
  readonly sectionMeaning: (squares: number) => string;
  /** Effect of each action card, for the player who holds it. */
  readonly meanings: Readonly<Record<ActionKind, string>>;
  readonly yourBet: string;
  readonly piles: Readonly<Record<Deck, (count: number) => string>>;
  readonly player: string;
}
