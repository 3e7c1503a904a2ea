import { expect } from 'chai';
import {
  sortedHand,
  totalsOf,
} from '../../../../games/detroit-cleveland-grand-prix/board/cards/hand.ts';
import {
  lookAt,
  startedOver,
  type Tester,
  type Tryout,
  tryoutOf,
  withEnd,
  withStep,
  withWhite,
} from '../../../../games/detroit-cleveland-grand-prix/board/turn/tryout.ts';
import type { GrandPrixState } from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import { playersToMove } from '../../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  playableCards,
  whyNotPlayCard,
} from '../../../../games/detroit-cleveland-grand-prix/rules/index.ts';
import { seededChoice } from '../../../support/games/table.ts';
import { drive, newMatch, raceTable, straight } from '../positions.ts';

function testerOf(G: GrandPrixState, playerID = '0'): Tester {
  return { racing: G, playerID };
}

/** Decides all entries by presses chosen at random, some of which are undone. */
function decide(tester: Tester, start: Tryout, choose: ReturnType<typeof seededChoice>): Tryout {
  let tryout = start;
  for (let presses = 0; presses < 200; presses += 1) {
    const { task, ends, steps } = lookAt(tester, tryout);
    if (!task) return tryout;
    const presses = task.car
      ? [
          ...ends.map((end) => () => withEnd(tester, tryout, end)),
          ...steps.map((step) => () => withStep(tester, tryout, step)),
        ]
      : task.next.whiteCars.map((car) => () => withWhite(tester, tryout, car));
    const pressed = choose(presses)();
    expect(pressed, 'every lit place can be pressed').to.not.equal(tryout);
    tryout = choose([true, true, true, false]) ? pressed : (pressed.before ?? pressed);
  }
  throw new Error('It is never decided.');
}

describe('a card tried out on the board', () => {
  const ahead = { yellow: [20, 1], blue: [40, 2], red: [55, 1] } as const;

  it('a card with white asks for the car first and then for its way', () => {
    const { G } = raceTable({ at: ahead, hands: { '0': [34] } });
    const tester = testerOf(G);
    const start = tryoutOf(tester, 34);
    const first = lookAt(tester, start);
    expect(first.task?.car).to.equal(null);
    expect(first.task?.next.whiteCars).to.have.members(['yellow', 'blue', 'red']);

    const white = withWhite(tester, start, 'blue');
    expect(lookAt(tester, white).task?.car).to.equal('blue');
    const [end = expect.fail('The way is open.')] = lookAt(tester, white).ends;
    const done = withEnd(tester, white, end);
    expect(lookAt(tester, done).task).to.equal(null);
    expect(whyNotPlayCard(G, '0', 34, done.chosen)).to.equal(null);
  });

  it('a car also goes space by space onto the spaces pressed', () => {
    const { G } = raceTable({ at: ahead, hands: { '0': [35] } });
    const tester = testerOf(G);
    let tryout = tryoutOf(tester, 35);
    for (const step of straight(20, 1, 4)) {
      tryout = withStep(tester, tryout, step);
      expect(lookAt(tester, tryout).spaces.yellow).to.deep.equal(step);
    }
    expect(lookAt(tester, tryout).task?.car).to.equal('yellow');
    expect(tryout.begun).to.have.length(4);
    const [last = expect.fail('One space is left.')] = lookAt(tester, tryout).steps;
    const done = withStep(tester, tryout, last);
    expect(done.chosen).to.deep.equal([drive('yellow', ...straight(20, 1, 4), last)]);
  });

  it('presses are undone one by one or all at once', () => {
    const { G } = raceTable({ at: ahead, hands: { '0': [34] } });
    const tester = testerOf(G);
    const start = tryoutOf(tester, 34);
    const white = withWhite(tester, start, 'yellow');
    const [step = expect.fail('The way is open.')] = lookAt(tester, white).steps;
    const begun = withStep(tester, white, step);
    expect(begun.before).to.equal(white);
    expect(startedOver(begun)).to.equal(start);
    expect(startedOver(start)).to.equal(start);
  });

  it('entries without a choice are decided automatically: blocked cars, cars at home, one end only', () => {
    // Behind [9, 1] there is one space, and blue stands on it.
    const blocked = raceTable({ at: { yellow: [9, 1], blue: [11, 1] }, hands: { '0': [35] } });
    expect(tryoutOf(testerOf(blocked.G), 35).chosen).to.deep.equal([drive('yellow')]);
    const single = raceTable({ at: { green: [11, 1] }, hands: { '0': [5] } });
    const { chosen } = tryoutOf(testerOf(single.G), 5);
    expect(chosen.at(-1)).to.deep.equal(drive('green', [12, 1]));
    expect(chosen.slice(0, -1).every(({ path }) => path.length === 0)).to.equal(true);
    expect(whyNotPlayCard(single.G, '0', 5, chosen)).to.equal(null);
  });

  it('a press on a place that is not offered changes nothing', () => {
    const { G } = raceTable({ at: ahead, hands: { '0': [35] } });
    const tester = testerOf(G);
    const tryout = tryoutOf(tester, 35);
    expect(withEnd(tester, tryout, [21, 1])).to.equal(tryout);
    expect(withStep(tester, tryout, [20, 2])).to.equal(tryout);
    expect(withEnd(tester, tryout, 'finish')).to.equal(tryout);
  });

  for (const numPlayers of [2, 4]) {
    it(`any presses lead to moves that the rules allow: ${numPlayers} players`, () => {
      const choose = seededChoice(numPlayers);
      const table = newMatch(numPlayers, 'presses', {
        races: 2,
        whiteOwnPartial: numPlayers === 4,
      });
      while (table.G.step.phase !== 'matchOver') {
        const [seat = ''] = playersToMove(table.G);
        if (table.G.step.phase === 'auction') {
          table.move(seat, 'pass');
          continue;
        }
        const number = choose(playableCards(table.G, seat));
        const tester = testerOf(table.G, seat);
        const { chosen } = decide(tester, tryoutOf(tester, number), choose);
        expect(table.move(seat, 'playCard', number, chosen)).to.equal(null);
      }
    });
  }
});

describe('the hand on the board', () => {
  /** A race in which seat 0 owns red and seat 1 owns blue. */
  const race = {
    at: { yellow: [9, 1], blue: [11, 1], green: [9, 2], red: [30, 1] },
    owners: { red: '0', blue: '1' },
    hands: { '0': [36, 37, 47, 33, 34] },
  } as const;

  it('the hand begins with the card that does most for its player and ends with exchange cards', () => {
    const { G } = raceTable(race);
    const hand = sortedHand(G, '0', [36, 37, 47, 33, 34]);
    expect(hand.map(({ number }) => number)).to.deep.equal([34, 36, 33, 37, 47]);
    expect(hand.map(({ gain }) => gain)).to.deep.equal([5, 5, 0, -5, null]);
  });

  it('the hand keeps its order when an exchange changes the gains of its cards', () => {
    const { G } = raceTable(race);
    const before = sortedHand(G, '0', [36, 37, 47, 33, 34]);
    if (G.step.phase !== 'race') throw new Error('It is no race.');
    const exchanges = [{ number: 47, playerID: '1', cars: ['red', 'blue'] }] as const;
    const exchanged = { ...G, step: { ...G.step, exchanges } };
    const after = sortedHand(exchanged, '0', [36, 37, 47, 33, 34]);
    expect(after.map(({ number }) => number)).to.deep.equal(before.map(({ number }) => number));
    expect(after.map(({ gain }) => gain)).not.to.deep.equal(before.map(({ gain }) => gain));
  });

  it('the hand sums up how far its cards move each car', () => {
    expect(totalsOf([17, 35, 47, 34])).to.deep.equal({
      yellow: 6,
      blue: 0,
      green: 4,
      black: 6,
      red: 0,
      orange: 2,
    });
  });
});
