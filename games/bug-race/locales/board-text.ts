import type { Side } from '../board/track/side.ts';
import type { Leg } from '../rules/components.ts';
import type { Direction } from '../rules/state.ts';

/** Status of a seat's bug and player, visible to all. */
export interface SeatStatusText {
  readonly choosing: string;
  readonly hasChosen: string;
  readonly moving: string;
  readonly isDone: string;
  readonly home: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** The seat is free. */
  readonly free: string;
}

/** The sentence above the board: what the viewer should do, or whom the table waits for. */
export interface SentenceText {
  /** `passed` is the number of cards that go on to the receiver. */
  readonly choose: (receiver: string, passed: number) => string;
  readonly chosen: (waitedFor: readonly string[]) => string;
  readonly pickCard: string;
  /** The last card is ready by itself, and no leg of it has moved yet. */
  readonly lastCard: string;
  readonly moveLegs: string;
  /** The same where legs may be left (BR-9 with optionalLegs). */
  readonly moveOrPlay: string;
  readonly bodyOrPlay: string;
  readonly confirm: string;
  /** Some legs of the card moved, but these could not. */
  readonly confirmRest: (legs: readonly string[]) => string;
  /** No leg on the last card can move. */
  readonly nothingMoves: string;
  /** No leg can move, but the hand has other cards. */
  readonly tryAnother: string;
  readonly continueCard: string;
  readonly endTurn: string;
  /** The last card is complete and can be taken back for some seconds. */
  readonly ending: string;
  readonly waitForMoves: (waitedFor: readonly string[]) => string;
  readonly home: string;
  /** One of these seats is free, so no player chooses or moves there. */
  readonly waitFor: (waitedFor: readonly string[]) => string;
  readonly watchChoosing: (waitedFor: readonly string[]) => string;
  readonly watchMoving: (waitedFor: readonly string[]) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** An explanation of the game for players who race for the first time. */
export interface HintText {
  readonly choose: string;
  readonly move: string;
}

/** The reasons for the ranking: a table of the counts that decide it. */
export interface ReasonText {
  readonly heading: string;
  readonly help: string;
  readonly body: string;
  /** Heading above the three pairs of legs. */
  readonly legs: string;
  readonly rear: string;
  readonly middle: string;
  readonly front: string;
  /** The bug crossed the line wholly in this turn. */
  readonly home: (turn: number) => string;
}

export interface ActionText {
  readonly play: string;
  readonly takeBack: string;
  readonly undoStep: string;
  readonly moveAll: string;
  readonly finishCard: string;
  readonly endTurn: string;
}

/** The board's texts except the names of legs and body. */
export interface BoardWords {
  /** Name of a free seat. */
  readonly seat: (number: number) => string;
  /** The player who will take a free seat, for use within a sentence. */
  readonly newcomer: (number: number) => string;
  readonly you: (name: string) => string;
  readonly sentences: SentenceText;
  readonly hints: HintText;
  readonly actions: ActionText;
  readonly reasons: ReasonText;
  readonly status: SeatStatusText;
  readonly allTracks: string;
  readonly ownTrack: string;
  readonly hand: string;
  readonly keptCards: string;
  /** Heading of the cards, `count` of them, that the viewer has passed on to a player in this turn. */
  readonly passedOn: (receiver: string, count: number) => string;
  /** Marks such a card that has been played since then. */
  readonly played: string;
  readonly card: (legs: readonly string[]) => string;
  readonly kept: string;
  readonly cardsInHand: (count: number) => string;
  readonly discards: (count: number) => string;
  readonly lastDiscard: (legs: readonly string[]) => string;
  readonly pile: (count: number) => string;
  readonly turn: (number: number) => string;
  readonly passing: Readonly<Record<Direction | 'swap', string>>;
  readonly place: (place: number) => string;
  readonly side: string;
  readonly sides: Readonly<Record<Side, string>>;
  /** A leg or the body with its section or sections, counted from 1. */
  readonly pieceAt: (piece: string, section: number) => string;
  readonly marks: { readonly lit: string; readonly waits: string; readonly moved: string };
  /** Number of sections that the body still has to go to be across the line. */
  readonly toGo: (sections: number) => string;
  /** Heading above those numbers. */
  readonly stillToGo: string;
  readonly bugTable: string;
  readonly player: string;
  readonly section: (number: number) => string;
  readonly sections: (rear: number, front: number) => string;
}

/** All texts of the board of Bug Race. */
export interface BoardText extends BoardWords {
  /** Name of each leg, without article. */
  readonly legs: Readonly<Record<Leg, string>>;
  readonly body: string;
}
