import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Widened } from '../../../kit/text.ts';
import type { Leg } from '../../rules/components.ts';

const legs: Readonly<Record<Leg, string>> = {
  leftFront: 'left front leg',
  leftMiddle: 'left middle leg',
  leftRear: 'left rear leg',
  rightFront: 'right front leg',
  rightMiddle: 'right middle leg',
  rightRear: 'right rear leg',
};

const list = listIn('en');

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export const boardText = {
  /** Name of each leg, without article. */
  legs,
  body: 'body',
  /** The player who will take a free seat, for use within a sentence. */
  newcomer: (number: number) => `a new player at seat ${number}`,
  you: (name: string) => `${name} (you)`,
  /** The sentence above the board: what the viewer should do, or whom the table waits for. */
  sentences: {
    /** `passed` is the number of cards that go on to the receiver. */
    choose: (receiver: string, passed: number) =>
      passed === 1
        ? `Keep one card. The other goes to ${receiver}. You want legs with room ahead.`
        : `Keep one card. The other ${passed} go to ${receiver}. You want legs with room ahead.`,
    chosen: (waitedFor: readonly string[]) =>
      `Chosen! You can change your mind while we wait for ${list(waitedFor)}.`,
    pickCard: 'Pick a card and try it out: where the rear legs go, the body follows.',
    /** The last card is ready by itself, and no leg of it has moved yet. */
    lastCard: 'Your last card: tap whatever is lit, legs or body.',
    moveLegs: 'Tap whatever is lit: legs or body, in any order.',
    /** The same where legs may be left (BR-9 with optionalLegs). */
    moveOrPlay: 'Tap whatever is lit, in any order. You may play the card at any time.',
    bodyOrPlay: 'The body must move up first. Or play the card as it is.',
    confirm: 'That’s the whole card. Play it, or take it back.',
    /** Some legs of the card moved, but these could not. */
    confirmRest: (legs: readonly string[]) =>
      legs.length === 1
        ? `The ${legs[0]} can’t move and stays. Play the card, or take it back.`
        : `The other ${legs.length} legs can’t move and stay. Play the card, or take it back.`,
    /** No leg on the last card can move. */
    nothingMoves: 'None of the legs on your last card can move. Play it to discard it.',
    /** No leg can move, but the hand has other cards. */
    tryAnother: 'This card moves no leg now. Try another first, or play it to put it away.',
    continueCard: 'Continue with your card: tap whatever is lit.',
    endTurn: 'All your cards are played. End your turn.',
    /** The last card is complete and can be taken back for some seconds. */
    ending: 'Your turn ends in a few seconds, unless you take the card back.',
    waitForMoves: (waitedFor: readonly string[]) => `You’re done. Waiting for ${list(waitedFor)}.`,
    home: 'You’re across the line! The others race on.',
    /** One of these seats is free, so no player chooses or moves there. */
    waitFor: (waitedFor: readonly string[]) => `Waiting for ${list(waitedFor)}.`,
    watchChoosing: (waitedFor: readonly string[]) =>
      waitedFor.length === 1
        ? `${list(waitedFor)} is choosing a card.`
        : `${list(waitedFor)} are choosing a card.`,
    watchMoving: (waitedFor: readonly string[]) =>
      waitedFor.length === 1 ? `${list(waitedFor)} is moving.` : `${list(waitedFor)} are moving.`,
    over: (winners: readonly string[]) =>
      winners.length === 1
        ? `${list(winners)} wins the apple!`
        : `${list(winners)} share the apple!`,
  },
  /** An explanation of the game for players who race for the first time. */
  hints: {
    choose:
      'Each leg on a card steps one section forward, if it has room. The body follows as long as no leg is left behind. The first bug with its whole body across the chequered line wins the apple.',
    move: 'Nothing counts while you’re trying things out. A leg that can’t step may be free once the leg in front of it, or the body, has moved on.',
  },
  /** The reasons for the ranking: a table of the counts that decide it. */
  reasons: {
    heading: 'Why this order?',
    help: 'Across the line in an earlier turn comes first, then a body that is further on. Then the legs decide: each pair counts as the sum of its two sections, first the rear legs, then the middle ones, then the front ones. What put a bug ahead of the next one is highlighted.',
    body: 'Body',
    /** Heading above the three pairs of legs. */
    legs: 'Legs',
    rear: 'rear',
    middle: 'middle',
    front: 'front',
    /** The bug crossed the line wholly in this turn. */
    home: (turn: number) => `across in turn ${turn}`,
  },
  actions: {
    play: 'Play card',
    takeBack: 'Take back',
    undoStep: 'Undo step',
    moveAll: 'Move everything',
    finishCard: 'Put card away',
    endTurn: 'End turn',
  },
  /** Status of a seat's bug and player, visible to all. */
  status: {
    choosing: 'choosing',
    hasChosen: 'has chosen',
    moving: 'moving',
    isDone: 'done',
    home: (place: number) => `home, ${ordinal(place)}`,
    /** No page of this player is connected. */
    away: 'away',
    /** The seat is free. */
    free: 'free',
  },
  allTracks: 'The race',
  ownTrack: 'Your bug',
  hand: 'Your cards',
  keptCards: 'Kept for this turn',
  /** Heading of the cards, `count` of them, that the viewer has passed on to a player in this turn. */
  passedOn: (receiver: string, _count: number) => `Passed on to ${receiver}`,
  /** Marks such a card that has been played since then. */
  played: 'played',
  card: (legs: readonly string[]) => `Card: ${legs.join(', ')}`,
  kept: 'you keep this',
  cardsInHand: cards,
  discards: (count: number) => `Discards: ${count}`,
  lastDiscard: (legs: readonly string[]) => `On top: ${legs.join(', ')}`,
  pile: (count: number) => `Pile: ${count}`,
  turn: (number: number) => `Turn ${number}`,
  passing: { left: 'Passing left', right: 'Passing right', swap: 'Swapping' },
  place: ordinal,
  side: 'Board side',
  sides: { forest: 'Forest', station: 'Station' },
  /** A leg or the body with its section or sections, counted from 1. */
  pieceAt: (piece: string, section: number) => `${piece}, section ${section}`,
  marks: { lit: 'can move', waits: 'can’t move now', moved: 'has moved' },
  /** Number of sections that the body still has to go to be across the line. */
  toGo: (sections: number) => (sections === 1 ? '1 section to go' : `${sections} sections to go`),
  /** Heading above those numbers. */
  stillToGo: 'Still to go',
  bugTable: 'Where every bug stands, by sections',
  player: 'Player',
  section: (number: number) => `${number}`,
  sections: (rear: number, front: number) => `${rear}–${front}`,
};

/** All texts of the board of Bug Race. */
export type BoardText = Widened<typeof boardText>;
