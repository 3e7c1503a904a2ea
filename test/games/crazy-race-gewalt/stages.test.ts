import { expect } from 'chai';
import type { GewaltEvent } from '../../../games/crazy-race-gewalt/index.ts';
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

describe('Crazy Race (Gewalt): stages and trophies', () => {
  it('CG-4 a pawn that passes a stage’s end takes its first trophy and continues its move', () => {
    const table = newTable(3, {}, { pawns: { '0': { section: 4, square: 3 } } });
    const { G, told } = rolled(table, [3, 2]);
    expect(G.pawns['0']).to.deep.equal({ section: 5, square: 4 });
    expect(G.trophies['0']).to.deep.equal({ lilac: 1, blue: null, red: null });
    expect(crossings(told)).to.deep.equal([['lilac', 1, 2]]);
  });

  it('CG-4 the next player to pass takes the next place of that stage', () => {
    const table = newTable(
      4,
      {},
      {
        pawns: { '0': { section: 9, square: 4 } },
        trophies: { '0': { lilac: 3 }, '1': { lilac: 1, blue: 1 }, '2': { lilac: 2 } },
      },
    );
    const { G, told } = rolled(table, [1, 1]);
    expect(G.trophies['0']).to.deep.equal({ lilac: 3, blue: 2, red: null });
    expect(crossings(told)).to.deep.equal([['blue', 2, 1]]);
  });

  it('CG-4 a pawn on the last square of a stage has not passed its end', () => {
    const table = newTable(3, {}, { pawns: { '0': { section: 4, square: 1 } } });
    const { G, told } = rolled(table, [1, 2]);
    expect(G.pawns['0']).to.deep.equal({ section: 4, square: 4 });
    expect(crossings(told)).to.deep.equal([]);
  });

  it('CG-4 the first step beyond a stage’s last square crosses its line, even over empty sections', () => {
    const position: Position = {
      pawns: { '0': { section: 3, square: 4 } },
      laid: emptied(4, 5),
    };
    const { G, told } = rolled(newTable(3, {}, position), [1, 1]);
    expect(G.pawns['0']).to.deep.equal({ section: 6, square: 2 });
    expect(crossings(told)).to.deep.equal([['lilac', 1, 1]]);
  });

  it('CG-4 one step may cross several lines and takes their trophies in the order of stages', () => {
    const position: Position = {
      pawns: { '0': { section: 4, square: 4 } },
      laid: emptied(5, 6, 7, 8, 9),
    };
    const { G, told } = rolled(newTable(3, {}, position), [1, 2]);
    expect(G.pawns['0']).to.deep.equal({ section: 10, square: 3 });
    expect(crossings(told)).to.deep.equal([
      ['lilac', 1, 1],
      ['blue', 1, 1],
    ]);
  });

  it('CG-4 one move may cross several lines at different steps', () => {
    const position: Position = {
      pawns: { '0': { section: 4, square: 4 } },
      laid: emptied(6, 7, 8, 9),
    };
    const { told } = rolled(newTable(3, {}, position), [4, 6]);
    expect(crossings(told)).to.deep.equal([
      ['lilac', 1, 1],
      ['blue', 1, 5],
    ]);
  });

  it('CG-4 one step finishes when only empty sections lie before the final line', () => {
    const position: Position = {
      pawns: { '0': { section: 12, square: 4 } },
      trophies: { '0': { lilac: 1, blue: 1 } },
      laid: emptied(13, 14),
    };
    const { G, told } = rolled(newTable(3, {}, position), [1, 1]);
    expect(G.pawns['0']).to.equal(null);
    expect(crossings(told)).to.deep.equal([['red', 1, 1]]);
  });
});
