/** Events of every type, for the tests of what the log says. */
import { legCards, legs } from '../../../games/bug-race/rules/components.ts';
import type { BugRaceEvent } from '../../../games/bug-race/rules/events.ts';
import type { Step } from '../../../games/bug-race/rules/state.ts';

/** The player whom the events are about. */
export const playerID = '0';
const stepLists: readonly (readonly Step[])[] = [
  [],
  ['body'],
  ['leftFront'],
  ['body', 'leftFront', 'body', 'rightRear'],
  [...legs],
];

/** At least one event of each type, with every form that a sentence can take. */
export const samples: { readonly [Type in BugRaceEvent['type']]: readonly BugRaceEvent[] } = {
  chose: [{ type: 'chose', playerID }],
  passed: ([1, 2, 3] as const).flatMap((count) => [
    { type: 'passed', direction: 'left', count, swap: false },
    { type: 'passed', direction: 'right', count, swap: false },
    { type: 'passed', direction: 'left', count, swap: true },
  ]),
  played: stepLists.flatMap((steps) =>
    legCards.flatMap(({ id, legs: shown }): BugRaceEvent[] =>
      [[], shown.slice(0, 1), shown].map((unmoved) => ({
        type: 'played',
        playerID,
        cardID: id,
        steps,
        unmoved,
      })),
    ),
  ),
  stepped: [...legs, 'body' as const].map((step) => ({
    type: 'stepped',
    playerID,
    step,
    section: 3,
  })),
  cardFinished: [legs.slice(0, 1), legs.slice(0, 3)].map((unmoved) => ({
    type: 'cardFinished',
    playerID,
    cardID: 0,
    unmoved,
  })),
  done: [0, 1, 2].map((bodySteps) => ({ type: 'done', playerID, bodySteps })),
  crossed: [1, 2, 3, 4].map((place) => ({ type: 'crossed', playerID, place })),
  reshuffled: [{ type: 'reshuffled' }],
  turnBegan: [1, 12].map((turn) => ({ type: 'turnBegan', turn })),
  raceEnded: [['0'], ['0', '1'], ['0', '1', '2']].map((winners) => ({
    type: 'raceEnded',
    winners,
  })),
};
