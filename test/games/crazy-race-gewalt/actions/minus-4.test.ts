import { expect } from 'chai';
import { actingOn, lastDice, lastTold, play, rolled, squaresFromStart } from '../positions.ts';

describe('Crazy Race (Gewalt): minus4', () => {
  it('CG-11 the target moves four squares fewer than the dice total', () => {
    const table = actingOn('minus4');
    play(table, '1', 'roll');
    const { effect, steps } = lastTold(table, 'rolled');
    expect(effect).to.equal('minus4');
    expect(steps).to.equal(Math.max(0, lastDice(table) - 4));
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(steps);
    expect(squaresFromStart(rolled(actingOn('minus4'), [5, 6]).G.pawns['1'])).to.equal(7);
  });

  it('CG-11 the pawn stays where it is when the dice total is four or less', () => {
    for (const dice of [
      [1, 1],
      [1, 2],
      [2, 2],
    ] as const) {
      const { G, told } = rolled(actingOn('minus4'), dice);
      expect(G.pawns['1']).to.deep.equal({ section: 0, square: 1 });
      expect(told[1]).to.deep.include({ type: 'moved', steps: 0, path: [] });
      expect(G.turn.playerID).to.equal('2');
    }
  });
});
