import type { Model, PointsPile } from '../rules/components.ts';

/** One side of the stage card in words. `model` is the locomotive's name, or null for any. */
export interface ShownSide {
  readonly model: string | null;
  readonly distance: number | '?';
}

/** The sentence above the board: what the viewer should do, or what the table is waiting for. */
export interface SentenceText {
  /** It is the viewer's own turn to place a card, and none is chosen yet. */
  readonly chooseDriver: (round: number) => string;
  /** The same for a player who has not placed a card in this race. It explains the purpose. */
  readonly chooseFirstDriver: string;
  /** The same with no card in hand, but with a pile to take back. */
  readonly emptyHand: string;
  /** A driver card is chosen, but no side. */
  readonly chooseSide: (value: number) => string;
  readonly chooseFirstSide: (value: number) => string;
  /** A side is chosen, with its number, but the card is not placed yet. */
  readonly sideChosen: (value: number, side: number) => string;
  /** A side with a locomotive and a number is won. */
  readonly moveShown: (model: Model, distance: number) => string;
  /** A side with a number only is won. */
  readonly chooseLocomotive: (distance: number) => string;
  /** A locomotive is chosen, and its destination is shown. */
  readonly moveChosen: (model: Model) => string;
  /** A `?` is won: spaces to share out among the viewer's own locomotives. */
  readonly split: (left: number) => string;
  /** Some of the spaces are drafted, and these are left. */
  readonly splitFurther: (left: number) => string;
  /** No further space can be drafted. */
  readonly splitDone: string;
  /** The draft ends here, because the rest depends on a choice of a points card. */
  readonly splitToPrize: string;
  /** The second locomotive is home: draw a points card or rob another player. */
  readonly choosePrize: string;
  readonly reclaim: string;
  /** It also explains why: a locomotive is at the second-greatest distance from home. */
  readonly choosePenalty: string;
  /** The viewer has answered, but other players have not. */
  readonly answered: (waitedFor: readonly string[]) => string;
  /** One of these seats is free, so no player acts there. */
  readonly waitFor: (waitedFor: readonly string[]) => string;
  /** Present actions of other players. */
  readonly watchPlacing: (name: string, round: number) => string;
  readonly watchMoving: (name: string) => string;
  readonly watchPrize: (name: string) => string;
  readonly watchReclaim: (names: readonly string[]) => string;
  readonly watchPenalty: (names: readonly string[]) => string;
  readonly over: (winners: readonly string[]) => string;
}

/** Labels of buttons. */
export interface ActionText {
  readonly pass: string;
  /** Takes back the pile, after a confirmation: it can be done once in a race. */
  readonly takeBack: (count: number) => string;
  readonly takeBackHelp: (count: number) => string;
  readonly takeBackNow: string;
  readonly leavePile: string;
  /** Chooses a side for the chosen card; `side` is its name in `StageText`. */
  readonly pointAt: (value: number, side: string) => string;
  /** Places the card at the chosen side, counted from 1. It can't be undone. */
  readonly placeAt: (value: number, side: number) => string;
  readonly move: string;
  /** Gives up the movement, after a confirmation: it can't be undone. */
  readonly decline: string;
  /** The same for a `?` of which a part has already been moved. */
  readonly giveUpRest: (left: number) => string;
  readonly declineHelp: (left: number) => string;
  readonly declineNow: string;
  readonly giveUpNow: string;
  /** Cancels the confirmation. */
  readonly back: string;
  /** Chooses a locomotive, with its destination. Both texts come from `BoardText`. */
  readonly chooseLocomotive: (model: string, place: string) => string;
  /** Drafts one more space of a `?` with a locomotive. */
  readonly oneFurther: (model: string, place: string) => string;
  readonly undoStep: string;
  readonly startOver: string;
  /** `value` is that of the top card of the finish pile, or null if the pile is empty. */
  readonly drawPoints: (value: number | null) => string;
  readonly stealFrom: (name: string, count: number) => string;
  readonly reclaimCard: (value: number) => string;
  readonly reclaimNone: string;
  readonly discardPoints: (value: number, pile: PointsPile) => string;
  /** Ends the playback of events. */
  readonly skip: string;
}

/** Status of a seat, with public information on it. The texts are short because they stand beside the name. */
export interface SeatStatusText {
  readonly placing: string;
  readonly moving: string;
  readonly choosing: string;
  /** The seat's turn is over, or has not come. */
  readonly waiting: string;
  readonly place: (place: number) => string;
  /** No page of this player is connected. */
  readonly away: string;
  /** The seat is free. */
  readonly free: string;
  readonly firstPlayer: string;
  readonly outOfCards: string;
  /** The pile can still be taken back, once in a race. */
  readonly takeBackOpen: string;
  readonly takeBackUsed: string;
}

/** Positions of a locomotive. */
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
  /** A taboo side; `side` is its name from above. */
  readonly tabooSide: (side: string) => string;
  readonly noCards: (side: string) => string;
  /** A card of a player, face down. */
  readonly hiddenCard: (name: string) => string;
  readonly ownCard: (value: number) => string;
  readonly openCard: (name: string, value: number) => string;
  readonly wins: (name: string, sum: number) => string;
  readonly winsTie: (name: string, sum: number) => string;
  /** Number of spaces that the cards at an evaluated `?` are worth. */
  readonly spacesForCards: (count: number) => string;
  /** Enlarges the stage card. */
  readonly enlarge: string;
  readonly close: string;
}

/** The result of a drafted movement. */
export interface OutcomeText {
  /** Destination of a locomotive, with the number of spaces and jumps on its path. */
  readonly moved: (
    model: string,
    place: string,
    way: { readonly spaces: number; readonly jumps: number },
  ) => string;
  /** A points card to be taken. Null if its value is not known yet. */
  readonly gains: Readonly<Record<PointsPile, (value: number | null) => string>>;
}

/** All texts of the board of Crazy Race. */
export interface BoardText {
  readonly models: Readonly<Record<Model, string>>;
  /** Name of a free seat. */
  readonly seat: (number: number) => string;
  /** The player who will take a free seat, for use within a sentence. */
  readonly newcomer: (number: number) => string;
  readonly you: (name: string) => string;
  readonly sentences: SentenceText;
  /** Explains the stage card in a first race. */
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
  /** The pile of any seat, where the cards of all seats are shown. */
  readonly openPile: (count: number) => string;
  readonly ownPileHelp: string;
  readonly piles: Readonly<Record<PointsPile, (count: number) => string>>;
  /** Visible faces of a pile, the top one first. */
  readonly pileCards: (values: readonly number[]) => string;
  readonly points: (total: number) => string;
  readonly pointsCards: (values: readonly number[]) => string;
  /** Heading of the events of the former stage. */
  readonly lastStage: (number: number) => string;
  /** Label of the viewer's own locomotives to choose from, for screen readers. */
  readonly ownLocomotives: string;
  /** Headings for screen readers. */
  readonly tracks: string;
  readonly pointsPiles: string;
  /** A locomotive with its position, and the number of spaces left. With 0 it is home. */
  readonly locomotive: (model: string, place: string, left: number) => string;
}
