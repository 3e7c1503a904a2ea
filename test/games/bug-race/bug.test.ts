import { expect } from 'chai';
import type { Leg } from '../../../games/bug-race/index.ts';
import { start } from '../../../games/bug-race/rules/components.ts';
import { whyBodyStays, whyLegStays, withBodyForward } from '../../../games/bug-race/rules/index.ts';
import { bugAt, bugForward, cardWith, inLegMove, newTable } from './positions.ts';

describe('Bug Race: the bug', () => {
  it('BR-1 a bug starts with its body on sections 0 to 2', () => {
    expect(newTable(2).G.bugs['0']?.body).to.equal(2);
  });

  it('BR-2 a bug starts with its legs at 0, 1 and 2 on both sides', () => {
    expect(newTable(4).G.bugs['3']?.legs).to.deep.equal({
      leftRear: 0,
      leftMiddle: 1,
      leftFront: 2,
      rightRear: 0,
      rightMiddle: 1,
      rightFront: 2,
    });
  });

  it('BR-3 a leg may stand one section ahead of the body, not two', () => {
    expect(whyLegStays(bugAt(2), 'leftFront', 12)).to.equal(null);
    expect(whyLegStays(bugAt(2, { leftFront: 3 }), 'leftFront', 12)).to.equal('bodyWaits');
  });

  it('BR-3 a leg may stand one section behind the body, which then waits for it', () => {
    expect(whyBodyStays(bugAt(2), 12)).to.equal(null);
    expect(whyBodyStays(bugAt(3), 12)).to.equal('loseLeg');
  });

  it('BR-4 a leg does not go where the leg in front of it stands', () => {
    expect(whyLegStays(bugAt(2), 'leftRear', 12)).to.equal('legTaken');
    expect(whyLegStays(bugAt(2), 'rightMiddle', 12)).to.equal('legTaken');
  });

  it('BR-4 the legs of one side do not stop those of the other', () => {
    const bug = bugAt(2, { rightFront: 3 });
    expect(whyLegStays(bug, 'rightMiddle', 12)).to.equal(null);
    expect(whyLegStays(bug, 'leftMiddle', 12)).to.equal('legTaken');
  });

  it('BR-5 a leg moves one section forward and only once per card', () => {
    const card = cardWith('leftFront', 'rightFront');
    const table = inLegMove({ hands: [[card], []] });
    table.move('0', 'playCard', card);
    expect(table.move('0', 'moveLeg', 'leftFront')).to.equal(null);
    expect(table.G.bugs['0']?.legs.leftFront).to.equal(3);
    expect(table.move('0', 'moveLeg', 'leftFront')).to.equal('alreadyMoved');
  });

  it('BR-5 a leg reaches the space on the apple part and nothing beyond', () => {
    const bug = bugForward(9);
    expect(whyLegStays(bug, 'leftFront', 12)).to.equal(null);
    const atTheApple = bugForward(9, { leftFront: 12 });
    expect(whyLegStays(atTheApple, 'leftFront', 12)).to.equal('trackEnds');
  });

  it('BR-6 the body moves forward as long as no leg is lost', () => {
    const spread: Partial<Record<Leg, number>> = { leftRear: 1, rightRear: 1 };
    expect(withBodyForward(bugForward(2, spread), 12).body).to.equal(4);
    expect(withBodyForward({ ...bugForward(2), body: 2 }, 12).body).to.equal(5);
  });

  it('BR-6 the body stops when it is wholly past the finish line', () => {
    expect(whyBodyStays({ ...bugForward(10), body: 11 }, 12)).to.equal('trackEnds');
    expect(whyBodyStays({ ...bugForward(10), body: 10 }, 12)).to.equal(null);
  });

  it('BR-C1 every player has one bug with six legs', () => {
    for (const numPlayers of [2, 3, 4]) {
      const { bugs } = newTable(numPlayers).G;
      expect(Object.keys(bugs)).to.have.length(numPlayers);
      for (const { legs } of Object.values(bugs)) expect(Object.keys(legs)).to.have.length(6);
    }
  });

  it('BR-C3 the option trackLength moves the finish line', () => {
    expect(whyBodyStays({ ...bugForward(10), body: 11 }, 24)).to.equal(null);
    expect(whyBodyStays({ ...bugForward(7), body: 8 }, 9)).to.equal('trackEnds');
    expect(start.body).to.equal(2);
  });
});
