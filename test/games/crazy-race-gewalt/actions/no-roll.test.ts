import { expect } from 'chai';
import { actingOn, action, lastTypes, ownCards, play, told } from '../positions.ts';

describe('Crazy Race (Gewalt): noRoll', () => {
  it('CG-12 the roll move ends the turn without dice', () => {
    const table = actingOn('noRoll');
    play(table, '1', 'roll');
    expect(told(table, 'rolled').map(({ playerID }) => playerID)).to.deep.equal(['0']);
    expect(lastTypes(table)).to.deep.equal(['stayed', 'actionSpent', 'turnBegan']);
    expect(table.G.pawns['1']).to.deep.equal({ section: 0, square: 1 });
    expect(table.G.turn.playerID).to.equal('2');
  });

  it('CG-12 the target may still play cards', () => {
    const table = actingOn('noRoll', { actions: { '1': [action('plus4')], '2': [] } });
    const [section] = ownCards(table.G, '1').hand.section;
    expect(table.move('1', 'playSection', section, 1, 1)).to.equal(null);
    expect(table.move('1', 'playAction', action('plus4'), '2')).to.equal(null);
  });
});
