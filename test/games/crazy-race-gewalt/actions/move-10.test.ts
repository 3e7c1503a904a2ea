import { expect } from 'chai';
import { actingOn, lastTold, lastTypes, play, squaresFromStart } from '../positions.ts';

describe('Crazy Race (Gewalt): move10', () => {
  it('CG-11 the target moves 10 squares without rolling', () => {
    const table = actingOn('move10');
    play(table, '1', 'roll');
    expect(lastTypes(table)).to.deep.equal(['moved', 'actionSpent', 'turnBegan']);
    expect(lastTold(table, 'moved')).to.deep.include({ playerID: '1', steps: 10 });
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(10);
  });

  it('CG-4 a pawn moved by the card crosses lines as usual', () => {
    const table = actingOn('move10', { pawns: { '1': { section: 4, square: 3 } } });
    play(table, '1', 'roll');
    expect(lastTold(table, 'crossed')).to.deep.include({ playerID: '1', stage: 'lilac', step: 2 });
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(18 + 10);
  });
});
