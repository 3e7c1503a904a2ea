import { setTimeout as wait } from 'node:timers/promises';
import { seededRng } from '../games/kit/seeded-rng.ts';
import {
  matchesInDatabase,
  matchesInFolder,
  type StoredMatches,
} from '../test/support/records/stored-match.ts';
import {
  acknowledgedIn,
  faultsOfLoad,
  LoadedMatch,
  type LoadedMatchOptions,
  noLimits,
  untilAcknowledged,
  untilCaughtUp,
} from '../test/support/servers/load.ts';
import { openDeployment } from '../test/support/servers/nodes.ts';
import { startServer, temporaryFolder } from '../test/support/servers/server.ts';
import { count, readArguments } from './support/arguments.ts';
import { printTable } from './support/figures.ts';

const usage = `Kills servers at random moments while matches are played, and counts the acknowledged moves that are lost.

  node --import tsx bench/kills.ts [options]

  --sqlite <n>   kills of a server on SQLite (default: 1000)
  --servers <n>  kills of one or both of two servers on PostgreSQL and Redis (default: 200)

Needs redis-server, and PostgreSQL at TEST_DATABASE_URL. Stops after an hour. Exits with 1 if anything is lost or wrong.`;

const kills = readArguments(
  usage,
  {
    sqlite: { type: 'string', default: '1000' },
    servers: { type: 'string', default: '200' },
  },
  ({ sqlite, servers }) => ({
    sqlite: count(sqlite, '--sqlite', 0),
    servers: count(servers, '--servers', 0),
  }),
);

const numMatches = 3;
/** Moves that are acknowledged between two kills, all matches together. */
const movesBetween = 8;
/** Maximum time from these moves until the kill. */
const maxPauseMs = 400;
/** On a busy machine, servers are up for moments only. */
const patience = 300_000;
const end = performance.now() + 3600_000;
const faults: string[] = [];
const rng = seededRng('kills');
const anyMoment = () => wait(rng.die(maxPauseMs));

const isOver = ({ pages }: LoadedMatch) =>
  pages.some(({ state }) => state?.ctx.gameover !== undefined);

/** Matches that go on over all kills. Each one that ends is compared with the stored one, and another begins. */
class Matches {
  readonly #addresses: LoadedMatchOptions['addresses'];
  readonly #openStored: () => StoredMatches;
  #running: readonly LoadedMatch[] = [];
  opened = 0;
  /** Acknowledged moves of compared matches. */
  acknowledged = 0;

  constructor(addresses: LoadedMatchOptions['addresses'], openStored: () => StoredMatches) {
    this.#addresses = addresses;
    this.#openStored = openStored;
  }

  /** Plays on until some more moves are acknowledged. */
  async goOn(): Promise<void> {
    await this.#compare(this.#running.filter(isOver));
    while (this.#running.length < numMatches) {
      this.opened += 1;
      const match = await LoadedMatch.open({
        addresses: this.#addresses,
        seed: this.opened,
        numPlayers: 2,
        following: { patience },
      });
      match.play();
      this.#running = [...this.#running, match];
    }
    await untilAcknowledged(this.#running, movesBetween);
  }

  /** Makes the pages of a seat go to the other server. */
  moveOn(seat: number): void {
    for (const { pages } of this.#running) pages[seat]?.moveOn();
  }

  async end(): Promise<void> {
    await this.#compare(this.#running);
  }

  async #compare(matches: readonly LoadedMatch[]): Promise<void> {
    if (matches.length === 0) return;
    for (const match of matches) await match.rest();
    const stored = this.#openStored();
    await untilCaughtUp(matches, stored);
    faults.push(...(await faultsOfLoad(matches, stored)));
    await stored.close();
    for (const { pages } of matches) for (const page of pages) page.close();
    this.acknowledged += acknowledgedIn(matches);
    this.#running = this.#running.filter((match) => !matches.includes(match));
  }
}

const rows: string[][] = [];

/** Lets `kill` kill and restart servers so many times. It returns the number of servers that it killed. */
async function run(
  name: string,
  wanted: number,
  matches: Matches,
  kill: (left: number) => Promise<number>,
): Promise<void> {
  let killed = 0;
  while (killed < wanted && performance.now() < end) {
    await matches.goOn();
    await anyMoment();
    const before = killed;
    killed += await kill(wanted - killed);
    if (Math.floor(killed / 100) > Math.floor(before / 100)) {
      console.info(`${name}: ${killed} of ${wanted}`);
    }
  }
  await matches.end();
  const counts = [killed, matches.opened, matches.acknowledged, faults.length];
  rows.push([name, ...counts.map(String)]);
}

if (kills.sqlite > 0) {
  const { folder, remove } = temporaryFolder();
  const options = { dataDir: folder, settings: noLimits };
  let server = await startServer(options);
  const { port, url } = server;
  const matches = new Matches([[url], [url]], () => matchesInFolder(folder));
  await run('SQLite', kills.sqlite, matches, async () => {
    await server.kill();
    if (server.complaints()) faults.push(server.complaints());
    server = await startServer({ ...options, port });
    return 1;
  });
  await server.stop();
  remove();
}

if (kills.servers > 0) {
  const deployment = await openDeployment();
  const [a, b] = deployment.addresses;
  const addresses = [
    [a, b],
    [b, a],
  ] as const;
  const matches = new Matches(addresses, () => matchesInDatabase(deployment.databaseUrl));
  await run('two servers, PostgreSQL + Redis', kills.servers, matches, async (left) => {
    const victims = rng.choose([[0], [1], [0, 1]]).slice(0, left);
    for (const index of victims) await deployment.kill(index);
    if (victims.length === 1) await anyMoment();
    for (const index of victims) {
      await deployment.restart(index);
      // So that each match has pages on both servers again.
      if (victims.length === 1) matches.moveOn(index);
    }
    return victims.length;
  });
  if (deployment.complaints()) faults.push(deployment.complaints());
  await deployment.close();
}

printTable('SIGKILL at random moments, moves as fast as they are answered', [
  ['', 'kills', 'matches', 'moves acknowledged', 'lost or wrong'],
  ...rows,
]);
for (const fault of faults.slice(0, 20)) console.info(fault);
process.exit(faults.length > 0 ? 1 : 0);
