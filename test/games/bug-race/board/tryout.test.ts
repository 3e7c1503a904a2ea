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
import { seededChoice } from '../../../support/games/table.ts';
import { bugAt, cardWith, handOf, newTable } from '../positions.ts';

const trackLength = 12;

/** Bugs as they come up on the way from start to apple, reached by random cards. */
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

describe('the try-out of a card', () => {
  it('moves all legs by legal steps only, and leaves nothing that could move', () => {
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

  it('shows the place to which the same move then brings the bug', () => {
    const table = newTable(2);
    for (const seat of ['0', '1']) {
      table.move(seat, 'keepCard', table.G.players[seat]?.offered[0]);
    }
    const before = table.G.bugs['0'] ?? bugAt(2);
    const cardID = table.G.players['0']?.kept[0] ?? 0;
    const steps = allSteps(withCard(before, cardID, trackLength), trackLength);
    const shown = playTriedOut(before, { cardID, steps }, trackLength);
    expect(table.move('0', 'playCard', cardID, steps)).to.equal(null);
    expect(table.G.bugs['0']).to.deep.equal(shown.bug);
    expect(shown.bug).to.not.deep.equal(before);
    expect(table.G.cardsInPlay['0']).to.equal(shown.cardInPlay);
  });

  it('ends when the match has moved on', () => {
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

describe('the way of a bug before everyone’s eyes', () => {
  it('goes section by section as the log says', () => {
    const to = bugAt(3, { leftFront: 3, rightFront: 3, leftRear: 0, rightRear: 0 });
    const way = wayBetween(bugAt(2), to, ['rightFront', 'body', 'leftFront'], trackLength);
    expect(way.map(({ body, legs }) => [legs.rightFront, body, legs.leftFront])).to.deep.equal([
      [3, 2, 2],
      [3, 3, 2],
      [3, 3, 3],
    ]);
  });

  it('finds an order of its own where the log says nothing of it', () => {
    const to = bugAt(3, { leftFront: 4, rightFront: 3 });
    const way = wayBetween(bugAt(2), to, [], trackLength);
    expect(way).to.have.length(4);
    expect(way.at(-1)).to.deep.equal(to);
  });

  it('goes back in one glide', () => {
    expect(wayBetween(bugAt(3), bugAt(2), [], trackLength)).to.deep.equal([bugAt(2)]);
  });

  it('is half-way after half the time', () => {
    const half = between(bugAt(2), bugAt(3, { leftFront: 3 }), 0.5);
    expect(half.body).to.equal(2.5);
    expect(half.legs.leftFront).to.equal(2.5);
    expect(half.legs.rightRear).to.equal(0);
  });

  it('reads every step of a seat from the log: they lead from the start to where the bug is', () => {
    const table = newTable(2, {}, {});
    const choose = seededChoice(11);
    for (let number = 0; number < 120 && table.active.length > 0; number += 1) {
      const playerID = choose(table.active);
      const { move, args } = choose(table.legalMoves(playerID));
      table.move(playerID, move, ...args);
    }
    for (const playerID of ['0', '1']) {
      const steps = stepsInLog(table.log, playerID);
      const way = wayBetween(bugAt(2), table.G.bugs[playerID] ?? bugAt(2), steps, trackLength);
      expect(way.length).to.equal(steps.length);
    }
  });
});
