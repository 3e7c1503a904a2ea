import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Widened } from '../../../kit/text.ts';
import type { ActionKind, Deck, Stage } from '../../rules/components.ts';
import type { Going } from '../../rules/effects.ts';
import { type EndingText, endingOf } from '../event-details.ts';

/** Decks whose cards the viewer may still use in this turn. */
export type Usable = Deck | 'both' | 'none';

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

/** Distance to the end of a stage, as it is and as it would be. */
export interface DistanceChange {
  readonly stage: Stage;
  readonly from: number;
  readonly to: number;
}

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

export const boardText = {
  kinds,
  stages,
  /** The player who will take a free seat, for use within a sentence. */
  newcomer: (number: number) => `a new player at seat ${number}`,
  you: (name: string) => `${name} (you)`,
  /** The sentence above the board: what the viewer should do, or what the table is waiting for. */
  sentences: {
    /** It is the viewer's own turn, and no card is chosen. With `usable` 'none' only the end of the turn is left. */
    ownTurn: (turn: OwnTurnWords) => ownTurn('use', turn),
    /** The same under a card that forbids playing cards: they can only be discarded. */
    discardOnly: (turn: OwnTurnWords) => ownTurn('only discard', turn),
    /** A section card with so many squares is chosen, but no section for it. */
    chooseSection: (count: number) =>
      count === 0
        ? 'On which section do you lay your 0? It will be skipped.'
        : `On which section do you lay your ${count}? It will be ${squares(count)} long.`,
    /** The card is drafted on a section that has 4 squares otherwise. With 0 the section is skipped. */
    layHere: (count: number) =>
      count === 0
        ? 'This section would be skipped. Lay your card here?'
        : `This section would be ${squares(count)} long. Lay your card here?`,
    /** A card that moves section cards is chosen, but no section card. */
    chooseMoved: 'Which section card do you move?',
    /** No section card can be moved. */
    nothingToMove: 'No section card can be moved now. Choose another card, or discard this one.',
    /** A section card with so many squares is chosen, but no destination. */
    chooseDestination: (count: number) => `Where do you move the ${count}?`,
    moveHere: (count: number) =>
      count === 0
        ? 'This section would be skipped. Move the card here?'
        : `This section would be ${squares(count)} long. Move the card here?`,
    /** An arrow card is chosen, but no player for it. `card` is its name. */
    chooseTarget: (card: string) => `Who gets “${card}”?`,
    /** The card cannot be played on any player. */
    noTarget: (card: string) => `Nobody can be given “${card}” at the moment.`,
    /** A counter is chosen on the viewer's own turn. */
    keepCounter: 'Keep your counter until somebody plays a card on you, or discard it.',
    /** A card is chosen in a turn in which none may be played. */
    discardChosen: 'You can play no card in this turn, only discard.',
    /** The viewer must answer a card played before them. */
    answer: (name: string, card: string) => `${name} plays “${card}” on you. Counter it?`,
    /** Another player must answer. */
    watchAnswer: (name: string, card: string) => `${name} may counter “${card}”.`,
    /** The seat that must act is free. */
    waitFor: (name: string) => `Waiting for ${name}.`,
    watchTurn: (name: string) => `It is ${name}’s turn.`,
    watchSecondTurn: (name: string) => `It is ${name}’s second turn.`,
    /** The viewer is over the finish line; `name` is the player whose turn it is. */
    finished: (name: string) => `You are over the finish line! It is ${name}’s turn.`,
    over: (winners: readonly string[]) =>
      winners.length === 1 ? `${list(winners)} wins the race!` : `${list(winners)} share the win!`,
  },
  /** The line below the sentence: what the viewer's bet requires in the present stage. */
  goal: {
    /** So many more opponents (1 or more) must cross the line before the viewer gets the place of the bet. */
    early: (stage: Stage, place: number, more: number) =>
      `${headOf(stage)}: you bet on ${ordinal(place)}. Let ${more} more go first.`,
    /** The next player to cross the line gets the place. */
    now: (stage: Stage, place: number) =>
      `${headOf(stage)}: you bet on ${ordinal(place)}. Be the next to cross the line!`,
    /** Another player has the place. */
    gone: (stage: Stage, place: number) =>
      `${headOf(stage)}: ${ordinal(place)} place is gone, so there is no point for you here.`,
    first:
      'A section card makes a stretch longer or shorter: on your own lane, to slow down or to hurry, or on somebody else’s.',
  },
  /** Worth of the trophies, as far as the viewer's own bet reveals it. */
  worth: {
    /** The trophy is as bet. Other players with the same bet may add to its point. */
    asBet: 'as you bet: 1 point at least',
    /** The trophy is for another place than the one that was bet on. */
    missed: (bet: number) => `you bet on ${ordinal(bet)}: no point`,
    /** Another player has the place that was bet on. */
    gone: (stage: Stage, bet: number) => `${ordinal(bet)} in ${stages[stage]} is gone: no point`,
    /** Total of the points so far. */
    soFar: (points: number) =>
      points === 0 ? 'No points so far' : `At least ${counted(points, 'point', 'points')} so far`,
  },
  /** Distances to the lines. */
  distance: {
    /** Distance to the end of a stage. */
    toLine: (count: number, stage: Stage) => `${squares(count)} to ${lines[stage]}`,
    /** Effect of a draft on a player's distance. */
    changed: (name: string, { stage, from, to }: DistanceChange) =>
      `${name}: ${squares(to)} to ${lines[stage]} instead of ${from}.`,
    /** The draft changes nothing for any player. */
    unchanged: 'Nobody has to come through here any more: this won’t affect the race.',
  },
  /** Labels of buttons. */
  actions: {
    /** End the card part of the viewer's own turn, by how the turn ends. */
    endings: {
      dice: 'Roll the dice',
      squares: (count: number) => `Move ${squares(count)}`,
      nothing: 'End turn',
    },
    /** Drafts the chosen card, or the one to be moved, on a section; `section` is `BoardText.section`. */
    tryOn: (count: number, section: string) => `Try the ${count} on ${section}`,
    /** Sends the draft of a card on a section. */
    layOn: (count: number, section: string) => `Lay the ${count} on ${section}`,
    layHere: 'Lay it here',
    /** Chooses the section card to move. */
    pickUp: (count: number, section: string) => `Pick up the ${count} of ${section}`,
    moveHere: 'Move it here',
    /** Chooses another section card to move. */
    pickOther: 'Move another',
    layBefore: (name: string) => `Play on ${name}`,
    discard: 'Discard',
    /** Cancels the choice of a card. */
    putBack: 'Put back',
    counter: 'Counter',
    allow: 'Accept',
    /** Ends the playback of events. */
    skip: 'Skip',
  },
  /** Status of a seat. The texts are short because they stand beside the name. */
  status: {
    playing: 'to move',
    answering: 'to answer',
    /** The seat's turn is over, or has not come. */
    waiting: 'waiting',
    /** The seat's pawn is over the finish line. */
    finished: 'finished',
    place: ordinal,
    /** No page of this player is connected. */
    away: 'away',
    /** The seat is free. */
    free: 'free',
  },
  /** Public information on a player. */
  seats: {
    sectionCards: (count: number) => counted(count, 'section card', 'section cards'),
    actionCards: (count: number) => counted(count, 'action card', 'action cards'),
    /** A card before a player, with the player who placed it there. */
    before: (card: string, from: string) => `“${card}” from ${from}`,
    /** Effect of such a card on its player in the turn it acts in, in a few words. */
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
    /** Number of times that the player has countered an opponent, of `max`. */
    countered: (name: string, times: number, max: number) =>
      `counters against ${name}: ${times} of ${max}`,
    /** Cards to be drawn at the end of the player's turn. */
    owed: (count: number) =>
      `draws ${counted(count, 'action card', 'action cards')} after the turn`,
    trophy: (stage: Stage, place: number) => `${ordinal(place)} in ${stages[stage]}`,
    noTrophy: (stage: Stage) => `not through ${stages[stage]} yet`,
    hiddenBet: 'a hidden bet',
    bet: (lilac: number, blue: number, red: number) =>
      `${ordinal(lilac)} in lilac, ${ordinal(blue)} in blue, ${ordinal(red)} in red`,
  },
  /** The question about a card that was played on the viewer. */
  question: {
    heading: (name: string) => `${name} plays this on you`,
    /** Effect of the card on the viewer's next turn, or on the one that begins now. */
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
    /** Number of the viewer's counters, and how often this opponent may still be countered. */
    counters: (count: number, name: string, left: number) =>
      count === 0
        ? 'You hold no counter.'
        : `You hold ${counted(count, 'counter', 'counters')}, and can counter ${name} ${left === 1 ? 'once more' : `${left} more times`}.`,
  },
  /** The dice, and a card's effect on them. */
  dice: {
    /** The dice are still rolling. */
    rolling: (name: string) => `${name} rolls the dice…`,
    rolled: (name: string, [first, second]: readonly [number, number]) =>
      `${name} rolled ${first} and ${second}`,
    /** Label before the dice of a player's last roll. */
    lastRoll: 'Last roll',
    squares,
  },
  /** The points at the end, row by row. */
  scoring: {
    heading: 'The bets are turned up',
    help: 'A trophy counts only if its place is the one you bet on: 1 point, and 1 more for every opponent with the same bet.',
    /** The points of this player are being counted. */
    counting: (name: string) => `The points of ${name} are counted.`,
    /** Legend of a number in a frame, and of a cup, each beside its picture. */
    betSign: 'bet',
    trophySign: 'trophy',
    total: 'Points',
    bet: (place: number) => `Bet: ${ordinal(place)}`,
    trophy: (place: number) => `Came in ${ordinal(place)}`,
    points: (count: number) => counted(count, 'point', 'points'),
    /** Reason for a trophy's points; `sameBets` are the opponents with the same bet. */
    counts: (sameBets: readonly string[]) =>
      sameBets.length === 0 ? 'Right' : `Right, and the same bet as ${list(sameBets)}`,
    countsNot: 'Bet missed',
  },
  /** Position of a pawn. */
  places: {
    /** `section` is `BoardText.section`. */
    on: (square: number, count: number, section: string) =>
      `${section}, square ${square} of ${count}`,
    finished: 'over the finish line',
  },
  /** Name of the whole board for screen readers. */
  board: 'The race',
  players: 'Players',
  lanes: 'The lanes',
  /** A lane by its number, 1 to 5, with the player who runs on it, or null if it is unused. */
  lane: (number: number, name: string | null) =>
    name === null ? `lane ${number}` : `lane ${number} (${name})`,
  section: ({ lane, stage, number }: SectionWords) => `${lane}, ${stages[stage]} ${number}`,
  /** Length of a section. */
  squares,
  /** The same for a section with a card. */
  cardSquares: (count: number) => (count === 0 ? 'card 0: skipped' : `card: ${squares(count)}`),
  /** Position of a player's pawn on the section described. */
  pawnOn: (name: string, square: number) => `${name} on square ${square}`,
  /** No player runs on the lane. */
  unused: 'nobody runs here',
  /** The player who placed a section card, and the player who last moved it, or null. */
  placedBy: (layer: string, mover: string | null) =>
    mover === null ? `laid by ${layer}` : `laid by ${layer}, moved by ${mover}`,
  trophies: (stage: Stage) => `Trophies of ${stages[stage]}`,
  hand: 'Your cards',
  sectionCard: (count: number) => `Section card ${count}`,
  /** Effect of a section card, for a player who has chosen one. */
  sectionMeaning: (count: number) =>
    count === 0
      ? 'Lay it on any section without pawn or card: that one is skipped from then on.'
      : `Lay it on any section without pawn or card: that one has ${squares(count)} from then on.`,
  /** Effect of each action card, for the player who holds it. */
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
    section: (count: number) => `Section cards: ${count} left`,
    action: (count: number) => `Action cards: ${count} left`,
  },
  player: 'Player',
};

/** All texts of the board of Crazy Race. The log uses its names, too. */
export type BoardText = Widened<typeof boardText>;
