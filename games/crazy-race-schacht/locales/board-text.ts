import type { Model, PointsPile } from '../rules/components.ts';

/** What one side of the stage card shows, in words; `model` is the locomotive's name, null: any. */
export interface ShownSide {
  readonly model: string | null;
  readonly distance: number | '?';
}

/** The one sentence above the board: what is asked of the viewer, or what the table waits for. */
export interface SentenceText {
  /** The viewer's own turn to place; nothing is chosen yet. */
  readonly chooseDriver: (round: number) => string;
  /** The same for a player who has not placed a card in this race: says what it is good for. */
  readonly chooseFirstDriver: string;
  /** The same with no card in hand, but with a pile to take back. */
  readonly emptyHand: string;
  /** A driver card is chosen, its side is not. */
  readonly chooseSide: (value: number) => string;
  readonly chooseFirstSide: (value: number) => string;
  /** A side is pointed at, with its number; the card is not placed yet. */
  readonly sideChosen: (value: number, side: number) => string;
  /** A side with a locomotive and a number is won. */
  readonly moveShown: (model: Model, distance: number) => string;
  /** A side with a number only is won. */
  readonly chooseLocomotive: (distance: number) => string;
  /** A locomotive is chosen and seen where it would go. */
  readonly moveChosen: (model: Model) => string;
  /** A `?` is won: spaces to share out among the viewer's own locomotives. */
  readonly split: (left: number) => string;
  /** Some of them are tried out, these are left. */
  readonly splitFurther: (left: number) => string;
  /** Nothing more can be tried out. */
  readonly splitDone: string;
  /** The try-out ends here: what follows depends on a choice of a points card. */
  readonly splitToPrize: string;
  /** The second locomotive is home: draw a points card or rob another player. */
  readonly choosePrize: string;
  readonly reclaim: string;
  /** Says why, too: a locomotive at the second-greatest distance from home. */
  readonly choosePenalty: string;
  /** The viewer has answered; the others have not. */
  readonly answered: (waitedFor: readonly string[]) => string;
  /** A seat among these is free: nobody is doing anything there. */
  readonly waitFor: (waitedFor: readonly string[]) => string;
  /** What others are doing now. */
  readonly watchPlacing: (name: string, round: number) => string;
  readonly watchMoving: (name: string) => string;
  readonly watchPrize: (name: string) => string;
  readonly watchReclaim: (names: readonly string[]) => string;
  readonly watchPenalty: (names: readonly string[]) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** Words on buttons. */
export interface ActionText {
  readonly pass: string;
  /** Asks first: it can be done once in a race. */
  readonly takeBack: (count: number) => string;
  readonly takeBackHelp: (count: number) => string;
  readonly takeBackNow: string;
  readonly leavePile: string;
  /** Points at a side for the chosen card; `side` is how `StageText` names it. */
  readonly pointAt: (value: number, side: string) => string;
  /** Places the card at the side that was pointed at, from 1; it can't be undone. */
  readonly placeAt: (value: number, side: number) => string;
  readonly move: string;
  /** Asks first: it can't be undone. */
  readonly decline: string;
  /** The same, of a `?` of which a part has been moved already. */
  readonly giveUpRest: (left: number) => string;
  readonly declineHelp: (left: number) => string;
  readonly declineNow: string;
  readonly giveUpNow: string;
  /** Doesn't give up after all. */
  readonly back: string;
  /** Chooses a locomotive, with where it would come to; both from `BoardWords`. */
  readonly chooseLocomotive: (model: string, place: string) => string;
  /** Tries one more space of a `?` with a locomotive. */
  readonly oneFurther: (model: string, place: string) => string;
  readonly undoStep: string;
  readonly startOver: string;
  /** `value` of the card on top of the finish pile; null: the pile is empty. */
  readonly drawPoints: (value: number | null) => string;
  readonly stealFrom: (name: string, count: number) => string;
  readonly reclaimCard: (value: number) => string;
  readonly reclaimNone: string;
  readonly discardPoints: (value: number, pile: PointsPile) => string;
  /** Ends the showing of what has happened. */
  readonly skip: string;
}

/** What a seat is doing, and what is known of it. Short: they stand beside the name. */
export interface SeatStatusText {
  readonly placing: string;
  readonly moving: string;
  readonly choosing: string;
  /** Its turn is over, or it has not come. */
  readonly waiting: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** Nobody sits here. */
  readonly free: string;
  readonly firstPlayer: string;
  readonly outOfCards: string;
  /** Whether the pile can still be taken back, once in a race. */
  readonly takeBackOpen: string;
  readonly takeBackUsed: string;
}

/** Where a locomotive stands. */
export interface PlaceText {
  readonly start: string;
  readonly outbound: (space: number) => string;
  readonly turntable: string;
  readonly homebound: (space: number) => string;
  readonly home: string;
}

/** The cards around the stage. */
export interface StageText {
  readonly stage: (number: number, count: number) => string;
  readonly round: (number: number, count: number) => string;
  /** A side with its number, 1 to 4, and what it shows. */
  readonly side: (number: number, shown: ShownSide) => string;
  readonly taboo: string;
  /** A side that is taboo; `side` is how it is named above. */
  readonly tabooSide: (side: string) => string;
  readonly noCards: (side: string) => string;
  /** A card of somebody, face down. */
  readonly hiddenCard: (name: string) => string;
  readonly ownCard: (value: number) => string;
  readonly openCard: (name: string, value: number) => string;
  readonly wins: (name: string, sum: number) => string;
  readonly winsTie: (name: string, sum: number) => string;
  /** At a `?` that is evaluated: how many spaces its cards are worth. */
  readonly spacesForCards: (count: number) => string;
  /** Shows the stage card large. */
  readonly enlarge: string;
  readonly close: string;
}

/** What a movement that is tried out would bring. */
export interface OutcomeText {
  /** Where a locomotive would come to, and how many spaces and jumps that takes. */
  readonly moved: (
    model: string,
    place: string,
    way: { readonly spaces: number; readonly jumps: number },
  ) => string;
  /** A points card to be taken; null: its value is not known yet. */
  readonly gains: Readonly<Record<PointsPile, (value: number | null) => string>>;
}

/** What only the board of Crazy Race says. */
export interface BoardText {
  readonly models: Readonly<Record<Model, string>>;
  /** A seat at which nobody sits. */
  readonly seat: (number: number) => string;
  /** The player who will take a free seat, for use within a sentence. */
  readonly newcomer: (number: number) => string;
  readonly you: (name: string) => string;
  readonly sentences: SentenceText;
  /** For a first race: what the stage card shows. */
  readonly hint: string;
  readonly actions: ActionText;
  readonly status: SeatStatusText;
  readonly places: PlaceText;
  readonly stage: StageText;
  readonly outcome: OutcomeText;
  /** Name of the whole board for screen readers. */
  readonly board: string;
  readonly hand: string;
  readonly driver: (value: number, count: number) => string;
  /** The viewer's own face-down pile: a heading to open, and its cards. */
  readonly ownPile: (count: number) => string;
  /** The pile of any seat, where all cards are laid open. */
  readonly openPile: (count: number) => string;
  readonly ownPileHelp: string;
  readonly piles: Readonly<Record<PointsPile, (count: number) => string>>;
  /** Faces of a pile that are seen, the top one first. */
  readonly pileCards: (values: readonly number[]) => string;
  readonly points: (total: number) => string;
  readonly pointsCards: (values: readonly number[]) => string;
  /** Heading of what happened in the stage before. */
  readonly lastStage: (number: number) => string;
  /** The viewer's own locomotives to choose from, for screen readers. */
  readonly ownLocomotives: string;
  /** Headings for screen readers. */
  readonly tracks: string;
  readonly pointsPiles: string;
  /** A locomotive, where it stands, and how many spaces lie before it; 0: it is home. */
  readonly locomotive: (model: string, place: string, left: number) => string;
}
