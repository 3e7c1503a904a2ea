import { expect } from 'chai';
import type { BugRaceState, Leg } from '../../../games/bug-race/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import { bugForward, endTurns, inLegMove } from './positions.ts';

/** A bug that is across the finish line of a track of 12; its legs as given, else all in order. */
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

  it('BR-14 a section short of it the race goes on', () => {
    const almost = bugForward(8, { leftRear: 7 });
    const table = inLegMove({ hands: [[], []], bugs: [almost] });
    endTurns(table, '0', '1');
    expect(table.state.ctx.gameover).to.equal(undefined);
  });

  it('BR-14 legs may lag behind', () => {
    const table = inLegMove({
      hands: [[], []],
      bugs: [across({ leftRear: 8, rightRear: 8 })],
    });
    endTurns(table, '0', '1');
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0']);
  });

  it('BR-15 several at once: the rear legs count first, each pair as a sum', () => {
    const table = inLegMove({
      hands: [[], []],
      bugs: [across({ leftRear: 8, leftFront: 12, rightFront: 12 }), across({ leftMiddle: 10 })],
    });
    endTurns(table, '0', '1');
    expect(places(table)).to.deep.equal(['1. 1', '2. 0']);
  });

  it('BR-15 then the middle legs, then the front legs', () => {
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

  it('BR-15 still equal: they share the place', () => {
    const table = inLegMove({ hands: [[], [], []], bugs: [across(), undefined, across()] });
    endTurns(table, '0', '1', '2');
    expect(places(table)).to.deep.equal(['1. 0', '1. 2', '3. 1']);
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0', '2']);
  });

  it('BR-16 playOn: a finished bug leaves the drawing, the passing and the moving', () => {
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

  it('BR-16 playOn: earlier turns rank above later ones, and the last bug ends it', () => {
    const table = inLegMove({
      hands: [[], [], []],
      bugs: [undefined, across({ leftRear: 8 })],
      setupData: { playOn: true },
    });
    endTurns(table, '0', '1', '2');
    table.place({ bugs: { ...table.G.bugs, '2': across({ leftFront: 12 }) } });
    for (const seat of ['0', '2']) {
      table.move(seat, 'keepCard', table.G.players[seat]?.offered[0]);
    }
    endTurns(table, '0', '2');
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 0']);
  });

  it('BR-16 playOn: it also ends when no bug is left', () => {
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

  it('BR-17 who has not finished is ranked by the body, then by the legs', () => {
    const table = inLegMove({
      hands: [[], [], [], []],
      bugs: [bugForward(3), across(), bugForward(4), bugForward(3, { leftFront: 6 })],
    });
    endTurns(table, '0', '1', '2', '3');
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 3', '4. 0']);
    expect(table.state.ctx.gameover.ranking[1].score).to.equal(7);
  });
});
