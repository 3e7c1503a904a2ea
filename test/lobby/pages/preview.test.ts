import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { momentOf, seatShown } from '../../../lobby/features/preview/scene.ts';
import { leaveOutStyles } from '../../support/games/board.ts';

describe('The preview on a game’s page', () => {
  before(leaveOutStyles);

  for (const { info, load, loadBoard } of catalog) {
    it(`the preview of ${info.name} is always the same moment in the middle of a match`, async () => {
      const [{ rules }, { preview }] = await Promise.all([load(), loadBoard()]);
      const state = momentOf(preview, rules);
      expect(rules.result(state)).to.equal(null);
      expect(rules.playersToMove(state)).not.to.deep.equal([]);
      expect(momentOf(preview, rules)).to.deep.equal(state);
      // Its board shows no more than a player sees.
      expect(JSON.stringify(state)).to.include('"secret"');
      expect(JSON.stringify(rules.view(state, seatShown))).not.to.include('"secret"');
    });
  }
});
