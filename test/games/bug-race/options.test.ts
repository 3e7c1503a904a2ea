import { expect } from 'chai';
import { game } from '../../../games/bug-race/index.ts';
import { optionsFrom, validateSetupData } from '../../../games/bug-race/rules/options.ts';

describe('Bug Race: options', () => {
  it('missing options take their default values', () => {
    const defaultValue = { expert: false, optionalLegs: false, playOn: false, trackLength: 12 };
    expect(optionsFrom(undefined)).to.deep.equal(defaultValue);
    expect(optionsFrom({ trackLength: 9 })).to.deep.equal({ ...defaultValue, trackLength: 9 });
    expect(validateSetupData(undefined)).to.equal(undefined);
    expect(validateSetupData({})).to.equal(undefined);
  });

  for (const { setupData, says } of [
    { setupData: { trackLength: 8 }, says: 'whole number from 9 to 24' },
    { setupData: { trackLength: 25 }, says: 'whole number from 9 to 24' },
  ]) {
    it(`the setupData ${JSON.stringify(setupData)} is refused with a sentence`, () => {
      expect(game.validateSetupData?.(setupData, 2)).to.contain(says);
    });
  }
});
