import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Model } from '../../rules/components.ts';
import type { BoardText, ShownSide } from '../board-text.ts';

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

export const boardWords: BoardText = {
  models,
  seat: (number) => `Seat ${number}`,
  newcomer: (number) => `a new player at seat ${number}`,
  you: (name) => `${name} (you)`,
  sentences: {
    chooseDriver: (round) => `Your turn, round ${round}: bid with a driver card, or pass.`,
    chooseFirstDriver:
      'Your turn: bid with a driver card. The highest sum at a side moves its locomotive.',
    emptyHand: 'Your hand is empty: take back your pile, or pass.',
    chooseSide: (value) => `Now choose a side for your ${value}.`,
    chooseFirstSide: (value) =>
      `Choose a side for your ${value}: whoever has the highest sum there may move.`,
    sideChosen: (value, side) =>
      `Your ${value} would go to side ${side}, face down. Place it, or choose another side.`,
    moveShown: (model, distance) =>
      `You win this side! Your ${models[model]} may move ${spaces(distance)}.`,
    chooseLocomotive: (distance) =>
      `You win this side! Which locomotive moves ${spaces(distance)}?`,
    moveChosen: (model) => `Your ${models[model]} would go there. Move it, or choose another.`,
    split: (left) =>
      left === 1
        ? 'You win this side! You have 1 space: tap a locomotive.'
        : `You win this side! Share out ${spaces(left)}: each tap moves a locomotive by one.`,
    splitFurther: (left) =>
      left === 1
        ? '1 space left. Use it, or move as it is.'
        : `${spaces(left)} left. Share them out, or move as it is.`,
    splitDone: 'All shared out. Happy with it? Then move.',
    splitToPrize: 'Your second locomotive comes home: move now, then choose your prize.',
    choosePrize: 'Two locomotives home! Choose your points card.',
    reclaim: 'You had nothing to move, so you may take one of your cards back.',
    choosePenalty:
      'Penalty: one of your locomotives is among the second-furthest from home. Choose a points card to discard.',
    answered: (waitedFor) => `Chosen. Waiting for ${list(waitedFor)}.`,
    waitFor: (waitedFor) => `Waiting for ${list(waitedFor)}.`,
    watchPlacing: (name, round) => `Round ${round}: ${name} is placing a driver card.`,
    watchMoving: (name) => `${name} wins this side and is choosing a move.`,
    watchPrize: (name) => `${name} is choosing a points card.`,
    watchReclaim: (names) => `${list(names)} may take a card back.`,
    watchPenalty: (names) =>
      names.length === 1
        ? `${list(names)} is choosing a points card to discard.`
        : `${list(names)} are choosing points cards to discard.`,
    over: (winners) =>
      winners.length === 1 ? `${list(winners)} wins the race!` : `${list(winners)} share the win!`,
  },
  hint: 'Each side shows which locomotive its winner moves, and how far. ABC: any one of the three. A “?”: one space for each card there, to share out.',
  actions: {
    pass: 'Pass',
    takeBack: (count) => `Take back my pile (${cards(count)})`,
    takeBackHelp: (count) =>
      count === 1
        ? 'You can do this only once in the whole race. The card in your pile comes back into your hand.'
        : `You can do this only once in the whole race. The ${count} cards in your pile come back into your hand.`,
    takeBackNow: 'Take it back now',
    leavePile: 'Leave it',
    pointAt: (value, side) => `Your ${value} at ${side}`,
    placeAt: (value, side) => `Place your ${value} at side ${side}`,
    move: 'Move',
    decline: 'Don’t move',
    giveUpRest: (left) => `Give up ${spaces(left)}`,
    declineHelp: (left) => `${spaces(left)} would be lost. This can’t be undone.`,
    declineNow: 'Really don’t move',
    giveUpNow: 'Really give up',
    back: 'Back',
    chooseLocomotive: (model, place) => `${model}: ${place}`,
    oneFurther: (model, place) => `${model}, one space further: ${place}`,
    undoStep: 'Undo step',
    startOver: 'Start over',
    drawPoints: (value) =>
      value === null ? 'Finish pile empty: take nothing' : `Take the ${value} from the finish pile`,
    stealFrom: (name, count) =>
      count === 1 ? `Take ${name}’s only card` : `Draw one of ${name}’s ${count} cards`,
    reclaimCard: (value) => `Take back the ${value}`,
    reclaimNone: 'Take none',
    discardPoints: (value, pile) =>
      pile === 'turntable' ? `Discard a ${value} (turntable)` : `Discard a ${value} (finish)`,
    skip: 'Skip',
  },
  status: {
    placing: 'placing a card',
    moving: 'choosing a move',
    choosing: 'choosing a card',
    waiting: 'waiting',
    place: ordinal,
    away: 'away',
    free: 'free',
    firstPlayer: 'goes first',
    outOfCards: 'no cards in hand',
    takeBackOpen: 'pile not yet taken back',
    takeBackUsed: 'pile taken back',
  },
  places: {
    start: 'at the start',
    outbound: (space) => `space ${space}, outbound`,
    turntable: 'on the turntable',
    homebound: (space) => `space ${space}, homebound`,
    home: 'home',
  },
  stage: {
    stage: (number, count) => `Stage ${number} of ${count}`,
    round: (number, count) => `Round ${number} of ${count}`,
    side: (number, side) => `side ${number}: ${shown(side)}`,
    taboo: 'taboo',
    tabooSide: (side) => `${side} (taboo)`,
    noCards: (side) => `${side}: no cards`,
    hiddenCard: (name) => `${name}, face down`,
    ownCard: (value) => `yours, a ${value}`,
    openCard: (name, value) => `${name}, a ${value}`,
    wins: (name, sum) => `${name} wins with ${sum}`,
    winsTie: (name, sum) => `${name} wins the tie at ${sum}, with the first card`,
    spacesForCards: (count) => `${cards(count)} = ${spaces(count)}`,
    enlarge: 'Enlarge the stage card',
    close: 'Close',
  },
  outcome: {
    moved: (model, place, way) => {
      const jumps = way.jumps === 1 ? ', 1 jump' : `, ${way.jumps} jumps`;
      return `${model}: ${place} (${spaces(way.spaces)}${way.jumps === 0 ? '' : jumps})`;
    },
    gains: {
      turntable: (value) => `${value === null ? 'a points card' : `+${value}`} at the turntable`,
      finish: (value) => `${value === null ? 'a points card' : `+${value}`} at the finish`,
    },
  },
  board: 'The race',
  hand: 'Your driver cards',
  driver: (value, count) =>
    count === 1 ? `Driver card ${value}` : `Driver card ${value}, ${count} in hand`,
  ownPile: (count) => `Your face-down pile: ${cards(count)}`,
  openPile: (count) => `Face-down pile: ${cards(count)}`,
  ownPileHelp: 'Only you see these cards. You can take the pile back once in the race.',
  piles: {
    turntable: (count) => `At the turntables: ${cards(count)}`,
    finish: (count) => `At the finish: ${cards(count)}`,
  },
  pileCards: (values) => `From the top: ${values.join(', ')}`,
  points: (total) => (total === 1 ? '1 point' : `${total} points`),
  pointsCards: (values) => `Points cards: ${values.join(', ')}`,
  lastStage: (number) => `What happened in stage ${number}`,
  ownLocomotives: 'Your locomotives',
  tracks: 'Tracks and points',
  pointsPiles: 'Points cards to win',
  locomotive: (model, place, left) =>
    left === 0 ? `${model}: ${place}` : `${model}: ${place}, ${spaces(left)} from home`,
};
