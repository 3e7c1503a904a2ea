import type { BoardWords } from '../board-text.ts';

const lists = new Intl.ListFormat('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

function placed(place: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${place}${endings[ordinals.select(place)] ?? 'th'}`;
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

export const boardWords: BoardWords = {
  seat: (number) => `Seat ${number}`,
  you: (name) => `${name} (you)`,
  sentences: {
    choose: (receiver, passed) =>
      passed === 1
        ? `Keep one card. The other goes to ${receiver}.`
        : `Keep one card. The other ${passed} go to ${receiver}.`,
    chosen: (waitedFor) =>
      `You’ve chosen. While we wait for ${lists.format(waitedFor)}, you can change your mind.`,
    pickCard: (count) =>
      count === 1 ? 'Pick your last card and try it out.' : 'Pick a card and try it out.',
    moveLegs: 'Tap whatever is lit: legs or body, in any order.',
    bodyOrPlay: 'The body must move up first. Or play the card as it is.',
    confirm: 'That’s the whole card. Play it, or take it back.',
    nothingMoves: 'No leg on this card can move. Play it to put it away.',
    continueCard: 'Go on with your card: tap whatever is lit.',
    endTurn: 'All your cards are played. End your turn.',
    waitForMoves: (waitedFor) => `You’re done. Waiting for ${lists.format(waitedFor)}.`,
    home: 'You’re across the line! The others race on.',
    watchChoosing: (waitedFor) =>
      waitedFor.length === 1
        ? `${lists.format(waitedFor)} is choosing a card.`
        : `${lists.format(waitedFor)} are choosing a card.`,
    watchMoving: (waitedFor) =>
      waitedFor.length === 1
        ? `${lists.format(waitedFor)} is moving.`
        : `${lists.format(waitedFor)} are moving.`,
    over: (winners) =>
      winners.length === 1
        ? `${lists.format(winners)} wins the apple!`
        : `${lists.format(winners)} share the apple!`,
  },
  actions: {
    play: 'Play card',
    takeBack: 'Take back',
    undoStep: 'Undo step',
    moveAll: 'Move all legs',
    finishCard: 'Put card away',
    endTurn: 'Done',
  },
  status: {
    choosing: 'choosing',
    hasChosen: 'has chosen',
    moving: 'moving',
    isDone: 'done',
    home: (place) => `home, ${placed(place)}`,
    away: 'away',
  },
  allTracks: 'The race',
  ownTrack: 'Your bug',
  hand: 'Your cards',
  keptCards: 'Kept for this turn',
  card: (legs) => `Card: ${legs.join(', ')}`,
  kept: 'you keep this',
  cardsInHand: cards,
  discards: (count) => `Discards: ${count}`,
  lastDiscard: (legs) => `On top: ${legs.join(', ')}`,
  pile: (count) => `Pile: ${count}`,
  turn: (number) => `Turn ${number}`,
  passing: { left: 'Passing left', right: 'Passing right', swap: 'Swapping' },
  place: placed,
  side: 'Board side',
  sides: { forest: 'Forest', station: 'Station' },
  pieceAt: (piece, section) => `${piece}, section ${section}`,
  marks: { lit: 'can move', waits: 'can’t move now', moved: 'has moved' },
  bugTable: 'Where every bug stands, by sections',
  player: 'Player',
  section: (number) => `${number}`,
  sections: (rear, front) => `${rear}–${front}`,
};
