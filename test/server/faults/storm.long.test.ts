import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { closeFollowingPages } from '../../support/browser/following-page.ts';
import { matchesInDatabase } from '../../support/records/stored-match.ts';
import { killLeftServers, startServer } from '../../support/servers/server.ts';
import {
  describeWith,
  type OwnService,
  ownPostgres,
  ownRedis,
} from '../../support/servers/services.ts';
import { StormTable } from '../../support/storm/storm-table.ts';

/** Number of times that the second server is killed, the database stopped and Redis stopped, in turn. */
const rounds = 2;
/** Time between two faults, and time for which a service is away. */
const calmMs = 10_000;
const awayMs = 5000;

async function stopFor(service: OwnService): Promise<void> {
  await service.stop();
  await wait(awayMs);
  await service.start();
}

describeWith(['postgresPrograms', 'redisProgram'], 'Two servers under attack and faults', () => {
  afterEach(() => {
    closeFollowingPages();
    killLeftServers();
  });

  it('the servers lose nothing that they acknowledged and send each viewer only their own view', async () => {
    const [database, redis] = [await ownPostgres(), await ownRedis()];
    const settings = { DATABASE_URL: database.url, REDIS_URL: redis.url, TRUSTED_PROXIES: '1' };
    const first = await startServer({ settings });
    let second = await startServer({ settings });
    const urls = [first.url, second.url] as const;
    const stored = { url: database.url, matches: matchesInDatabase(database.url) };
    const script = path.join(import.meta.dirname, '../../support/storm/attackers.ts');
    const attackers = fork(script, urls, { execArgv: ['--import', 'tsx'] });
    let attacks: Readonly<Record<string, number>> = {};
    attackers.on('message', (counts) => {
      attacks = counts as typeof attacks;
    });

    const tables: StormTable[] = [];
    const running = new Set<StormTable>();
    const open = async (game: string, withBots: boolean) => {
      const table = await StormTable.open(game, withBots, urls, stored);
      tables.push(table);
      running.add(table);
      attackers.send([...running].map(({ target }) => target));
    };
    /** Opens a table of each kind whose last one is over. */
    const fill = async () => {
      for (const { info } of catalog) {
        for (const withBots of [true, false]) {
          const isThere = [...running].some(
            ({ target, players }) =>
              target.game === info.name && (players.length === 1) === withBots,
          );
          if (!isThere) await open(info.name, withBots);
        }
      }
    };
    const closeOver = async (isMeant: (table: StormTable) => boolean) => {
      for (const table of [...running].filter(isMeant)) {
        await table.end(stored);
        table.close();
        running.delete(table);
      }
    };

    try {
      for (let round = 0; round < rounds; round += 1) {
        const faults = [
          async () => {
            await second.kill();
            second = await startServer({ settings, port: second.port });
            for (const table of running) table.moveOn();
          },
          () => stopFor(database),
          () => stopFor(redis),
        ];
        for (const cause of faults) {
          await closeOver(({ isOver }) => isOver);
          await fill();
          await wait(calmMs);
          await cause();
          // Pages come back, and servers catch up.
          await wait(calmMs / 2);
        }
      }
      attackers.kill('SIGKILL');
      await once(attackers, 'exit');
      await wait(calmMs / 2);
      await closeOver(() => true);
      const found: string[] = [];
      for (const table of tables) found.push(...(await table.faults(stored)));
      expect(found).to.deep.equal([]);
      expect(first.process.exitCode).to.equal(null);
      const moves = tables
        .flatMap(({ players }) => players)
        .reduce((sum, { page }) => sum + page.acknowledged, 0);
      expect(moves).to.be.above(50);
      expect(tables.reduce((sum, { messages }) => sum + messages, 0)).to.be.above(500);
      expect(attacks.messages).to.be.above(1000);
      for (const kind of ['malformed messages', 'requests', 'connections']) {
        expect(attacks[kind], kind).to.be.above(100);
      }
    } finally {
      attackers.kill('SIGKILL');
      await stored.matches.close();
      await Promise.all([first.stop(), second.stop()]);
      await redis.remove();
      await database.remove();
    }
  });
});
