import { expect } from 'chai';
import { isLong } from '../../support/long.ts';
import { expectNothingLost, openMatches, untilAcknowledged } from '../../support/servers/load.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';

const numMatches = 5;
/** Milliseconds for which Redis is away. */
const absence = isLong ? 10_000 : 3000;
const movesBefore = 60;
/** Moves that each player makes when it is back. */
const movesAfter = 5;

describeWith(['testDatabase', 'redisProgram'], 'Redis stopped for some seconds under load', () => {
  const deployment = suiteDeployment({ mayComplain: true });

  it('matches continue meanwhile, and afterwards all pages on both servers have every move', async () => {
    const [a, b] = deployment().addresses;
    const matches = await openMatches(numMatches, () => [[a], [b]]);
    const pages = matches.flatMap((match) => match.pages);
    for (const match of matches) match.play();
    await untilAcknowledged(matches, movesBefore);

    await deployment().redis.stop();
    const back = Date.now() + absence;
    // Each page continues, as fast as it learns of the other's moves.
    while (Date.now() < back) {
      const counts = pages.map((page) => page.acknowledged);
      for (const [index, page] of pages.entries()) {
        await page.until(() => page.acknowledged > (counts[index] ?? 0));
      }
    }
    await deployment().redis.start();

    const before = pages.map((page) => page.acknowledged);
    for (const [index, page] of pages.entries()) {
      await page.until(() => page.acknowledged >= (before[index] ?? 0) + movesAfter);
    }
    await expectNothingLost(matches, deployment().stored);
    expect(deployment().areRunning()).to.equal(true);
  });
});
