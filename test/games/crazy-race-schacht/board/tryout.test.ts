import { expect } from 'chai';
import { lastStageOf } from '../../../../games/crazy-race-schacht/board/stage/last-stage.ts';
import {
  partsOf,
  spacesOf,
  tryOutOf,
  withTry,
} from '../../../../games/crazy-race-schacht/board/turn/tryout.ts';
import type {
  Model,
  SchachtEvent,
  SchachtState,
} from '../../../../games/crazy-race-schacht/index.ts';
import { models } from '../../../../games/crazy-race-schacht/index.ts';
import { readLog } from '../../../../games/kit/log.ts';
import { seededChoice, type TestTable } from '../../../support/games/table.ts';
import {
  atSplit,
  inEvaluation,
  locomotivesAt,
  movementIn,
  newTable,
  passToEvaluation,
} from '../positions.ts';

/** Returns a match in which seat 0 wins the `?` with five cards at it. */
function withSplit(locomotives = locomotivesAt(0, 0, 0), setupData = {}) {
  return atSplit([6, 1, 1, 4, 2], { '0': locomotives }, setupData);
}

function tried(table: TestTable<SchachtState>, ...tries: Model[]) {
  return tryOutOf(table.G, '0', tries) ?? expect.fail('Nothing to try out.');
}

function send(table: TestTable<SchachtState>, ...tries: Model[]): string | null {
  const { movement } = tried(table, ...tries);
  const [first, ...further] = partsOf(movement, tries);
  return table.move('0', 'advance', first?.locomotive, first?.distance, further);
}

describe('the try-out of a movement', () => {
  it('a try-out of a ? shows the places to which the same move brings the locomotives', () => {
    const table = withSplit(locomotivesAt(4, 5, 0));
    const shown = tried(table, 'A', 'C', 'B', 'A').run;
    expect(shown.movement.left).to.equal(1);
    expect(send(table, 'A', 'C', 'B', 'A')).to.equal(null);
    expect(table.G.locomotives['0']).to.deep.equal(shown.locomotives);
    expect(movementIn(table.G)?.left).to.equal(1);
  });

  it('consecutive presses on the same locomotive form one part', () => {
    const { movement } = tried(withSplit());
    expect(partsOf(movement, ['A', 'A', 'B', 'A'])).to.deep.equal([
      { locomotive: 'A', distance: 2 },
      { locomotive: 'B', distance: 1 },
      { locomotive: 'A', distance: 1 },
    ]);
  });

  it('any presses bring the locomotives where the rules bring them', () => {
    const choose = seededChoice(17);
    for (let number = 0; number < 60; number += 1) {
      const progress = () => choose([0, 1, 2, 4, 5, 6, 8, 10, 11]);
      const table = withSplit(locomotivesAt(progress(), progress(), progress()));
      let tries: readonly Model[] = [];
      for (;;) {
        const { movement, whyNotTry } = tried(table, ...tries);
        const able = models.filter((model) => whyNotTry(model) === null);
        if (able.length === 0) break;
        tries = withTry(movement, tries, choose(able));
      }
      const { run, canMove } = tried(table, ...tries);
      expect(canMove).to.equal(true);
      expect(send(table, ...tries)).to.equal(null);
      expect(table.G.locomotives['0']).to.deep.equal(run.locomotives);
    }
  });

  it('a try-out ends when all spaces are used or all locomotives are home', () => {
    const five = tried(withSplit(), 'A', 'A', 'A', 'B', 'B');
    expect(models.map(five.whyNotTry)).to.deep.equal(['tooFar', 'tooFar', 'tooFar']);
    const home = tried(withSplit(locomotivesAt(11, 12, 12)), 'A');
    expect(home.whyNotTry('A')).to.equal('alreadyHome');
    expect(home.canMove).to.equal(true);
  });

  it('a try-out ends where a points card must be chosen first (CS-V2)', () => {
    const table = withSplit(locomotivesAt(11, 12, 3), { steal: true });
    table.place({ points: { ...table.G.points, '1': [0] } });
    const home = tried(table, 'A');
    expect(home.whyNotTry('C')).to.equal('choosePrize');
    expect(home.canMove).to.equal(true);
  });

  it('a try-out begins with the locomotive of the side or the only locomotive still out', () => {
    // Stage card 2: '-2', 'A4', 'B2', 'C2'.
    const shown = inEvaluation({ stageCard: 2 }, [6, 1]);
    expect(tryOutOf(shown.G, '0', null)?.tries).to.deep.equal(['A']);
    const free = inEvaluation({ stageCard: 2 }, [6, 0]);
    expect(tryOutOf(free.G, '0', null)?.tries).to.deep.equal([]);
    const last = inEvaluation({ stageCard: 2, own: locomotivesAt(12, 4, 12) }, [6, 0]);
    expect(tryOutOf(last.G, '0', null)?.tries).to.deep.equal(['B']);
  });

  it('another locomotive replaces the first at a numbered side and goes the full distance', () => {
    const { movement, placeAfter } = tried(inEvaluation({ stageCard: 2 }, [6, 0]), 'A');
    expect(withTry(movement, ['A'], 'C')).to.deep.equal(['C']);
    expect(placeAfter('C')).to.equal(2);
  });

  it('a try-out numbers the spaces of its way, with free jumps and the points won (CS-19)', () => {
    // The sheet's example, from 4 with an own locomotive on 5.
    const table = inEvaluation({ stageCard: 2, own: locomotivesAt(4, 5, 0) }, [6, 0]);
    expect(tried(table, 'A').outcomes).to.deep.equal([
      {
        model: 'A',
        to: 8,
        hops: [
          { progress: 5, number: null },
          { progress: 6, number: 1 },
          { progress: 7, number: null },
          { progress: 8, number: 2 },
        ],
        gains: [{ pile: 'turntable', value: 5 }],
      },
    ]);
  });

  it('a try-out lists the outcome of each locomotive, with two cards for two at one pile', () => {
    const table = withSplit(locomotivesAt(5, 4, 11));
    const { piles } = table.G;
    const turntable = { ...piles.turntable, seen: piles.turntable.seen.slice(3) };
    table.place({ piles: { ...piles, turntable } });
    const told = tried(table, 'A', 'A', 'B', 'C').outcomes.map(({ model, to, hops, gains }) => [
      model,
      to,
      spacesOf({ hops }),
      gains.map(({ value }) => value),
    ]);
    expect(told).to.deep.equal([
      ['A', 7, 2, [5]],
      ['B', 6, 1, [4]],
      ['C', 12, 1, [6]],
    ]);
  });

  it('a try-out promises no value that is hidden and no card of an empty pile', () => {
    const table = withSplit(locomotivesAt(5, 4, 0), { pointsOrder: 'shuffled' });
    const gainsOf = () => tried(table, 'A', 'B', 'B').outcomes.flatMap(({ gains }) => gains);
    expect(gainsOf().map(({ value }) => value === null)).to.deep.equal([false, true]);
    table.place({ piles: { ...table.G.piles, turntable: { count: 0, seen: [] } } });
    expect(gainsOf()).to.deep.equal([]);
  });

  it('a try-out starts over if its kept presses are no longer possible', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1]);
    expect(tryOutOf(table.G, '0', ['B', 'B'])?.tries).to.deep.equal(['A']);
  });

  it('only the winner of a side has a try-out', () => {
    expect(tryOutOf(withSplit().G, '1', null)).to.equal(null);
    expect(tryOutOf(newTable(3).G, '0', null)).to.equal(null);
  });
});

describe('the summary of the last stage', () => {
  it('the summary holds the events of each side once the next stage has begun', () => {
    const table = inEvaluation({ stageCard: 2 }, [6, 1], [1, 3]);
    const events = () => readLog<SchachtEvent>(table.log).map(({ event }) => event);
    expect(lastStageOf(events())).to.equal(null);
    table.move('0', 'advance', 'A', 4);
    table.move('1', 'decline');
    const last = lastStageOf(events());
    expect(last?.stage).to.equal(1);
    // The position was laid out; the log tells of the card that had been drawn.
    expect(
      last?.bySide.map(({ side, events: told }) => [side, told.map(({ type }) => type)]),
    ).to.deep.equal([
      [1, ['revealed', 'advanced']],
      [3, ['revealed', 'declined']],
    ]);
    passToEvaluation(table);
    expect(lastStageOf(events())?.stage).to.equal(2);
  });
});
