import { expect } from 'chai';
import type { Bug } from '../../../games/bug-race/index.ts';
import { legCards, legs } from '../../../games/bug-race/rules/components.ts';
import {
  possibleSteps,
  whyBodyStays,
  whyLegStays,
  withBodyForward,
} from '../../../games/bug-race/rules/index.ts';
import { bugAt } from './positions.ts';
import { allFrom, endsOfCard, keyOf } from './reach.ts';

const keyOfBug = (bug: Bug) => keyOf({ bug, cardInPlay: null });

/** One card for each set of legs. */
const everySet = [...new Map(legCards.map((card) => [card.legs, card.id])).values()];

/** Returns every bug that single steps can reach from the start. */
function everyBug(trackLength: number): Bug[] {
  return allFrom([bugAt(2)], keyOfBug, (bug) => [
    ...(whyBodyStays(bug, trackLength) === null ? [{ ...bug, body: bug.body + 1 }] : []),
    ...legs
      .filter((leg) => whyLegStays(bug, leg, trackLength) === null)
      .map((leg) => ({ ...bug, legs: { ...bug.legs, [leg]: bug.legs[leg] + 1 } })),
  ]);
}

/** Returns the bug after as many single steps of its body as are possible. */
function steppedForward(bug: Bug, trackLength: number): Bug {
  if (whyBodyStays(bug, trackLength) !== null) return bug;
  return steppedForward({ ...bug, body: bug.body + 1 }, trackLength);
}

describe('Bug Race: all possible bugs', () => {
  for (const { trackLength, count } of [
    { trackLength: 9, count: 616 },
    { trackLength: 12, count: 916 },
    { trackLength: 24, count: 2116 },
  ]) {
    const bugs = everyBug(trackLength);

    it(`BR-6 the body goes as far at once as step by step, for all ${count} bugs on ${trackLength} sections`, () => {
      expect(bugs).to.have.length(count);
      for (const bug of bugs) {
        expect(withBodyForward(bug, trackLength)).to.deep.equal(steppedForward(bug, trackLength));
      }
    });

    it(`BR-3 BR-4 a bug keeps its legs in reach and in order on ${trackLength} sections`, () => {
      for (const { body, legs: at } of bugs) {
        for (const leg of legs) expect(at[leg], leg).to.be.within(body - 3, body + 1);
        expect(at.leftRear < at.leftMiddle && at.leftMiddle < at.leftFront).to.equal(true);
        expect(at.rightRear < at.rightMiddle && at.rightMiddle < at.rightFront).to.equal(true);
      }
    });
  }

  it('BR-9 each card has one outcome for any order of its steps, for all 773 bugs with bodies moved up', () => {
    const trackLength = 12;
    const bugs = allFrom([bugAt(2)], keyOfBug, (bug) =>
      everySet.flatMap((cardID) => {
        const ends = endsOfCard(bug, cardID, trackLength);
        expect(ends.map(keyOfBug), `${keyOfBug(bug)} with ${cardID}`).to.have.length(1);
        return ends;
      }),
    );
    expect(everySet).to.have.length(50);
    expect(bugs).to.have.length(773);
  });

  it('BR-5 BR-6 the possible steps are exactly those without a reason against them', () => {
    for (const bug of everyBug(12)) {
      for (const cardID of everySet) {
        const unmoved = legCards[cardID]?.legs ?? [];
        const free = unmoved.filter((leg) => whyLegStays(bug, leg, 12) === null);
        const body = whyBodyStays(bug, 12) === null ? ['body'] : [];
        const play = { bug, cardInPlay: { cardID, unmoved } };
        expect(possibleSteps(play, 12)).to.deep.equal([...free, ...body]);
      }
    }
  });
});
