import { expect } from 'chai';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { isLong } from '../../support/long.ts';
import {
  faultsOfLoad,
  openMatches,
  untilAcknowledged,
  untilCaughtUp,
} from '../../support/servers/load.ts';
import { type Deployment, openDeployment } from '../../support/servers/nodes.ts';
import { killLeftServers } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';

const numMatches = 6;
const numKills = isLong ? 5 : 2;
/** Moves that are acknowledged before and after each kill, all matches together. */
const movesEach = 60;

describeWith(['testDatabase', 'redisProgram'], 'Two servers, one of which is killed', () => {
  let deployment: Deployment;
  before(async () => {
    deployment = await openDeployment();
  });
  after(async () => {
    closeFollowingPages();
    await deployment.close();
    killLeftServers();
  });

  it(`no move is lost in ${numKills} kills, and pages continue at the other server`, async () => {
    const [a, b] = deployment.addresses;
    const matches = await openMatches(numMatches, () => [
      [a, b],
      [b, a],
    ]);
    for (let kill = 0; kill < numKills; kill += 1) {
      const victim = kill % 2;
      for (const match of matches) match.play();
      await untilAcknowledged(matches, movesEach);
      await deployment.kill(victim);
      await untilAcknowledged(matches, movesEach);
      for (const match of matches) await match.rest();
      await untilCaughtUp(matches, deployment.stored);
      await deployment.restart(victim);
      // After this there are pages on both servers again.
      for (const { pages } of matches) pages[victim]?.moveOn();
    }
    expect(await faultsOfLoad(matches, deployment.stored)).to.deep.equal([]);
    expect(deployment.complaints()).to.equal('');
  });
});
