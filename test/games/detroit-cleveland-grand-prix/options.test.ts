import { expect } from 'chai';
import { game } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import {
  optionsFrom,
  validateSetupData,
} from '../../../games/detroit-cleveland-grand-prix/rules/options.ts';

const prizes = [200_000, 150_000, 100_000, 60_000, 30_000, 10_000];

describe('Detroit–Cleveland Grand Prix: options', () => {
  it('an option that is left out has its standard value', () => {
    const defaultValue = {
      races: 3,
      tracks: ['cleveland', 'detroit', 'cleveland'],
      prizes,
      tensInDeck: false,
      noCarLimit: false,
      noCarNeeded: false,
      whiteOwnPartial: false,
      mayHold: false,
      tournamentSeating: false,
    };
    expect(optionsFrom(undefined)).to.deep.equal(defaultValue);
    expect(optionsFrom({ mayHold: true })).to.deep.equal({ ...defaultValue, mayHold: true });
    expect(validateSetupData(undefined)).to.equal(undefined);
    expect(validateSetupData({})).to.equal(undefined);
  });

  for (const { setupData, tracks } of [
    { setupData: { races: 1 }, tracks: ['cleveland'] },
    { setupData: { races: 2, tracks: 'alternating' }, tracks: ['cleveland', 'detroit'] },
    { setupData: { races: 2, tracks: 'detroit-first' }, tracks: ['detroit', 'cleveland'] },
    { setupData: { races: 2, tracks: 'detroit' }, tracks: ['detroit', 'detroit'] },
    { setupData: { tracks: 'cleveland' }, tracks: ['cleveland', 'cleveland', 'cleveland'] },
    {
      setupData: { tracks: ['detroit', 'detroit', 'cleveland'] },
      tracks: ['detroit', 'detroit', 'cleveland'],
    },
    {
      setupData: { tracks: ['detroit', 'cleveland'] },
      tracks: ['detroit', 'cleveland', 'detroit'],
    },
    { setupData: { races: 1, tracks: ['detroit', 'cleveland'] }, tracks: ['detroit'] },
  ]) {
    it(`GP-C4 a match with ${JSON.stringify(setupData)} runs on ${tracks.join(', ')}`, () => {
      expect(validateSetupData(setupData)).to.equal(undefined);
      expect(optionsFrom(setupData).tracks).to.deep.equal(tracks);
    });
  }

  for (const { setupData, says } of [
    { setupData: { races: 0 }, says: 'whole number from 1 to 6' },
    { setupData: { races: 7 }, says: 'whole number from 1 to 6' },
    { setupData: { tracks: 'monza' }, says: '"tracks" must be one of: alternating' },
    { setupData: { tracks: ['monza'] }, says: 'or a list of 1 to 6 of: cleveland, detroit' },
    { setupData: { prizes: prizes.slice(1) }, says: 'a list of 6' },
    { setupData: { prizes: [-10_000, 0, 0, 0, 0, 0] }, says: 'from 0' },
    { setupData: { prizes: [15_000, 0, 0, 0, 0, 0] }, says: 'multiples of 10000' },
    { setupData: { prizes: [1e300, 0, 0, 0, 0, 0] }, says: 'to 100000000' },
  ]) {
    it(`setupData ${JSON.stringify(setupData)} is refused with a sentence`, () => {
      expect(game.validateSetupData?.(setupData, 3)).to.contain(says);
    });
  }
});
