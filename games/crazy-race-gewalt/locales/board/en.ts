import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { ActionKind, Stage } from '../../rules/components.ts';
import type { BoardText, EndingText, OwnTurnWords } from '../board-text.ts';
import { endingOf } from '../event-details.ts';

const list = listIn('en');

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

const squares = (count: number) => counted(count, 'square', 'squares');

const kinds: Readonly<Record<ActionKind, string>> = {
  relocate: 'Moving day',
  counter: 'Counter',
  extraTurn: 'Encore',
  skipTurn: 'Tea break',
  noRoll: 'Dice on strike',
  doubleRoll: 'Turbo dice ×2',
  noCards: 'Hands off',
  move4: '4 at a trot',
  move10: '10 at a gallop',
  minus4: 'Headwind −4',
  plus4: 'Tailwind +4',
};

const stages = { lilac: 'lilac', blue: 'blue', red: 'red' } as const;

const lines = {
  lilac: 'the lilac line',
  blue: 'the blue line',
  red: 'the finish line',
} as const;

function headOf(stage: Stage): string {
  return `${stages[stage].charAt(0).toUpperCase()}${stages[stage].slice(1)}`;
}

/** Endings of the turn, at the end of a sentence. */
const endings: EndingText = {
  dice: 'roll the dice',
  squares: (count) => `move ${squares(count)}`,
  nothing: 'end your turn',
};

function ownTurn(verb: string, { usable, going, isSecond }: OwnTurnWords): string {
  if (usable === 'none' && going.by === 'nothing')
    return 'You can’t roll this turn. End your turn.';
  const turn = isSecond ? 'Your second turn' : 'Your turn';
  if (usable === 'none') return `${turn}: now ${endingOf(going, endings)}.`;
  const cards = usable === 'both' ? 'a section and an action card' : `one ${usable} card`;
  return `${turn}: you may ${verb} ${cards}, then ${endingOf(going, endings)}.`;
}

export const boardText: BoardText = {
  kinds,
  stages,
  seat: (number) => `Seat ${number}`,
  newcomer: (number) => `a new player at seat ${number}`,
  you: (name) => `${name} (you)`,
  sentences: {
    ownTurn: (turn) => ownTurn('use', turn),
    discardOnly: (turn) => ownTurn('only discard', turn),
    chooseSection: (count) =>
      count === 0
        ? 'On which section do you lay your 0? It will be skipped.'
        : `On which section do you lay your ${count}? It will be ${squares(count)} long.`,
    layHere: (count) =>
      count === 0
        ? 'This section would be skipped. Lay your card here?'
        : `This section would be ${squares(count)} long. Lay your card here?`,
    chooseMoved: 'Which section card do you move?',
    nothingToMove: 'No section card can be moved now. Choose another card, or discard this one.',
    chooseDestination: (count) => `Where do you move the ${count}?`,
    moveHere: (count) =>
      count === 0
        ? 'This section would be skipped. Move the card here?'
        : `This section would be ${squares(count)} long. Move the card here?`,
    chooseTarget: (card) => `Who gets “${card}”?`,
    noTarget: (card) => `Nobody can be given “${card}” at the moment.`,
    keepCounter: 'Keep your counter until somebody plays a card on you, or discard it.',
    discardChosen: 'You can play no card in this turn, only discard.',
    answer: (name, card) => `${name} plays “${card}” on you. Counter it?`,
    watchAnswer: (name, card) => `${name} may counter “${card}”.`,
    waitFor: (name) => `Waiting for ${name}.`,
    watchTurn: (name) => `It is ${name}’s turn.`,
    watchSecondTurn: (name) => `It is ${name}’s second turn.`,
    finished: (name) => `You are over the finish line! It is ${name}’s turn.`,
    over: (winners) =>
      winners.length === 1 ? `${list(winners)} wins the race!` : `${list(winners)} share the win!`,
  },
  goal: {
    early: (stage, place, more) =>
      `${headOf(stage)}: you bet on ${ordinal(place)}. Let ${more} more go first.`,
    now: (stage, place) =>
      `${headOf(stage)}: you bet on ${ordinal(place)}. Be the next to cross the line!`,
    gone: (stage, place) =>
      `${headOf(stage)}: ${ordinal(place)} place is gone, so there is no point for you here.`,
    first:
      'A section card makes a stretch longer or shorter: on your own lane, to slow down or to hurry, or on somebody else’s.',
  },
  worth: {
    asBet: 'as you bet: 1 point at least',
    missed: (bet) => `you bet on ${ordinal(bet)}: no point`,
    gone: (stage, bet) => `${ordinal(bet)} in ${stages[stage]} is gone: no point`,
    soFar: (points) =>
      points === 0 ? 'No points so far' : `At least ${counted(points, 'point', 'points')} so far`,
  },
  distance: {
    toLine: (count, stage) => `${squares(count)} to ${lines[stage]}`,
    changed: (name, { stage, from, to }) =>
      `${name}: ${squares(to)} to ${lines[stage]} instead of ${from}.`,
    unchanged: 'Nobody has to come through here any more: this won’t affect the race.',
  },
  actions: {
    endings: {
      dice: 'Roll the dice',
      squares: (count) => `Move ${squares(count)}`,
      nothing: 'End turn',
    },
    tryOn: (count, section) => `Try the ${count} on ${section}`,
    layOn: (count, section) => `Lay the ${count} on ${section}`,
    layHere: 'Lay it here',
    pickUp: (count, section) => `Pick up the ${count} of ${section}`,
    moveHere: 'Move it here',
    pickOther: 'Move another',
    layBefore: (name) => `Play on ${name}`,
    discard: 'Discard',
    putBack: 'Put back',
    counter: 'Counter',
    allow: 'Accept',
    skip: 'Skip',
  },
  status: {
    playing: 'to move',
    answering: 'to answer',
    waiting: 'waiting',
    finished: 'finished',
    place: ordinal,
    away: 'away',
    free: 'free',
  },
  seats: {
    sectionCards: (count) => counted(count, 'section card', 'section cards'),
    actionCards: (count) => counted(count, 'action card', 'action cards'),
    before: (card, from) => `“${card}” from ${from}`,
    effects: {
      extraTurn: 'two turns in a row',
      skipTurn: 'no turn at all',
      noRoll: 'no roll, no move',
      doubleRoll: 'the dice count double',
      noCards: 'no cards to play',
      move4: '4 squares, no roll',
      move10: '10 squares, no roll',
      minus4: '4 squares fewer',
      plus4: '4 squares more',
    },
    countered: (name, times, max) => `counters against ${name}: ${times} of ${max}`,
    owed: (count) => `draws ${counted(count, 'action card', 'action cards')} after the turn`,
    trophy: (stage, place) => `${ordinal(place)} in ${stages[stage]}`,
    noTrophy: (stage) => `not through ${stages[stage]} yet`,
    hiddenBet: 'a hidden bet',
    bet: (lilac, blue, red) =>
      `${ordinal(lilac)} in lilac, ${ordinal(blue)} in blue, ${ordinal(red)} in red`,
  },
  question: {
    heading: (name) => `${name} plays this on you`,
    threats: {
      extraTurn: {
        next: 'When your turn comes, you will have two in a row.',
        now: 'You will have two turns in a row now.',
      },
      skipTurn: {
        next: 'Your next turn will be skipped.',
        now: 'This turn of yours will be skipped.',
      },
      noRoll: {
        next: 'In your next turn you may use cards, but you won’t roll and won’t move.',
        now: 'In this turn you may use cards, but you won’t roll and won’t move.',
      },
      doubleRoll: {
        next: 'In your next turn your dice will count double.',
        now: 'In this turn your dice will count double.',
      },
      noCards: {
        next: 'In your next turn you can’t play cards; you may discard.',
        now: 'In this turn you can’t play cards; you may discard.',
      },
      move4: {
        next: 'In your next turn you won’t roll: you will move 4 squares.',
        now: 'In this turn you won’t roll: you will move 4 squares.',
      },
      move10: {
        next: 'In your next turn you won’t roll: you will move 10 squares.',
        now: 'In this turn you won’t roll: you will move 10 squares.',
      },
      minus4: {
        next: 'In your next turn you will move 4 squares fewer than you roll.',
        now: 'In this turn you will move 4 squares fewer than you roll.',
      },
      plus4: {
        next: 'In your next turn you will move 4 squares more than you roll.',
        now: 'In this turn you will move 4 squares more than you roll.',
      },
    },
    counters: (count, name, left) =>
      count === 0
        ? 'You hold no counter.'
        : `You hold ${counted(count, 'counter', 'counters')}, and can counter ${name} ${left === 1 ? 'once more' : `${left} more times`}.`,
  },
  dice: {
    rolling: (name) => `${name} rolls the dice…`,
    rolled: (name, [first, second]) => `${name} rolled ${first} and ${second}`,
    lastRoll: 'Last roll',
    squares,
  },
  scoring: {
    heading: 'The bets are turned up',
    help: 'A trophy counts only if its place is the one you bet on: 1 point, and 1 more for every opponent with the same bet.',
    counting: (name) => `The points of ${name} are counted.`,
    betSign: 'bet',
    trophySign: 'trophy',
    total: 'Points',
    bet: (place) => `Bet: ${ordinal(place)}`,
    trophy: (place) => `Came in ${ordinal(place)}`,
    points: (count) => counted(count, 'point', 'points'),
    counts: (sameBets) =>
      sameBets.length === 0 ? 'Right' : `Right, and the same bet as ${list(sameBets)}`,
    countsNot: 'Bet missed',
  },
  places: {
    on: (square, count, section) => `${section}, square ${square} of ${count}`,
    finished: 'over the finish line',
  },
  board: 'The race',
  players: 'Players',
  lanes: 'The lanes',
  lane: (number, name) => (name === null ? `lane ${number}` : `lane ${number} (${name})`),
  section: ({ lane, stage, number }) => `${lane}, ${stages[stage]} ${number}`,
  squares,
  cardSquares: (count) => (count === 0 ? 'card 0: skipped' : `card: ${squares(count)}`),
  pawnOn: (name, square) => `${name} on square ${square}`,
  unused: 'nobody runs here',
  placedBy: (layer, mover) =>
    mover === null ? `laid by ${layer}` : `laid by ${layer}, moved by ${mover}`,
  trophies: (stage) => `Trophies of ${stages[stage]}`,
  hand: 'Your cards',
  sectionCard: (count) => `Section card ${count}`,
  sectionMeaning: (count) =>
    count === 0
      ? 'Lay it on any section without pawn or card: that one is skipped from then on.'
      : `Lay it on any section without pawn or card: that one has ${squares(count)} from then on.`,
  meanings: {
    relocate: 'Move a laid section card to another section. Not from under a pawn.',
    counter: 'Wards off a card that is played on you. You are asked when that happens.',
    extraTurn: 'An opponent will have two turns in a row.',
    skipTurn: 'An opponent’s next turn will be skipped.',
    noRoll: 'In the next turn, an opponent won’t roll and won’t move.',
    doubleRoll: 'In the next turn, an opponent’s dice will count double.',
    noCards: 'In the next turn, an opponent can’t play cards.',
    move4: 'In the next turn, an opponent will move 4 squares instead of rolling.',
    move10: 'In the next turn, an opponent will move 10 squares instead of rolling.',
    minus4: 'In the next turn, an opponent will move 4 squares fewer than rolled.',
    plus4: 'In the next turn, an opponent will move 4 squares more than rolled.',
  },
  yourBet: 'Your bet',
  piles: {
    section: (count) => `Section cards: ${count} left`,
    action: (count) => `Action cards: ${count} left`,
  },
  player: 'Player',
};
