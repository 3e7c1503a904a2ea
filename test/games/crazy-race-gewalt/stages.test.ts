import { expect } from 'chai';
import type { GewaltEvent, PawnPosition } from '../../../games/crazy-race-gewalt/index.ts';
import type { Stage } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { newTable, type Position, rolled, sectionWith } from './positions.ts';

function crossings(told: readonly GewaltEvent[]) {
  return told.flatMap((event) =>
    event.type === 'crossed' ? [[event.stage, event.place, event.step]] : [],
  );
}

/** Section cards without squares on some sections of lane 0. */
function emptied(...sections: number[]): NonNullable<Position['laid']> {
  return sections.map((section, nth) => [0, section, sectionWith(0, nth)] as const);
}

interface Roll {
  readonly position: Position;
  readonly dice: readonly [number, number];
  /** Where the pawn stands afterwards; null: it has finished. */
  readonly to: PawnPosition | null;
  readonly crossed: readonly (readonly [stage: Stage, place: number, step: number])[];
}

/** Rolls of seat 0, by what they show. */
const rolls: Readonly<Record<string, Roll>> = {
  'a pawn that passes a stage’s end takes its first trophy and continues its move': {
    position: { pawns: { '0': { section: 4, square: 3 } } },
    dice: [3, 2],
    to: { section: 5, square: 4 },
    crossed: [['lilac', 1, 2]],
  },
  'the next player to pass takes the next place of that stage': {
    position: {
      pawns: { '0': { section: 9, square: 4 } },
      trophies: { '0': { lilac: 3 }, '1': { lilac: 1, blue: 1 }, '2': { lilac: 2 } },
    },
    dice: [1, 1],
    to: { section: 10, square: 2 },
    crossed: [['blue', 2, 1]],
  },
  'a pawn on the last square of a stage has not passed its end': {
    position: { pawns: { '0': { section: 4, square: 1 } } },
    dice: [1, 2],
    to: { section: 4, square: 4 },
    crossed: [],
  },
  'the first step beyond a stage’s last square crosses its line, even over empty sections': {
    position: { pawns: { '0': { section: 3, square: 4 } }, laid: emptied(4, 5) },
    dice: [1, 1],
    to: { section: 6, square: 2 },
    crossed: [['lilac', 1, 1]],
  },
  'one step may cross several lines and takes their trophies in the order of stages': {
    position: { pawns: { '0': { section: 4, square: 4 } }, laid: emptied(5, 6, 7, 8, 9) },
    dice: [1, 2],
    to: { section: 10, square: 3 },
    crossed: [
      ['lilac', 1, 1],
      ['blue', 1, 1],
    ],
  },
  'one move may cross several lines at different steps': {
    position: { pawns: { '0': { section: 4, square: 4 } }, laid: emptied(6, 7, 8, 9) },
    dice: [4, 6],
    to: { section: 11, square: 2 },
    crossed: [
      ['lilac', 1, 1],
      ['blue', 1, 5],
    ],
  },
  'one step finishes when only empty sections lie before the final line': {
    position: {
      pawns: { '0': { section: 12, square: 4 } },
      trophies: { '0': { lilac: 1, blue: 1 } },
      laid: emptied(13, 14),
    },
    dice: [1, 1],
    to: null,
    crossed: [['red', 1, 1]],
  },
};

describe('Crazy Race (Gewalt): stages and trophies', () => {
  for (const [about, { position, dice, to, crossed }] of Object.entries(rolls)) {
    it(`CG-4 ${about}`, () => {
      const table = newTable(3, {}, position);
      const { G, told } = rolled(table, dice);
      expect(G.pawns['0']).to.deep.equal(to);
      expect(crossings(told)).to.deep.equal(crossed);
      const won = Object.fromEntries(crossed.map(([stage, place]) => [stage, place]));
      expect(G.trophies['0']).to.deep.equal({ ...table.G.trophies['0'], ...won });
    });
  }
});
