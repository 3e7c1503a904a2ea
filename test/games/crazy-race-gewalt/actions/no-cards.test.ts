import { expect } from 'chai';
import {
  actingOn,
  action,
  lastTold,
  ownCards,
  play,
  sectionWith,
  squaresFromStart,
} from '../positions.ts';

const hand = { '1': [action('plus4'), action('relocate')] };

describe('Crazy Race (Gewalt): noCards', () => {
  it('CG-12 no card may be played this turn', () => {
    const table = actingOn('noCards', { actions: hand, laid: [[3, 3, sectionWith(2)]] });
    const [section] = ownCards(table.G, '1').hand.section;
    expect(table.refused('1', 'playSection', section, 1, 4)).to.equal('noCards');
    expect(table.refused('1', 'playAction', action('plus4'), '2')).to.equal('noCards');
    expect(table.refused('1', 'relocate', action('relocate'), 3, 3, 3, 4)).to.equal('noCards');
  });

  it('CG-12 the target may still discard cards and rolls as usual', () => {
    const table = actingOn('noCards', { actions: hand });
    const [section] = ownCards(table.G, '1').hand.section;
    expect(table.move('1', 'discardSection', section)).to.equal(null);
    expect(table.move('1', 'discardAction', action('plus4'))).to.equal(null);
    play(table, '1', 'roll');
    expect(squaresFromStart(table.G.pawns['1'])).to.equal(lastTold(table, 'rolled').steps);
  });
});
