import { expect } from 'chai';
import type { BugRaceState, Leg } from '../../../games/bug-race/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import { bugForward, endTurns, inLegMove, keepFirst } from './positions.ts';

/** Returns a bug across the finish line of a track of 12, with legs as given or else in order. */
function across(legs: Partial<Record<Leg, number>> = {}) {
  return bugForward(9, legs);
}

function places(table: TestTable<BugRaceState>): string[] | undefined {
  const { gameover } = table.state.ctx;
  return gameover?.ranking.map(
    ({ playerID, place }: { playerID: string; place: number }) => `${place}. ${playerID}`,
  );
}

describe('Bug Race: the end', () => {
  it('BR-14 the race ends at the end of a turn in which a body is wholly past the line', () => {
    const table = inLegMove({ hands: [[], [], []], bugs: [across()] });
    endTurns(table, '0', '1');
    expect(table.state.ctx.gameover).to.equal(undefined);
    endTurns(table, '2');
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0']);
  });

  it('BR-14 the race goes on while a body is one section short of the line', () => {
    const almost = bugForward(8, { leftRear: 7 });
    const table = inLegMove({ hands: [[], []], bugs: [almost] });
    endTurns(table, '0', '1');
    expect(table.state.ctx.gameover).to.equal(undefined);
  });

  it('BR-14 a bug may finish with legs that lag behind', () => {
    const table = inLegMove({
      hands: [[], []],
      bugs: [across({ leftRear: 8, rightRear: 8 })],
    });
    endTurns(table, '0', '1');
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0']);
  });

  it('BR-15 the sum of the rear legs decides first between bugs that finish together', () => {
    const table = inLegMove({
      hands: [[], []],
      bugs: [across({ leftRear: 8, leftFront: 12, rightFront: 12 }), across({ leftMiddle: 10 })],
    });
    endTurns(table, '0', '1');
    expect(places(table)).to.deep.equal(['1. 1', '2. 0']);
  });

  it('BR-15 the middle legs decide next, and then the front legs', () => {
    const middle = inLegMove({
      hands: [[], []],
      bugs: [
        across({ leftFront: 12, leftMiddle: 10, rightFront: 11 }),
        across({ leftMiddle: 11, leftFront: 12 }),
      ],
    });
    endTurns(middle, '0', '1');
    expect(places(middle)).to.deep.equal(['1. 1', '2. 0']);
    const front = inLegMove({ hands: [[], []], bugs: [across(), across({ rightFront: 12 })] });
    endTurns(front, '0', '1');
    expect(places(front)).to.deep.equal(['1. 1', '2. 0']);
  });

  it('BR-15 bugs with equal legs share the place', () => {
    const table = inLegMove({ hands: [[], [], []], bugs: [across(), undefined, across()] });
    endTurns(table, '0', '1', '2');
    expect(places(table)).to.deep.equal(['1. 0', '1. 2', '3. 1']);
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0', '2']);
  });

  it('BR-16 with playOn a finished bug takes no part in drawing, passing and moving', () => {
    const table = inLegMove({
      hands: [[], [], []],
      bugs: [undefined, across()],
      setupData: { playOn: true },
    });
    endTurns(table, '0', '1', '2');
    expect(table.G.racing).to.deep.equal(['0', '2']);
    expect(table.active).to.deep.equal(['0', '2']);
    expect(table.G.players['1']?.offered).to.deep.equal([]);
    const passed = table.G.players['0']?.offered[1];
    table.move('0', 'keepCard', table.G.players['0']?.offered[0]);
    expect(table.move('1', 'keepCard', 0)).to.equal('notRacing');
    table.move('2', 'keepCard', table.G.players['2']?.offered[0]);
    expect(table.G.players['2']?.kept).to.include(passed);
  });

  it('BR-16 with playOn earlier finishers rank higher, and the race ends with one bug left', () => {
    const table = inLegMove({
      hands: [[], [], []],
      bugs: [undefined, across({ leftRear: 8 })],
      setupData: { playOn: true },
    });
    endTurns(table, '0', '1', '2');
    table.place({ bugs: { ...table.G.bugs, '2': across({ leftFront: 12 }) } });
    keepFirst(table);
    endTurns(table, '0', '2');
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 0']);
  });

  it('BR-16 with playOn the race also ends when no bug is left', () => {
    const table = inLegMove({
      hands: [[], [], []],
      bugs: [across(), across({ leftFront: 12 }), across({ leftRear: 8 })],
      setupData: { playOn: true },
    });
    endTurns(table, '0', '1', '2');
    expect(places(table)).to.deep.equal(['1. 1', '2. 0', '3. 2']);
  });

  it('BR-16 playOn changes nothing with two players', () => {
    const table = inLegMove({ hands: [[], []], bugs: [across()], setupData: { playOn: true } });
    endTurns(table, '0', '1');
    expect(places(table)).to.deep.equal(['1. 0', '2. 1']);
  });

  it('BR-17 unfinished bugs are ranked by the body and then by the legs', () => {
    const table = inLegMove({
      hands: [[], [], [], []],
      bugs: [bugForward(3), across(), bugForward(4), bugForward(3, { leftFront: 6 })],
    });
    endTurns(table, '0', '1', '2', '3');
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 3', '4. 0']);
    expect(table.state.ctx.gameover.ranking[1].score).to.equal(7);
  });
});
