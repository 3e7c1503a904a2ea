import { listIn } from '../../../kit/locales/list.ts';
import { ordinal } from '../../../kit/locales/ordinal.ts';
import type { Leg } from '../../rules/components.ts';
import type { BoardWords } from '../board-text.ts';

export const legNames: Readonly<Record<Leg, string>> = {
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

export const boardWords: BoardWords = {
  seat: (number) => `Seat ${number}`,
  newcomer: (number) => `a new player at seat ${number}`,
  you: (name) => `${name} (you)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Keep one card. The other goes to ${receiver}. You want legs with room ahead.`
        : `Keep one card. The other ${passed} go to ${receiver}. You want legs with room ahead.`,
    chosen: (waitedFor) => `Chosen! You can change your mind while we wait for ${list(waitedFor)}.`,
    pickCard: 'Pick a card and try it out: where the rear legs go, the body follows.',
    lastCard: 'Your last card: tap whatever is lit, legs or body.',
    moveLegs: 'Tap whatever is lit: legs or body, in any order.',
    moveOrPlay: 'Tap whatever is lit, in any order. You may play the card at any time.',
    bodyOrPlay: 'The body must move up first. Or play the card as it is.',
    confirm: 'That’s the whole card. Play it, or take it back.',
    confirmRest: (legs) =>
      legs.length === 1
        ? `The ${legs[0]} can’t move and stays. Play the card, or take it back.`
        : `The other ${legs.length} legs can’t move and stay. Play the card, or take it back.`,
    nothingMoves: 'None of the legs on your last card can move. Play it to discard it.',
    tryAnother: 'This card moves no leg now. Try another first, or play it to put it away.',
    continueCard: 'Continue with your card: tap whatever is lit.',
    endTurn: 'All your cards are played. End your turn.',
    ending: 'Your turn ends in a few seconds, unless you take the card back.',
    waitForMoves: (waitedFor) => `You’re done. Waiting for ${list(waitedFor)}.`,
    home: 'You’re across the line! The others race on.',
    waitFor: (waitedFor) => `Waiting for ${list(waitedFor)}.`,
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${list(waitedFor)} is choosing a card.`
        : `${list(waitedFor)} are choosing a card.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1 ? `${list(waitedFor)} is moving.` : `${list(waitedFor)} are moving.`,
    over: (winners) =>
      winners.length === 1
        ? `${list(winners)} wins the apple!`
        : `${list(winners)} share the apple!`,
  },
  hints: {
    choose:
      'Each leg on a card steps one section forward, if it has room. The body follows as long as no leg is left behind. The first bug with its whole body across the chequered line wins the apple.',
    move: 'Nothing counts while you’re trying things out. A leg that can’t step may be free once the leg in front of it, or the body, has moved on.',
  },
  reasons: {
    heading: 'Why this order?',
    help: 'Across the line in an earlier turn comes first, then a body that is further on. Then the legs decide: each pair counts as the sum of its two sections, first the rear legs, then the middle ones, then the front ones. What put a bug ahead of the next one is highlighted.',
    body: 'Body',
    legs: 'Legs',
    rear: 'rear',
    middle: 'middle',
    front: 'front',
    home: (turn) => `across in turn ${turn}`,
  },
  actions: {
    play: 'Play card',
    takeBack: 'Take back',
    undoStep: 'Undo step',
    moveAll: 'Move everything',
    finishCard: 'Put card away',
    endTurn: 'End turn',
  },
  status: {
    choosing: 'choosing',
    hasChosen: 'has chosen',
    moving: 'moving',
    isDone: 'done',
    home: (place) => `home, ${ordinal(place)}`,
    away: 'away',
    free: 'free',
  },
  allTracks: 'The race',
  ownTrack: 'Your bug',
  hand: 'Your cards',
  keptCards: 'Kept for this turn',
  passedOn: (receiver) => `Passed on to ${receiver}`,
  played: 'played',
  card: (legs) => `Card: ${legs.join(', ')}`,
  kept: 'you keep this',
  cardsInHand: cards,
  discards: (count) => `Discards: ${count}`,
  lastDiscard: (legs) => `On top: ${legs.join(', ')}`,
  pile: (count) => `Pile: ${count}`,
  turn: (number) => `Turn ${number}`,
  passing: { left: 'Passing left', right: 'Passing right', swap: 'Swapping' },
  place: ordinal,
  side: 'Board side',
  sides: { forest: 'Forest', station: 'Station' },
  pieceAt: (piece, section) => `${piece}, section ${section}`,
  marks: { lit: 'can move', waits: 'can’t move now', moved: 'has moved' },
  toGo: (sections) => (sections === 1 ? '1 section to go' : `${sections} sections to go`),
  stillToGo: 'Still to go',
  bugTable: 'Where every bug stands, by sections',
  player: 'Player',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
