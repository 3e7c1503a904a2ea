import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { momentOf, seatShown } from '../../../lobby/features/preview/scene.ts';

describe('The preview on a game’s page', () => {
  for (const { info, load } of catalog) {
    it(`the preview of ${info.name} is always the same moment in the middle of a match`, async () => {
      const { rules } = await load();
      const state = momentOf(info, rules);
      expect(rules.result(state)).to.equal(null);
      expect(rules.playersToMove(state)).not.to.deep.equal([]);
      expect(momentOf(info, rules)).to.deep.equal(state);
      // Its board shows no more than a player sees.
      expect(JSON.stringify(state)).to.include('"secret"');
      expect(JSON.stringify(rules.view(state, seatShown))).not.to.include('"secret"');
    });
  }

  it('a game without a chosen moment has a preview as well', async () => {
    const [first] = catalog;
    if (!first) throw new Error('The shelf is empty.');
    const { rules } = await first.load();
    const state = momentOf({ name: 'new-game', minPlayers: 2 }, rules);
    expect(rules.result(state)).to.equal(null);
  });
});
