/** Events of every type, for the tests of the log. */

import {
  type Car,
  carNumber,
  cars,
  defaultPrizes,
  trackNames,
} from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import type { GrandPrixEvent } from '../../../games/detroit-cleveland-grand-prix/rules/events.ts';
import type { RouteStep } from '../../../games/detroit-cleveland-grand-prix/rules/state.ts';

/** The player of the events. */
export const playerID = '0';
export const space = [2, 1] as const;

/** Returns a way with this number of steps; the last one may be the line. */
export function way(steps: number, isHome: boolean): RouteStep[] {
  return Array.from({ length: steps }, (_, step) =>
    isHome && step === steps - 1 ? 'finish' : ([3 + step, 1] as const),
  );
}

/** Returns what a card may show where a car moves: the car itself, another car by exchange, or white. */
function shownFor(car: Car): readonly (Car | 'white')[] {
  return [car, car === 'black' ? 'yellow' : 'black', 'white'];
}

const ways: readonly (readonly [path: RouteStep[], spaces: number])[] = [
  [way(1, false), 1],
  [way(6, false), 6],
  [way(1, false), 4],
  [way(2, false), 4],
  [way(3, true), 6],
];

/** At least one event of each type, with every form that a sentence can take. */
export const samples: { readonly [Type in GrandPrixEvent['type']]: readonly GrandPrixEvent[] } = {
  raceBegan: trackNames.flatMap((track) =>
    [1, 3].map((race) => ({
      type: 'raceBegan',
      race,
      track,
      dealer: '0',
      dealt: { '0': 21, '1': 21 },
    })),
  ),
  offered: cars.flatMap((car) =>
    [true, false].flatMap((isSecondOffer) =>
      [['0'], ['0', '1'], ['2', '3', '0', '1']].map((bidders) => ({
        type: 'offered' as const,
        car,
        isSecondOffer,
        bidders,
      })),
    ),
  ),
  bid: cars.map((car) => ({ type: 'bid', playerID, car, amount: 10_000 * carNumber(car) })),
  passed: [true, false].map((isTooPoor) => ({ type: 'passed', playerID, car: 'red', isTooPoor })),
  sold: cars.flatMap((car) =>
    (['bid', 'nobodyBid', 'onlyOne'] as const).flatMap((why) =>
      [true, false].flatMap((hasTen) =>
        [1, 2, 6].map((startPosition) => ({
          type: 'sold' as const,
          car,
          playerID,
          price: why === 'bid' ? 80_000 : 10_000,
          why,
          startPosition,
          space,
          hasTen,
        })),
      ),
    ),
  ),
  returned: cars.map((car) => ({ type: 'returned', car })),
  unowned: cars.map((car) => ({
    type: 'unowned',
    car,
    startPosition: carNumber(car),
    space,
  })),
  raceStarted: [
    { firstPlayer: '0', turnOrder: ['0', '1'] },
    { firstPlayer: '1', turnOrder: ['0', '1', '2', '3'] },
  ].map((turns) => ({ type: 'raceStarted', race: 1, track: 'detroit', ...turns })),
  played: [1, 40, 49].map((number) => ({ type: 'played', playerID, number })),
  moved: cars.flatMap((car) =>
    shownFor(car).flatMap((shown) =>
      ways.map(([path, spaces]) => ({
        type: 'moved' as const,
        playerID,
        car,
        shown,
        spaces,
        from: space,
        path,
      })),
    ),
  ),
  stayed: cars.flatMap((car) =>
    shownFor(car).flatMap((shown) =>
      (['blocked', 'home'] as const).map((why) => ({
        type: 'stayed' as const,
        playerID,
        car,
        shown,
        spaces: 4,
        why,
      })),
    ),
  ),
  cameHome: cars.flatMap((car) =>
    ['0', null].map((owner) => ({ type: 'cameHome', car, place: carNumber(car), owner })),
  ),
  exchangeBegan: [
    { type: 'exchangeBegan', playerID, number: 47, cars: ['black', 'yellow'] },
    { type: 'exchangeBegan', playerID, number: 49, cars: ['green', 'orange'] },
  ],
  exchangeEnded: [
    { type: 'exchangeEnded', playerID, number: 47, cars: ['black', 'yellow'] },
    { type: 'exchangeEnded', playerID, number: 49, cars: ['green', 'orange'] },
  ],
  idle: (['noCards', 'unable', 'held'] as const).map((why) => ({ type: 'idle', playerID, why })),
  raceEnded: (['allHome', 'cardsOut', 'nobodyPlayed'] as const).map((why) => ({
    type: 'raceEnded',
    race: 2,
    why,
  })),
  prize: cars.flatMap((car, index) =>
    ['0', null].map((owner) => ({
      type: 'prize',
      car,
      place: index + 1,
      owner,
      amount: defaultPrizes[index] ?? 0,
    })),
  ),
  settled: [
    { type: 'settled', race: 1, money: { '0': 0, '1': 350_000 } },
    { type: 'settled', race: 3, money: { '0': 90_000, '1': 20_000, '2': 410_000, '3': 0 } },
  ],
  matchEnded: [['0'], ['0', '1'], ['0', '1', '2', '3']].map((winners) => ({
    type: 'matchEnded',
    winners,
  })),
};
