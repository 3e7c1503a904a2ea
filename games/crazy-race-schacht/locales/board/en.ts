import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Widened } from '../../../kit/text.ts';
import type { Model, PointsPile } from '../../rules/components.ts';

/** One side of the stage card in words. `model` is the locomotive's name, or null for any. */
export interface ShownSide {
  readonly model: string | null;
  readonly distance: number | '?';
}

const list = listIn('en');

const models: Readonly<Record<Model, string>> = { A: 'Pioneer', B: 'Tank Engine', C: 'Express' };

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function spaces(count: number): string {
  return count === 1 ? '1 space' : `${count} spaces`;
}

function shown({ model, distance }: ShownSide): string {
  const length = distance === '?' ? '1 space for each card' : spaces(distance);
  return `${model ?? 'any locomotive'}, ${length}`;
}

export const boardText = {
  models,
  /** The player who will take a free seat, for use within a sentence. */
  newcomer: (number: number) => `a new player at seat ${number}`,
  you: (name: string) => `${name} (you)`,
  /** The sentence above the board: what the viewer should do, or what the table is waiting for. */
  sentences: {
    /** It is the viewer's own turn to place a card, and none is chosen yet. */
    chooseDriver: (round: number) => `Your turn, round ${round}: bid with a driver card, or pass.`,
    chooseFirstDriver:
      'Your turn: bid with a driver card. The highest sum at a side moves its locomotive.',
    /** The same with no card in hand, but with a pile to take back. */
    emptyHand: 'Your hand is empty: take back your pile, or pass.',
    /** A driver card is chosen, but no side. */
    chooseSide: (value: number) => `Now choose a side for your ${value}.`,
    chooseFirstSide: (value: number) =>
      `Choose a side for your ${value}: whoever has the highest sum there may move.`,
    /** A side is chosen, with its number, but the card is not placed yet. */
    sideChosen: (value: number, side: number) =>
      `Your ${value} would go to side ${side}, face down. Place it, or choose another side.`,
    /** A side with a locomotive and a number is won. */
    moveShown: (model: Model, distance: number) =>
      `You win this side! Your ${models[model]} may move ${spaces(distance)}.`,
    /** A side with a number only is won. */
    chooseLocomotive: (distance: number) =>
      `You win this side! Which locomotive moves ${spaces(distance)}?`,
    /** A locomotive is chosen, and its destination is shown. */
    moveChosen: (model: Model) =>
      `Your ${models[model]} would go there. Move it, or choose another.`,
    /** A `?` is won: spaces to share out among the viewer's own locomotives. */
    split: (left: number) =>
      left === 1
        ? 'You win this side! You have 1 space: tap a locomotive.'
        : `You win this side! Share out ${spaces(left)}: each tap moves a locomotive by one.`,
    /** Some of the spaces are drafted, and these are left. */
    splitFurther: (left: number) =>
      left === 1
        ? '1 space left. Use it, or move as it is.'
        : `${spaces(left)} left. Share them out, or move as it is.`,
    /** No further space can be drafted. */
    splitDone: 'All shared out. Happy with it? Then move.',
    /** The draft ends here, because the rest depends on a choice of a points card. */
    splitToPrize: 'Your second locomotive comes home: move now, then choose your prize.',
    /** The second locomotive is home: draw a points card or rob another player. */
    choosePrize: 'Two locomotives home! Choose your points card.',
    reclaim: 'You had nothing to move, so you may take one of your cards back.',
    choosePenalty:
      'Penalty: one of your locomotives is among the second-furthest from home. Choose a points card to discard.',
    /** The viewer has answered, but other players have not. */
    answered: (waitedFor: readonly string[]) => `Chosen. Waiting for ${list(waitedFor)}.`,
    /** One of these seats is free, so no player acts there. */
    waitFor: (waitedFor: readonly string[]) => `Waiting for ${list(waitedFor)}.`,
    /** Present actions of other players. */
    watchPlacing: (name: string, round: number) =>
      `Round ${round}: ${name} is placing a driver card.`,
    watchMoving: (name: string) => `${name} wins this side and is choosing a move.`,
    watchPrize: (name: string) => `${name} is choosing a points card.`,
    watchReclaim: (names: readonly string[]) => `${list(names)} may take a card back.`,
    watchPenalty: (names: readonly string[]) =>
      names.length === 1
        ? `${list(names)} is choosing a points card to discard.`
        : `${list(names)} are choosing points cards to discard.`,
    over: (winners: readonly string[]) =>
      winners.length === 1 ? `${list(winners)} wins the race!` : `${list(winners)} share the win!`,
  },
  /** Explains the stage card in a first race. */
  hint: 'Each side shows which locomotive its winner moves, and how far. ABC: any one of the three. A “?”: one space for each card there, to share out.',
  /** Labels of buttons. */
  actions: {
    pass: 'Pass',
    /** Takes back the pile, after a confirmation: it can be done once in a race. */
    takeBack: (count: number) => `Take back my pile (${cards(count)})`,
    takeBackHelp: (count: number) =>
      count === 1
        ? 'You can do this only once in the whole race. The card in your pile comes back into your hand.'
        : `You can do this only once in the whole race. The ${count} cards in your pile come back into your hand.`,
    takeBackNow: 'Take it back now',
    leavePile: 'Leave it',
    /** Chooses a side for the chosen card; `side` is its name in `stage`. */
    pointAt: (value: number, side: string) => `Your ${value} at ${side}`,
    /** Places the card at the chosen side, counted from 1. It can't be undone. */
    placeAt: (value: number, side: number) => `Place your ${value} at side ${side}`,
    move: 'Move',
    /** Gives up the movement, after a confirmation: it can't be undone. */
    decline: 'Don’t move',
    /** The same for a `?` of which a part has already been moved. */
    giveUpRest: (left: number) => `Give up ${spaces(left)}`,
    declineHelp: (left: number) => `${spaces(left)} would be lost. This can’t be undone.`,
    declineNow: 'Really don’t move',
    giveUpNow: 'Really give up',
    /** Cancels the confirmation. */
    back: 'Back',
    /** Chooses a locomotive, with its destination. Both texts come from `BoardText`. */
    chooseLocomotive: (model: string, place: string) => `${model}: ${place}`,
    /** Drafts one more space of a `?` with a locomotive. */
    oneFurther: (model: string, place: string) => `${model}, one space further: ${place}`,
    undoStep: 'Undo step',
    startOver: 'Start over',
    /** `value` is that of the top card of the finish pile, or null if the pile is empty. */
    drawPoints: (value: number | null) =>
      value === null ? 'Finish pile empty: take nothing' : `Take the ${value} from the finish pile`,
    stealFrom: (name: string, count: number) =>
      count === 1 ? `Take ${name}’s only card` : `Draw one of ${name}’s ${count} cards`,
    reclaimCard: (value: number) => `Take back the ${value}`,
    reclaimNone: 'Take none',
    discardPoints: (value: number, pile: PointsPile) =>
      pile === 'turntable' ? `Discard a ${value} (turntable)` : `Discard a ${value} (finish)`,
    /** Ends the playback of events. */
    skip: 'Skip',
  },
  /** Status of a seat, with public information on it. The texts are short because they stand beside the name. */
  status: {
    placing: 'placing a card',
    moving: 'choosing a move',
    choosing: 'choosing a card',
    /** The seat's turn is over, or has not come. */
    waiting: 'waiting',
    place: ordinal,
    /** No page of this player is connected. */
    away: 'away',
    /** The seat is free. */
    free: 'free',
    firstPlayer: 'goes first',
    outOfCards: 'no cards in hand',
    /** The pile can still be taken back, once in a race. */
    takeBackOpen: 'pile not yet taken back',
    takeBackUsed: 'pile taken back',
  },
  /** Positions of a locomotive. */
  places: {
    start: 'at the start',
    outbound: (space: number) => `space ${space}, outbound`,
    turntable: 'on the turntable',
    homebound: (space: number) => `space ${space}, homebound`,
    home: 'home',
  },
  /** The cards around the stage. */
  stage: {
    stage: (number: number, count: number) => `Stage ${number} of ${count}`,
    round: (number: number, count: number) => `Round ${number} of ${count}`,
    /** A side with its number, 1 to 4, and what it shows. */
    side: (number: number, side: ShownSide) => `side ${number}: ${shown(side)}`,
    taboo: 'taboo',
    /** A taboo side; `side` is its name from above. */
    tabooSide: (side: string) => `${side} (taboo)`,
    noCards: (side: string) => `${side}: no cards`,
    /** A card of a player, face down. */
    hiddenCard: (name: string) => `${name}, face down`,
    ownCard: (value: number) => `yours, a ${value}`,
    openCard: (name: string, value: number) => `${name}, a ${value}`,
    wins: (name: string, sum: number) => `${name} wins with ${sum}`,
    winsTie: (name: string, sum: number) => `${name} wins the tie at ${sum}, with the first card`,
    /** Number of spaces that the cards at an evaluated `?` are worth. */
    spacesForCards: (count: number) => `${cards(count)} = ${spaces(count)}`,
    /** Enlarges the stage card. */
    enlarge: 'Enlarge the stage card',
    close: 'Close',
  },
  /** The result of a drafted movement. */
  outcome: {
    /** Destination of a locomotive, with the number of spaces and jumps on its path. */
    moved: (
      model: string,
      place: string,
      way: { readonly spaces: number; readonly jumps: number },
    ) => {
      const jumps = way.jumps === 1 ? ', 1 jump' : `, ${way.jumps} jumps`;
      return `${model}: ${place} (${spaces(way.spaces)}${way.jumps === 0 ? '' : jumps})`;
    },
    /** A points card to be taken. Null if its value is not known yet. */
    gains: {
      turntable: (value: number | null) =>
        `${value === null ? 'a points card' : `+${value}`} at the turntable`,
      finish: (value: number | null) =>
        `${value === null ? 'a points card' : `+${value}`} at the finish`,
    },
  },
  /** Name of the whole board for screen readers. */
  board: 'The race',
  hand: 'Your driver cards',
  driver: (value: number, count: number) =>
    count === 1 ? `Driver card ${value}` : `Driver card ${value}, ${count} in hand`,
  /** The viewer's own face-down pile: a heading to open, and its cards. */
  ownPile: (count: number) => `Your face-down pile: ${cards(count)}`,
  /** The pile of any seat, where the cards of all seats are shown. */
  openPile: (count: number) => `Face-down pile: ${cards(count)}`,
  ownPileHelp: 'Only you see these cards. You can take the pile back once in the race.',
  piles: {
    turntable: (count: number) => `At the turntables: ${cards(count)}`,
    finish: (count: number) => `At the finish: ${cards(count)}`,
  },
  /** Visible faces of a pile, the top one first. */
  pileCards: (values: readonly number[]) => `From the top: ${values.join(', ')}`,
  points: (total: number) => (total === 1 ? '1 point' : `${total} points`),
  pointsCards: (values: readonly number[]) => `Points cards: ${values.join(', ')}`,
  /** Heading of the events of the former stage. */
  lastStage: (number: number) => `What happened in stage ${number}`,
  /** Label of the viewer's own locomotives to choose from, for screen readers. */
  ownLocomotives: 'Your locomotives',
  /** Headings for screen readers. */
  tracks: 'Tracks and points',
  pointsPiles: 'Points cards to win',
  /** A locomotive with its position, and the number of spaces left. With 0 it is home. */
  locomotive: (model: string, place: string, left: number) =>
    left === 0 ? `${model}: ${place}` : `${model}: ${place}, ${spaces(left)} from home`,
};

/** All texts of the board of Crazy Race. */
export type BoardText = Widened<typeof boardText>;
