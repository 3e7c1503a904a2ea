import { expect } from 'chai';
import { closeFollowingPages } from '../../support/following-page.ts';
import { isLong } from '../../support/long.ts';
import { openDeployment } from '../../support/nodes.ts';
import { Person } from '../../support/person.ts';
import { killLeftServers } from '../../support/server.ts';
import { describeWith } from '../../support/services.ts';
import { faultsOfMatch } from '../../support/stored-match.ts';
import { quickBots } from '../../support/test-options.ts';

const numTables = isLong ? 20 : 6;
/** Milliseconds after a kill until bots have moved again, on a machine with nothing else to do. */
const longestPause = 10_000;
/** Bots' moves at each table before and after. */
const movesEach = 3;

/** How often bots have moved, as the page shows it. */
function botMoves({ page }: Person): number {
  return page.log.filter(
    ({ action }) => action.type === 'MAKE_MOVE' && action.payload.playerID !== '0',
  ).length;
}

const untilBotsMoved = (person: Person, moves: number) =>
  person.page.until(() => person.isOver || botMoves(person) >= moves);

describeWith(
  ['testDatabase', 'redisProgram'],
  'bots on two servers, one of which is killed',
  () => {
    afterEach(() => {
      closeFollowingPages();
      killLeftServers();
    });

    it(`go on at all of ${numTables} tables, and make no move twice`, async () => {
      const deployment = await openDeployment({
        options: quickBots,
      });
      const [one, other] = deployment.addresses;
      const people: Person[] = [];
      for (let index = 0; index < numTables; index += 1) {
        const addresses = index % 2 === 0 ? [one, other] : [other, one];
        people.push(
          await Person.sit({
            ...{ addresses, game: 'bug-race', seed: String(index) },
            ...{ setupData: { trackLength: 24 }, bots: ['easy', 'fair'] },
          }),
        );
      }
      let isEnough = false;
      const playing = Promise.all(people.map((person) => person.playUntil(() => isEnough)));
      await Promise.all(people.map((person) => untilBotsMoved(person, movesEach)));

      const pauses: number[] = [];
      for (const killed of [0, 1]) {
        const before = people.map(botMoves);
        expect(
          people.some(({ isOver }) => !isOver),
          'some matches go on',
        ).to.equal(true);
        const start = performance.now();
        await deployment.kill(killed);
        await Promise.all(
          people.map(async (person, index) => {
            await untilBotsMoved(person, (before[index] ?? 0) + 1);
            pauses.push(performance.now() - start);
          }),
        );
        await deployment.restart(killed);
        await Promise.all(
          people.map((person, index) => untilBotsMoved(person, (before[index] ?? 0) + movesEach)),
        );
      }
      isEnough = true;
      for (const { page } of people) page.lookAgain();
      await playing;

      if (isLong) expect(Math.max(...pauses)).to.be.below(longestPause);
      for (const { page, module, matchID } of people) {
        page.close();
        expect(page.faults).to.deep.equal([]);
        expect(faultsOfMatch(module.game, await deployment.stored.match(matchID))).to.deep.equal(
          [],
        );
      }
      expect(deployment.areRunning()).to.equal(true);
      await deployment.close();
      expect(deployment.complaints()).to.equal('');
    });
  },
);
