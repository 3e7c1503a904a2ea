import { expect } from 'chai';
import { between, stepsInLog, wayBetween } from '../../../../games/bug-race/board/track/glide.ts';
import {
  allSteps,
  playTriedOut,
  stillPlayable,
} from '../../../../games/bug-race/board/turn/tryout.ts';
import { legCards } from '../../../../games/bug-race/rules/components.ts';
import { afterStep, whyNotStep, withCard } from '../../../../games/bug-race/rules/index.ts';
import type { Bug, BugRaceState } from '../../../../games/bug-race/rules/state.ts';
import { moveByChance, seededChoice } from '../../../support/games/table.ts';
import { bugAt, cardWith, handOf, keepFirst, newTable } from '../positions.ts';

const trackLength = 12;

/** Returns bugs on the way from the start to the apple, reached with random cards. */
function bugsOnTheWay(seed: number): Bug[] {
  const choose = seededChoice(seed);
  const bugs: Bug[] = [bugAt(2)];
  for (let number = 0; number < 40; number += 1) {
    const last = bugs.at(-1) ?? bugAt(2);
    let play = withCard(last, choose(legCards).id, trackLength);
    for (const step of allSteps(play, trackLength)) play = afterStep(play, step, trackLength);
    bugs.push(play.bug);
  }
  return bugs;
}

describe('The try-out of a card', () => {
  it('a try-out makes only legal steps and leaves no leg that could move', () => {
    for (const bug of bugsOnTheWay(5)) {
      for (const { id } of legCards) {
        let play = withCard(bug, id, trackLength);
        for (const step of allSteps(play, trackLength)) {
          expect(whyNotStep(play, step, trackLength)).to.equal(null);
          play = afterStep(play, step, trackLength);
        }
        expect(play.cardInPlay).to.equal(null);
      }
    }
  });

  it('a try-out shows the bug as the same move then leaves it', () => {
    const table = newTable(2);
    keepFirst(table);
    const before = table.G.bugs['0'] ?? bugAt(2);
    const cardID = table.G.players['0']?.kept[0] ?? 0;
    const steps = allSteps(withCard(before, cardID, trackLength), trackLength);
    const shown = playTriedOut(before, { cardID, steps }, trackLength);
    expect(table.move('0', 'playCard', cardID, steps)).to.equal(null);
    expect(table.G.bugs['0']).to.deep.equal(shown.bug);
    expect(shown.bug).to.not.deep.equal(before);
    expect(table.G.cardsInPlay['0']).to.equal(shown.cardInPlay);
  });

  it('a try-out ends when the match has moved on', () => {
    const card = cardWith('leftFront', 'rightFront');
    const other = cardWith('leftRear', 'rightRear');
    const { G } = newTable(2);
    const inHand: BugRaceState = {
      ...G,
      step: 'legMove',
      players: { ...G.players, '0': handOf(card) },
    };
    const tryOut = { cardID: card, steps: ['leftFront'] as const };
    expect(stillPlayable(inHand, '0', tryOut)).to.equal(tryOut);
    expect(stillPlayable(inHand, '0', { ...tryOut, cardID: other })).to.equal(null);
    expect(stillPlayable({ ...inHand, step: 'legPass' }, '0', tryOut)).to.equal(null);
    expect(stillPlayable(inHand, '0', null)).to.equal(null);
  });
});

describe('The animated way of a bug', () => {
  it('the bug moves section by section in the order of the log', () => {
    const to = bugAt(3, { leftFront: 3, rightFront: 3, leftRear: 0, rightRear: 0 });
    const way = wayBetween(bugAt(2), to, ['rightFront', 'body', 'leftFront'], trackLength);
    expect(way.map(({ body, legs }) => [legs.rightFront, body, legs.leftFront])).to.deep.equal([
      [3, 2, 2],
      [3, 3, 2],
      [3, 3, 3],
    ]);
  });

  it('the bug finds its own order of steps where the log has none', () => {
    const to = bugAt(3, { leftFront: 4, rightFront: 3 });
    const way = wayBetween(bugAt(2), to, [], trackLength);
    expect(way).to.have.length(4);
    expect(way.at(-1)).to.deep.equal(to);
  });

  it('the bug moves back in one glide', () => {
    expect(wayBetween(bugAt(3), bugAt(2), [], trackLength)).to.deep.equal([bugAt(2)]);
  });

  it('the bug is half-way after half the time', () => {
    const half = between(bugAt(2), bugAt(3, { leftFront: 3 }), 0.5);
    expect(half.body).to.equal(2.5);
    expect(half.legs.leftFront).to.equal(2.5);
    expect(half.legs.rightRear).to.equal(0);
  });

  it('the steps of a seat in the log lead from the start to the bug’s present place', () => {
    const table = newTable(2, {}, {});
    const choose = seededChoice(11);
    for (let number = 0; number < 120 && table.active.length > 0; number += 1) {
      moveByChance(table, choose);
    }
    for (const playerID of ['0', '1']) {
      const steps = stepsInLog(table.log, playerID);
      const way = wayBetween(bugAt(2), table.G.bugs[playerID] ?? bugAt(2), steps, trackLength);
      expect(way.length).to.equal(steps.length);
    }
  });
});
