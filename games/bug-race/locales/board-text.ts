import type { Side } from '../board/track/side.ts';
import type { Leg } from '../rules/components.ts';
import type { Direction } from '../rules/state.ts';

/** What a seat's bug and player are doing, for everybody to see. */
export interface SeatStatusText {
  readonly choosing: string;
  readonly hasChosen: string;
  readonly moving: string;
  readonly isDone: string;
  readonly home: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** Nobody sits here. */
  readonly free: string;
}

/** The one sentence above the board: what is asked of the viewer, or whom the table waits for. */
export interface SentenceText {
  /** `passed` is the number of cards that go on to the receiver. */
  readonly choose: (receiver: string, passed: number) => string;
  readonly chosen: (waitedFor: readonly string[]) => string;
  readonly pickCard: string;
  /** The last card lies ready by itself, and nothing has been done with it. */
  readonly lastCard: string;
  readonly moveLegs: string;
  /** The same where legs may be left (BR-9 with optionalLegs). */
  readonly moveOrPlay: string;
  readonly bodyOrPlay: string;
  readonly confirm: string;
  /** Some legs of the card moved; these could not. */
  readonly confirmRest: (legs: readonly string[]) => string;
  /** No leg on the last card can move. */
  readonly nothingMoves: string;
  /** No leg can move, and there are other cards in the hand. */
  readonly tryAnother: string;
  readonly continueCard: string;
  readonly endTurn: string;
  /** The last card is played, and can be taken back for some seconds. */
  readonly ending: string;
  readonly waitForMoves: (waitedFor: readonly string[]) => string;
  readonly home: string;
  /** A seat among these is free: nobody is choosing or moving there. */
  readonly waitFor: (waitedFor: readonly string[]) => string;
  readonly watchChoosing: (waitedFor: readonly string[]) => string;
  readonly watchMoving: (waitedFor: readonly string[]) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** What it is all about, for whoever races for the first time. */
export interface HintText {
  readonly choose: string;
  readonly move: string;
}

/** Why the bugs came in their order: a table of what counts. */
export interface ReasonText {
  readonly heading: string;
  readonly help: string;
  readonly body: string;
  /** Over the three pairs of them. */
  readonly legs: string;
  readonly rear: string;
  readonly middle: string;
  readonly front: string;
  /** Wholly across the line in this turn. */
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

/** What the board says beyond the names of legs and body. */
export interface BoardWords {
  /** A seat at which nobody sits. */
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
  /** Over the cards, so many, that the viewer has passed on to somebody in this turn. */
  readonly passedOn: (receiver: string, count: number) => string;
  /** Of such a card: somebody has played it since. */
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
  /** A leg or the body with the sections where it is, counted from 1. */
  readonly pieceAt: (piece: string, section: number) => string;
  readonly marks: { readonly lit: string; readonly waits: string; readonly moved: string };
  /** How many sections the body still has to go to be across the line. */
  readonly toGo: (sections: number) => string;
  /** Over such numbers. */
  readonly stillToGo: string;
  readonly bugTable: string;
  readonly player: string;
  readonly section: (number: number) => string;
  readonly sections: (rear: number, front: number) => string;
}

/** What only the board of Bug Race says. */
export interface BoardText extends BoardWords {
  /** Name of each leg, without article. */
  readonly legs: Readonly<Record<Leg, string>>;
  readonly body: string;
}
