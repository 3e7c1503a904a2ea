import { expect } from 'chai';
import { actingOn, lastTold, lastTypes, play, squaresFromStart } from '../positions.ts';

describe('Crazy Race (Gewalt): move4', () => {
  it('CG-11 the target moves 4 squares without rolling', () => {
    const table = actingOn('move4');
    play(table, '1', 'roll');
    expect(lastTypes(table)).to.deep.equal(['moved', 'actionSpent', 'turnBegan']);
    expect(lastTold(table, 'moved')).to.deep.include({ playerID: '1', steps: 4 });
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(4);
  });

  it('CG-4 a pawn moved by the card crosses lines as usual', () => {
    const table = actingOn('move4', { pawns: { '1': { section: 4, square: 3 } } });
    play(table, '1', 'roll');
    expect(lastTold(table, 'crossed')).to.deep.include({ playerID: '1', stage: 'lilac', step: 2 });
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(18 + 4);
  });
});
