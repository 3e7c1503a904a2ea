import { isLong } from '../../support/long.ts';
import {
  expectNothingLost,
  openMatches,
  untilAcknowledged,
  untilCaughtUp,
} from '../../support/servers/load.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';

const numMatches = 6;
const numKills = isLong ? 5 : 2;
/** Moves that are acknowledged before and after each kill, all matches together. */
const movesEach = 60;

describeWith(['testDatabase', 'redisProgram'], 'Two servers, one of which is killed', () => {
  const deployment = suiteDeployment();

  it(`no move is lost in ${numKills} kills, and pages continue at the other server`, async () => {
    const [a, b] = deployment().addresses;
    const matches = await openMatches(numMatches, () => [
      [a, b],
      [b, a],
    ]);
    for (let kill = 0; kill < numKills; kill += 1) {
      const victim = kill % 2;
      for (const match of matches) match.play();
      await untilAcknowledged(matches, movesEach);
      await deployment().kill(victim);
      await untilAcknowledged(matches, movesEach);
      for (const match of matches) await match.rest();
      await untilCaughtUp(matches, deployment().stored);
      await deployment().restart(victim);
      // After this there are pages on both servers again.
      for (const { pages } of matches) pages[victim]?.moveOn();
    }
    await expectNothingLost(matches, deployment().stored);
  });
});
