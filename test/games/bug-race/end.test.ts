import { expect } from 'chai';
import type { Bug, BugRaceOptions, BugRaceState, Leg } from '../../../games/bug-race/index.ts';
import type { TestTable } from '../../support/games/table.ts';
import { bugForward, endTurns, inLegMove, keepFirst } from './positions.ts';

/** Returns a bug across the finish line of a track of 12, with legs as given or else in order. */
function across(legs: Partial<Record<Leg, number>> = {}) {
  return bugForward(9, legs);
}

/** Returns a match with these bugs after a turn in which nobody moves. */
function afterTurn(bugs: readonly Bug[], setupData: Partial<BugRaceOptions> = {}) {
  const table = inLegMove({ hands: bugs.map(() => []), bugs, setupData });
  endTurns(table, ...bugs.map((_, seat) => String(seat)));
  return table;
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
    const table = afterTurn([bugForward(8, { leftRear: 7 }), bugForward(0)]);
    expect(table.state.ctx.gameover).to.equal(undefined);
  });

  it('BR-14 a bug may finish with legs that lag behind', () => {
    const table = afterTurn([across({ leftRear: 8, rightRear: 8 }), bugForward(0)]);
    expect(table.state.ctx.gameover.winners).to.deep.equal(['0']);
  });

  const playOn = { playOn: true };
  for (const { about, bugs, ranked, setupData = {} } of [
    {
      about: 'BR-15 the sum of the rear legs decides first between bugs that finish together',
      bugs: [across({ leftRear: 8, leftFront: 12, rightFront: 12 }), across({ leftMiddle: 10 })],
      ranked: ['1. 1', '2. 0'],
    },
    {
      about: 'BR-15 the middle legs decide next',
      bugs: [
        across({ leftFront: 12, leftMiddle: 10, rightFront: 11 }),
        across({ leftMiddle: 11, leftFront: 12 }),
      ],
      ranked: ['1. 1', '2. 0'],
    },
    {
      about: 'BR-15 the front legs decide last',
      bugs: [across(), across({ rightFront: 12 })],
      ranked: ['1. 1', '2. 0'],
    },
    {
      about: 'BR-15 bugs with equal legs share the place',
      bugs: [across(), bugForward(0), across()],
      ranked: ['1. 0', '1. 2', '3. 1'],
    },
    {
      about: 'BR-16 with playOn the race also ends when no bug is left',
      bugs: [across(), across({ leftFront: 12 }), across({ leftRear: 8 })],
      setupData: playOn,
      ranked: ['1. 1', '2. 0', '3. 2'],
    },
    {
      about: 'BR-16 playOn changes nothing with two players',
      bugs: [across(), bugForward(0)],
      setupData: playOn,
      ranked: ['1. 0', '2. 1'],
    },
  ]) {
    it(about, () => {
      expect(places(afterTurn(bugs, setupData))).to.deep.equal(ranked);
    });
  }

  it('BR-16 with playOn a finished bug takes no part in drawing, passing and moving', () => {
    const table = afterTurn([bugForward(0), across(), bugForward(0)], playOn);
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
    const table = afterTurn([bugForward(0), across({ leftRear: 8 }), bugForward(0)], playOn);
    table.place({ bugs: { ...table.G.bugs, '2': across({ leftFront: 12 }) } });
    keepFirst(table);
    endTurns(table, '0', '2');
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 0']);
  });

  it('BR-17 unfinished bugs are ranked by the body and then by the legs', () => {
    const table = afterTurn([
      bugForward(3),
      across(),
      bugForward(4),
      bugForward(3, { leftFront: 6 }),
    ]);
    expect(places(table)).to.deep.equal(['1. 1', '2. 2', '3. 3', '4. 0']);
    expect(table.state.ctx.gameover.ranking[1].score).to.equal(7);
  });
});
