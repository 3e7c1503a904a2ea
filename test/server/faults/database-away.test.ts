import { expect } from 'chai';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { isLong } from '../../support/long.ts';
import {
  acknowledgedIn,
  expectNothingLost,
  type LoadedMatch,
  openMatches,
  untilAcknowledged,
  untilOneSees,
} from '../../support/servers/load.ts';
import { type Deployment, openDeployment } from '../../support/servers/nodes.ts';
import { get } from '../../support/servers/page.ts';
import { killLeftServers } from '../../support/servers/server.ts';
import { describeWith, type OwnService, ownPostgres } from '../../support/servers/services.ts';

const numMatches = 5;
/** Milliseconds for which the database is away. */
const absence = isLong ? 10_000 : 3000;
const movesBefore = 60;
/** Moves that each player makes when it is back. */
const movesAfter = 5;

/**
 * Waits until some more moves could not be saved. These need not be of each match: a match whose pages missed a state
 * before the database stopped is shown again only when the database is back.
 */
async function untilRefused(matches: readonly LoadedMatch[]): Promise<void> {
  const pages = matches.flatMap((match) => match.pages);
  const unsaved = () =>
    pages.flatMap(({ refusals }) => refusals.filter(({ code }) => code === 'notSaved')).length;
  const goal = unsaved() + numMatches;
  await untilOneSees(pages, () => unsaved() >= goal);
}

describeWith(
  ['postgresPrograms', 'redisProgram'],
  'PostgreSQL stopped for some seconds under load',
  () => {
    let postgres: OwnService;
    let deployment: Deployment;
    before(async () => {
      postgres = await ownPostgres();
      deployment = await openDeployment({ databaseUrl: postgres.url });
    });
    after(async () => {
      closeFollowingPages();
      await deployment.close();
      await postgres.remove();
      killLeftServers();
    });

    it('moves are refused meanwhile, and the servers continue by themselves with every acknowledged move', async () => {
      const [a, b] = deployment.addresses;
      const matches = await openMatches(numMatches, () => [[a], [b]]);
      const pages = matches.flatMap((match) => match.pages);
      for (const match of matches) match.play();
      await untilAcknowledged(matches, movesBefore);

      await postgres.stop();
      const back = Date.now() + absence;
      await untilRefused(matches);
      // An answer means that the server has sent all that it stored before. The server that did not refuse may be later.
      for (const url of deployment.addresses) await get(`${url}/healthz`);
      const acknowledged = acknowledgedIn(matches);
      while (Date.now() < back) {
        await untilRefused(matches);
        for (const url of deployment.addresses) {
          expect((await get(`${url}/healthz`)).status).to.equal(200);
          expect((await get(`${url}/readyz`)).status).to.equal(503);
          expect((await get(`${url}/api/tables`)).status).to.be.within(500, 503);
        }
      }
      expect(acknowledgedIn(matches), 'nothing is taken that cannot be stored').to.equal(
        acknowledged,
      );

      expect(deployment.complaints(), 'is heard').to.match(/"level":"error"/);

      await postgres.start();
      const before = pages.map((page) => page.acknowledged);
      for (const [index, page] of pages.entries()) {
        await page.until(() => page.acknowledged >= (before[index] ?? 0) + movesAfter);
      }
      await expectNothingLost(matches, deployment.stored);
      for (const url of deployment.addresses) {
        expect((await get(`${url}/readyz`)).status).to.equal(200);
      }
      expect(deployment.areRunning()).to.equal(true);
    });
  },
);
