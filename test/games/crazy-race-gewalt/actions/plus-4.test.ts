import { expect } from 'chai';
import { actingOn, lastDice, lastTold, play, squaresFromStart } from '../positions.ts';

describe('Crazy Race (Gewalt): plus4', () => {
  it('CG-11 the target moves four squares more than the dice total', () => {
    const table = actingOn('plus4');
    play(table, '1', 'roll');
    const { effect, steps } = lastTold(table, 'rolled');
    expect(effect).to.equal('plus4');
    expect(steps).to.equal(lastDice(table) + 4);
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(steps);
  });

  it('CG-11 the dice count as usual in the target’s following turn', () => {
    const table = actingOn('plus4');
    for (const seat of ['1', '2', '0', '1']) play(table, seat, 'roll');
    const { effect, steps } = lastTold(table, 'rolled');
    expect([effect, steps]).to.deep.equal([null, lastDice(table)]);
  });
});
