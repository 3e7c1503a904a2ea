import { killLeftServers } from '../test/support/servers/server.ts';
import { kinds, nodes, onSqlite, pin, type ServerKind } from './server/servers.ts';
import { playTables } from './server/tables.ts';
import { count, oneOf, positive, readArguments, UsageError } from './support/arguments.ts';
import { median, percentile, printTable } from './support/figures.ts';

const usage = `Measures moves per second, latency and memory of servers on which the four games are played.

  node --import tsx bench/server.ts [moves | nodes | checkout <folder>] [options]

  moves              our server and boardgame.io's own, with each storage (default)
  nodes              one, two and four servers that share one core
  checkout <folder>  our server on SQLite of another checkout, and of this one

  --tables <n>       tables of each game, with three players each (default: 12)
  --seconds <n>      measured time of a run (default: 10)
  --runs <n>         runs of each kind, in turn (default: 5)

Needs \`npm run build\` in each checkout, PostgreSQL at TEST_DATABASE_URL and Redis at TEST_REDIS_URL.`;

const { measured, load, runs } = readArguments(
  usage,
  {
    tables: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '10' },
    runs: { type: 'string', default: '5' },
  },
  ({ tables, seconds, runs: numRuns }, [part = 'moves', folder]) => {
    const name = oneOf(part, ['moves', 'nodes', 'checkout'], 'The first argument');
    if ((name === 'checkout') !== (folder !== undefined)) {
      throw new UsageError('A folder belongs to `checkout`, and to that alone.');
    }
    const others =
      folder === undefined ? [] : [onSqlite(folder, folder), onSqlite('this checkout')];
    return {
      measured: { moves: kinds, nodes, checkout: others }[name],
      load: {
        tables: count(tables, '--tables'),
        warmUpSeconds: 4,
        seconds: positive(seconds, '--seconds'),
      },
      runs: count(numRuns, '--runs'),
    };
  },
  2,
);

async function measure({ start, isTogether, core }: ServerKind) {
  const servers = await start();
  if (core !== undefined) pin(process.pid, core + 1);
  const { perSecond, times } = await playTables(servers.urls, isTogether, load);
  const megabytes = servers.memory() / 1e6;
  await servers.stop();
  return { perSecond, times, megabytes };
}

process.once('SIGINT', () => {
  killLeftServers();
  process.exit(1);
});

const rates = new Map<ServerKind, number[]>();
const rows: string[][] = [];
for (let run = 0; run < runs; run += 1) {
  for (const kind of measured) {
    const { perSecond, times, megabytes } = await measure(kind);
    rates.set(kind, [...(rates.get(kind) ?? []), perSecond]);
    const latencies = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1));
    rows.push([kind.name, perSecond.toFixed(0), ...latencies, megabytes.toFixed(0)]);
  }
}
console.info(`Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
printTable(
  `${4 * load.tables} tables of the four games, random moves, each as soon as the one before is seen`,
  [['', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'MB'], ...rows],
);
const medians = [...rates].map(([kind, each]) => ({ name: kind.name, rate: median(each) }));
const first = medians[0]?.rate ?? Number.NaN;
printTable(`Medians of ${runs} runs`, [
  ['', 'moves/s', `× ${medians[0]?.name}`],
  ...medians.map(({ name, rate }) => [name, rate.toFixed(0), (rate / first).toFixed(2)]),
]);
// Tables that wait for ever must not keep it from ending.
process.exit();
