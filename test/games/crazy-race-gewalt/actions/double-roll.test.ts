import { expect } from 'chai';
import { actingOn, lastDice, lastTold, play, rolled, squaresFromStart } from '../positions.ts';

describe('Crazy Race (Gewalt): doubleRoll', () => {
  it('CG-11 the target moves twice the dice total', () => {
    const table = actingOn('doubleRoll');
    play(table, '1', 'roll');
    const { effect, steps } = lastTold(table, 'rolled');
    expect(effect).to.equal('doubleRoll');
    expect(steps).to.equal(2 * lastDice(table));
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(steps);
  });

  it('CG-11 a roll of two sixes moves the pawn 24 squares', () => {
    const { G } = rolled(actingOn('doubleRoll'), [6, 6]);
    expect(squaresFromStart(G.pawns['1'])).to.equal(24);
    expect(G.trophies['1']?.lilac).to.equal(1);
  });
});
