import { expect } from 'chai';
import { game, type SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import { pointsValue } from '../../../games/crazy-race-schacht/rules/components.ts';
import { optionsFrom } from '../../../games/crazy-race-schacht/rules/options.ts';
import { newTable } from './positions.ts';

function seenValues(G: SchachtState, pile: 'turntable' | 'finish'): number[] {
  return G.piles[pile].seen.map(pointsValue);
}

describe('Crazy Race (Schacht): options', () => {
  it('an option that is left out has its standard value', () => {
    const defaultValue = {
      pointsOrder: 'highest-first',
      penalty: false,
      steal: false,
      secondWins: false,
      fewerPoints: 0,
    };
    expect(optionsFrom(undefined)).to.deep.equal(defaultValue);
    expect(optionsFrom({ steal: true })).to.deep.equal({ ...defaultValue, steal: true });
    expect(game.validateSetupData?.({}, 3)).to.equal(undefined);
  });

  for (const { setupData, says } of [
    { setupData: { pointsOrder: 'random' }, says: '"pointsOrder" must be one of: highest-first' },
    { setupData: { fewerPoints: 6 }, says: 'whole number from 0 to 5' },
    { setupData: { fewerPoints: -1 }, says: 'whole number from 0 to 5' },
  ]) {
    it(`setupData ${JSON.stringify(setupData)} is refused with a sentence`, () => {
      expect(game.validateSetupData?.(setupData, 3)).to.contain(says);
    });
  }

  it('CS-C6 highest-first: the best card lies on top of each pile, and all faces are seen', () => {
    const { G } = newTable(3);
    expect(seenValues(G, 'turntable')).to.deep.equal([5, 5, 5, 5, 4, 4, 4, 4]);
    expect(seenValues(G, 'finish')).to.deep.equal([6, 5, 5, 4, 4, 3]);
  });

  it('CS-C6 lowest-first: the lowest card lies on top of each pile', () => {
    const { G } = newTable(3, { pointsOrder: 'lowest-first' });
    expect(seenValues(G, 'turntable')).to.deep.equal([4, 4, 4, 4, 5, 5, 5, 5]);
    expect(seenValues(G, 'finish')).to.deep.equal([3, 4, 4, 5, 5, 6]);
  });

  it('CS-C6 shuffled: only the top card of each pile is seen', () => {
    const { G } = newTable(3, { pointsOrder: 'shuffled' });
    expect(G.piles.turntable.seen).to.have.length(1);
    expect(G.piles.finish.seen).to.have.length(1);
    expect([G.piles.turntable.count, G.piles.finish.count]).to.deep.equal([8, 6]);
    expect(G.secret?.points.turntable).to.have.length(7);
    expect(G.secret?.points.finish).to.have.length(5);
  });

  it('CS-V4 fewerPoints takes the lowest cards off each pile', () => {
    const { G } = newTable(3, { fewerPoints: 5 });
    expect(seenValues(G, 'turntable')).to.deep.equal([5, 5, 5]);
    expect(seenValues(G, 'finish')).to.deep.equal([6]);
    expect(seenValues(newTable(3, { fewerPoints: 1 }).G, 'finish')).to.deep.equal([6, 5, 5, 4, 4]);
  });

  it('CS-V4 fewerPoints takes the lowest cards off before the piles are shuffled', () => {
    const { G } = newTable(4, { fewerPoints: 5, pointsOrder: 'shuffled' });
    const all = [...G.piles.turntable.seen, ...(G.secret?.points.turntable ?? [])];
    expect(all.map(pointsValue)).to.deep.equal([5, 5, 5]);
  });
});
