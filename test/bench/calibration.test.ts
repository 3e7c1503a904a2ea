import { expect } from 'chai';
import { arenaGame } from '../../bench/arena/games.ts';
import { samplesOf } from '../../bench/calibration/samples.ts';
import { errorsOf, type Sample, tenthsOf } from '../../bench/calibration/tenths.ts';
import { loadEstimator } from '../../games/estimates.ts';

function sample(estimate: number, won: number): Sample {
  return { estimate, won, even: 0.5 };
}

describe('the calibration of estimates', () => {
  it('looks at those together that say about the same', () => {
    const samples = [sample(0.12, 0), sample(0.18, 1), sample(0.95, 1), sample(1, 1)];
    const [low, high, ...others] = tenthsOf(samples);
    expect(others).to.have.length(0);
    expect(low).to.deep.include({ tenth: 1, samples: 2, won: 0.5 });
    expect(low?.said).to.be.closeTo(0.15, 1e-9);
    expect(high).to.deep.include({ tenth: 9, samples: 2, won: 1 });
  });

  it('measures how far they are from what came of them', () => {
    const { estimates, even } = errorsOf([sample(0.9, 1), sample(0.2, 0)]);
    expect(estimates).to.be.closeTo((0.01 + 0.04) / 2, 1e-9);
    expect(even).to.equal(0.25);
  });

  it('asks every seat of a match of bots about every seat, the same every time', async () => {
    const [{ bot }, estimator] = await Promise.all([
      arenaGame('bug-race'),
      loadEstimator('bug-race'),
    ]);
    const setup = { numPlayers: 2, setupData: { trackLength: 9 } };
    const ask = () =>
      samplesOf({ bot, estimator }, { ...setup, deal: 3, playRounds: 2, rounds: 4 });
    const samples = ask();
    expect(samples).to.have.length(6 * 2 * 2);
    expect(samples.reduce((sum, { won }) => sum + won, 0)).to.be.closeTo(12, 1e-9);
    expect(ask()).to.deep.equal(samples);
  });
});
