/** Events of every type, for the tests of the log. */
import {
  models,
  pointsCards,
  sides,
  stageCards,
} from '../../../games/crazy-race-schacht/rules/components.ts';
import type { SchachtEvent } from '../../../games/crazy-race-schacht/rules/events.ts';
import type { RevealedDriver } from '../../../games/crazy-race-schacht/rules/state.ts';

/** The player of the events. */
export const playerID = '0';

/** Returns driver cards as they came to a side, by owner and number. */
function laid(...cards: readonly [owner: string, cardID: number][]): RevealedDriver[] {
  return cards.map(([owner, cardID], index) => ({ playerID: owner, order: index + 1, cardID }));
}

/** At least one event of each type, with every form that a sentence can take. */
export const samples: { readonly [Type in SchachtEvent['type']]: readonly SchachtEvent[] } = {
  stageBegan: stageCards.map(({ id }) => ({
    type: 'stageBegan',
    stage: id + 1,
    stageCard: id,
    firstPlayer: playerID,
  })),
  placed: sides.map((side) => ({ type: 'placed', playerID, side, order: side + 1 })),
  passed: [{ type: 'passed', playerID }],
  passedOver: [{ type: 'passedOver', playerID }],
  tookBack: [{ type: 'tookBack', playerID }],
  outOfCards: [{ type: 'outOfCards', playerID }],
  cardsOut: [{ type: 'cardsOut' }],
  sideEmpty: sides.flatMap((side) =>
    [true, false].map((isTaboo) => ({ type: 'sideEmpty', side, isTaboo })),
  ),
  revealed: [
    { type: 'revealed', side: 0, cards: laid(['0', 7]), winner: '0', sum: 6, isTie: false },
    {
      type: 'revealed',
      side: 1,
      cards: laid(['0', 0], ['1', 4], ['0', 2]),
      winner: '0',
      sum: 3,
      isTie: true,
    },
    {
      type: 'revealed',
      side: 3,
      cards: laid(['2', 6], ['0', 7], ['1', 1], ['3', 5]),
      winner: '0',
      sum: 6,
      isTie: false,
    },
  ],
  movementLost: [null, ...models].flatMap((model) =>
    [1, 4].map((left) => ({ type: 'movementLost', playerID, side: 2, left, model })),
  ),
  advanced: models.flatMap((model) =>
    [
      { from: 0, to: 3 },
      { from: 5, to: 6 },
      { from: 4, to: 8 },
      { from: 6, to: 9 },
      { from: 10, to: 12 },
      { from: 3, to: 12 },
    ].flatMap((movement) =>
      [0, 1, 3].map((jumps) => ({
        type: 'advanced' as const,
        playerID,
        model,
        ...movement,
        jumps,
      })),
    ),
  ),
  tookPoints: (['turntable', 'finish'] as const).flatMap((pile) =>
    [null, 0, 13].map((cardID) => ({ type: 'tookPoints', playerID, pile, cardID })),
  ),
  stole: pointsCards.map(({ id }) => ({ type: 'stole', playerID, from: '1', cardID: id })),
  declined: [1, 4].map((left) => ({ type: 'declined', playerID, side: 1, left })),
  reclaimed: [true, false].map((tookCard) => ({ type: 'reclaimed', playerID, tookCard })),
  discarded: [{ type: 'discarded' }],
  lostHighest: [1, 12].map((distance) => ({ type: 'lostHighest', playerID, cardID: 0, distance })),
  choseDiscard: [{ type: 'choseDiscard', playerID }],
  lostChosen: [1, 9].map((distance) => ({ type: 'lostChosen', playerID, cardID: 4, distance })),
  raceEnded: [['0'], ['0', '1'], ['0', '1', '2', '3']].map((winners) => ({
    type: 'raceEnded',
    winners,
  })),
};
