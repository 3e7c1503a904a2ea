import { expect } from 'chai';
import {
  type Car,
  type CarMove,
  type RouteStep,
  type Space,
  type TrackName,
  trackNames,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { entriesOf } from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import {
  routesOf,
  stepsInFront,
  whyNotChosen,
} from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { seededChoice } from '../../support/games/table.ts';
import type { At } from './every-way.ts';
import { raceTable, thrown } from './positions.ts';

/** Returns all ways of a car that GP-11 allows, found slowly and simply, one space after the other. */
function allWays(name: TrackName, at: At, { car, spaces }: { car: Car; spaces: number }) {
  const taken = Object.values(at).map((space) => space.join());
  const waysFrom = (space: Space, left: number): RouteStep[][] => {
    if (left === 0) return [[]];
    const on = stepsInFront(name, space).filter((step) => !taken.includes(String(step)));
    const further = on.flatMap((step) =>
      step === 'finish' ? [[step]] : waysFrom(step, left - 1).map((way) => [step, ...way]),
    );
    return [[], ...further];
  };
  return waysFrom(at[car] ?? [0, 0], spaces);
}

/** GP-12: returns those of these ways that the car may go. */
function lawfulWays(ways: readonly RouteStep[][], spaces: number): RouteStep[][] {
  const isFull = (way: readonly RouteStep[]) => way.length === spaces || way.at(-1) === 'finish';
  const full = ways.filter(isFull);
  const longest = Math.max(...ways.map(({ length }) => length));
  return full.length > 0 ? full : ways.filter(({ length }) => length === longest);
}

describe('Detroit–Cleveland Grand Prix: the search for ways', () => {
  for (const name of trackNames) {
    it(`GP-11, GP-12 the search on ${name} finds exactly the ends of all ways`, () => {
      const choose = seededChoice(name.length);
      for (let count = 0; count < 200; count += 1) {
        const at = thrown(name, choose);
        if (!at.black) continue;
        const { G } = raceTable({ track: name, at });
        // Both cards begin with black.
        const number = choose([39, 2]);
        const spaces = entriesOf(number)[0]?.spaces ?? 0;
        const card = { playerID: '0', number, chosen: [] };
        const lawful = lawfulWays(allWays(name, at, { car: 'black', spaces }), spaces);
        const ends = routesOf(G, card, { car: 'black', begun: [] })?.ends ?? [];
        const about = JSON.stringify(at);
        const endsOfLawful = new Set(lawful.map((way) => String(way.at(-1) ?? at.black)));
        expect(new Set(ends.map(({ end }) => String(end))), about).to.deep.equal(endsOfLawful);
        const moves = (path: readonly RouteStep[]): CarMove[] => [{ car: 'black', path }];
        for (const way of [...lawful, ...ends.map(({ path }) => path)]) {
          expect(whyNotChosen(G, { ...card, chosen: moves(way) }), about).to.equal(null);
        }
      }
    });
  }
});
