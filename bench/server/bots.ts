import { setTimeout as wait } from 'node:timers/promises';
import { infos } from '../../games/infos.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { Person } from '../../test/support/players/person.ts';
import { noLimits } from '../../test/support/servers/load.ts';
import { get } from '../../test/support/servers/page.ts';
import { killLeftServers, startServer } from '../../test/support/servers/server.ts';
import { percentilesOf } from './percentiles.ts';
import { printTable } from './table.ts';

const tables = 40;
/** Milliseconds that a person thinks: between these two, by chance. */
const minThought = 1000;
const maxThought = 4000;
/** Seconds. */
const warmUpTime = 15;
const measuringTime = 60;

/** What people's moves took: milliseconds from sending a move until its mover sees the new state. */
interface Measured {
  readonly times: number[];
  isOver: boolean;
}

/** Plays one match after the other with two strong bots. */
async function playOn(url: string, index: number, measured: Measured): Promise<void> {
  const games = Object.keys(infos);
  const rng = seededRng(String(index));
  for (let match = 0; !measured.isOver; match += 1) {
    const person = await Person.sit({
      addresses: [url],
      game: games[index % games.length] ?? '',
      seed: `${index} ${match}`,
      bots: ['strong', 'strong'],
    });
    const isDone = () => measured.isOver || person.isOver;
    while (!isDone()) {
      const { stateID } = person;
      // Bots may bid against each other for long.
      await person.page.until(
        () => isDone() || person.awaited.includes('0') || person.stateID !== stateID,
      );
      if (isDone() || !person.awaited.includes('0')) continue;
      await wait(minThought + rng.die(maxThought - minThought));
      if (isDone() || !person.awaited.includes('0')) continue;
      const begin = performance.now();
      if ((await person.move()) === 'taken') measured.times.push(performance.now() - begin);
    }
    person.page.close();
  }
}

/** By upper bound in seconds how many decisions took no longer, as the server's metrics count them. */
type Counts = ReadonlyMap<number, number>;

async function decisionsAt(url: string): Promise<Counts> {
  const { text } = await get(`${url}/metrics`);
  const counts = new Map<number, number>();
  const bucket = /^paddock_bot_decision_seconds_bucket\{le="(?<le>[^"]+)".*\} (?<count>\d+)$/gm;
  for (const { groups } of text.matchAll(bucket)) {
    const bound = groups?.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(groups?.le);
    counts.set(bound, (counts.get(bound) ?? 0) + Number(groups?.count));
  }
  return counts;
}

/** The lowest bound that such a share of the decisions between two moments stayed below, in milliseconds. */
function boundOf(before: Counts, after: Counts, share: number): string {
  const counted = [...after].map(([bound, count]) => ({
    bound,
    count: count - (before.get(bound) ?? 0),
  }));
  const all = Math.max(...counted.map(({ count }) => count));
  const found = counted.find(({ count }) => count >= share * all);
  return `≤ ${(found?.bound ?? Number.NaN) * 1000}`;
}

/** People's moves while bots think at all tables, at the pace at which bots play with people. */
export async function measureBots(): Promise<void> {
  const server = await startServer({
    settings: { ...noLimits, NODE_ENV: 'production', MAX_BOTS_PER_HOUR: '100000' },
  });
  try {
    const measured: Measured = { times: [], isOver: false };
    const playing = Promise.all(
      Array.from({ length: tables }, (_, index) => playOn(server.url, index, measured)),
    );
    // Where a match doesn't go on nothing can be measured.
    const playFor = (seconds: number) => Promise.race([playing, wait(seconds * 1000)]);
    await playFor(warmUpTime);
    measured.times.length = 0;
    const before = await decisionsAt(server.url);
    await playFor(measuringTime);
    const { times } = measured;
    const after = await decisionsAt(server.url);
    const moves = times.length;
    const { p50, p95, p99 } = percentilesOf(times.splice(0));
    measured.isOver = true;
    await playing;
    const decisions =
      (after.get(Number.POSITIVE_INFINITY) ?? 0) - (before.get(Number.POSITIVE_INFINITY) ?? 0);
    printTable(`${tables} tables of one person and two strong bots, ${measuringTime} s`, [
      ['', 'number', 'p50 ms', 'p95 ms', 'p99 ms'],
      ['people’s moves', String(moves), ...[p50, p95, p99].map((time) => time.toFixed(1))],
      [
        'bots’ decisions',
        String(decisions),
        ...[0.5, 0.95, 0.99].map((share) => boundOf(before, after, share)),
      ],
    ]);
    console.info(server.complaints());
  } finally {
    killLeftServers();
  }
}
