import { expect } from 'chai';
import {
  circuits,
  placeNumber,
} from '../../../games/detroit-cleveland-grand-prix/rules/circuit.ts';
import {
  bidCards,
  type Car,
  cars,
  entriesOf,
  exchangeCards,
  handCard,
  movementCards,
  type Space,
  tenOf,
  tens,
  trackNames,
  trackShapes,
  tracks,
} from '../../../games/detroit-cleveland-grand-prix/rules/components.ts';
import { rowsOf, stepsInFront } from '../../../games/detroit-cleveland-grand-prix/rules/index.ts';

function totalOf(car: Car | 'white'): number {
  return movementCards
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.car === car)
    .reduce((sum, { spaces }) => sum + spaces, 0);
}

function inWords(number: number): string {
  return entriesOf(number)
    .map(({ car, spaces }) => `${car} ${spaces}`)
    .join(', ');
}

describe('Detroit–Cleveland Grand Prix: the cards', () => {
  it('GP-C1 the 55 cards are numbered from 1 to 55 without repeats', () => {
    const all = [...movementCards, ...tens, ...exchangeCards, ...bidCards];
    expect(all.map(({ number }) => number)).to.deep.equal(
      Array.from({ length: 55 }, (_, index) => index + 1),
    );
    expect([
      movementCards.length,
      tens.length,
      exchangeCards.length,
      bidCards.length,
    ]).to.deep.equal([39, 7, 3, 6]);
  });

  for (const { number, shows } of [
    { number: 5, shows: 'blue 6, black 5, yellow 4, orange 3, red 2, green 1' },
    { number: 7, shows: 'green 6, yellow 4, black 2' },
    { number: 8, shows: 'blue 6, green 4, white 2, red 1' },
    { number: 14, shows: 'orange 6, black 4, white 2, yellow 1' },
    { number: 17, shows: 'black 6, green 4, orange 2, yellow 1' },
    { number: 24, shows: 'red 6, blue 4, green 2' },
    { number: 34, shows: 'white 5' },
    { number: 38, shows: 'green 5' },
    { number: 39, shows: 'black 5' },
  ]) {
    it(`GP-C1 no. ${number} shows the entries of the sheet’s example: ${shows}`, () => {
      expect(inWords(number)).to.equal(shows);
    });
  }

  it('GP-C1 no. 47 exchanges black and yellow', () => {
    expect(handCard(47)).to.deep.include({ kind: 'exchange', cars: ['black', 'yellow'] });
  });

  it('GP-C1 the cards give every colour 73 to 75 spaces in all and white 27', () => {
    expect(cars.map(totalOf).filter((total) => total < 73 || total > 75)).to.deep.equal([]);
    expect(totalOf('white')).to.equal(27);
  });

  it('GP-C1 no card shows a car twice, and each car has one ten and one bid card', () => {
    for (const { entries } of movementCards) {
      expect(new Set(entries.map(({ car }) => car)).size).to.equal(entries.length);
    }
    expect([...cars, 'white' as const].map((car) => inWords(tenOf(car)))).to.deep.equal(
      [...cars, 'white'].map((car) => `${car} 10`),
    );
    expect(bidCards.map(({ car }) => car)).to.have.members([...cars]);
  });

  it('the cards are frozen down to the last entry', () => {
    for (const card of [...movementCards, ...tens]) {
      expect([card, card.entries, ...card.entries].every(Object.isFrozen)).to.equal(true);
    }
    expect(exchangeCards.every((card) => Object.isFrozen(card.cars))).to.equal(true);
  });

  it('handCard throws an error for a number that is not a hand card', () => {
    expect(() => handCard(50)).to.throw('no hand card 50');
    expect(entriesOf(48)).to.deep.equal([]);
  });
});

/** Returns the numbers of spaces in which a car can get from a space to a row. */
function spacesBetween(from: Space, row: number, name: 'cleveland' | 'detroit'): Set<number> {
  const lengths = new Set<number>();
  let reached: Space[] = [from];
  for (let gone = 0; reached.length > 0; gone += 1) {
    if (reached.some(([each]) => each === row)) lengths.add(gone);
    const next = reached
      .flatMap((space) => stepsInFront(name, space))
      .filter((step) => step !== 'finish');
    reached = next.filter(
      (step, index) => next.findIndex((a) => a.join() === step.join()) === index,
    );
  }
  return lengths;
}

for (const name of trackNames) {
  describe(`Detroit–Cleveland Grand Prix: the track of ${name}`, () => {
    const { grid, segments } = tracks[name];
    const { spaces, finish, next } = circuits[name];

    it('GP-C2 every space leads forward, straight on or one lane aside', () => {
      for (const [place, { space, rows }] of spaces.entries()) {
        expect(next[place], space.join()).to.not.be.empty;
        for (const number of next[place] ?? []) {
          const [row, lane] = spaces[number]?.space ?? [rowsOf(name), space[1]];
          expect(row).to.equal(space[0] + rows);
          expect(Math.abs(lane - space[1])).to.be.at.most(1);
        }
      }
    });

    it('GP-C2 only the last row leads over the line', () => {
      const last = spaces.filter((_space, place) => next[place]?.includes(finish));
      expect(last.map(({ space, rows }) => space[0] + rows)).to.deep.equal(
        last.map(() => rowsOf(name)),
      );
      expect(next.filter((each) => each.includes(finish)).every((each) => each.length === 1));
      expect(next[finish]).to.deep.equal([]);
    });

    it('GP-C2 the spaces cover every row of every lane exactly once', () => {
      expect(new Set(spaces.map(({ space }) => space.join())).size).to.equal(spaces.length);
      const found = spaces.map(({ space }) => placeNumber(circuits[name], space));
      expect(found).to.deep.equal([...spaces.keys()]);
      const covered = spaces.reduce((sum, { rows }) => sum + rows, 0);
      const drawn = segments.reduce((sum, { rows, lanes }) => sum + rows * lanes.length, 0);
      expect(covered).to.equal(drawn);
    });

    it('GP-C2 the inside of a curve is shorter than its rows', () => {
      const insides = segments.filter(({ inside }) => inside);
      expect(insides).to.not.be.empty;
      for (const { rows, inside } of insides) {
        expect(inside?.spaces.reduce((sum, each) => sum + each, 0)).to.equal(rows);
        expect(inside?.spaces.length).to.be.below(rows);
      }
      const lengths = [...spacesBetween(grid[0] ?? [0, 0], rowsOf(name) - 1, name)];
      expect(Math.min(...lengths)).to.equal(rowsOf(name) - 1 - 2 - savedInside(name));
    });

    it('GP-C2 every row behind the grid can be reached', () => {
      const reached = new Set(grid.map((space) => placeNumber(circuits[name], space) ?? -1));
      for (const number of reached) for (const to of next[number] ?? []) reached.add(to);
      const behind = spaces.flatMap(({ space }, number) => (space[0] > 2 ? [number] : []));
      const missed = behind.filter((number) => !reached.has(number));
      const rowsReached = new Set([...reached].map((number) => spaces[number]?.space[0]));
      expect(reached.has(finish)).to.equal(true);
      // Beside the grid a few spaces of the first rows lie too far aside; no later one does.
      expect(missed.filter((number) => (spaces[number]?.space[0] ?? 0) > 4)).to.deep.equal([]);
      for (const { space } of spaces) if (space[0] > 2) expect(rowsReached).to.include(space[0]);
    });

    it('GP-6 the six start positions are different spaces of the track, the first ones in front', () => {
      expect(new Set(grid.map((space) => space.join())).size).to.equal(6);
      expect(grid.every((space) => placeNumber(circuits[name], space) !== undefined)).to.equal(
        true,
      );
      expect(grid.map(([row]) => row)).to.deep.equal([2, 2, 1, 1, 0, 0]);
    });

    it('every segment has a shape, and all shapes together close the loop', () => {
      const shapes = trackShapes[name];
      expect(shapes).to.have.length(segments.length);
      expect(Math.abs(shapes.reduce((sum, { turn }) => sum + turn, 0))).to.be.closeTo(360, 1);
    });

    it('the track is frozen down to the last space', () => {
      const shapes = [trackShapes[name], ...trackShapes[name]];
      expect(
        [grid, ...grid, segments, ...segments, trackShapes, ...shapes].every(Object.isFrozen),
      ).to.equal(true);
      expect(segments.every(({ lanes }) => Object.isFrozen(lanes))).to.equal(true);
    });
  });
}

/** Returns how many spaces a car saves by staying on the inside. */
function savedInside(name: 'cleveland' | 'detroit'): number {
  return tracks[name].segments.reduce(
    (sum, { rows, inside }) => sum + (inside ? rows - inside.spaces.length : 0),
    0,
  );
}
