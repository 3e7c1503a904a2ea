import { temporaryFolder } from '../../test/support/servers/server.ts';
import { temporaryDatabase } from '../../test/support/servers/services.ts';
import type { GamesName } from './games.ts';
import type { Usage } from './messages.ts';
import { type ServerProcess, startServer } from './processes.ts';

/** One kind of server with everything that it needs, running. */
export interface RunningKind {
  readonly ports: readonly number[];
  /** Of all its processes together, without PostgreSQL's and Redis's own. */
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

export interface Kind {
  readonly name: string;
  readonly isOurs: boolean;
  /** Where its first page of tables is read. */
  readonly tablesPath: string;
  readonly start: (games?: GamesName) => Promise<RunningKind>;
  /** Whether both players of a match connect to the same server; left out: each to another one. */
  readonly isTogether?: boolean;
  /** The core of the load generator; left out: any. */
  readonly loadCore?: number;
}

const redisUrl = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** One process asks for all players: the limits of one address must not be what is measured. */
export const noLimits = {
  PORT: '0',
  MAX_CONNECTIONS_PER_ADDRESS: '1000000',
  MAX_MESSAGES_PER_SECOND: '1000000',
  MAX_REQUESTS_PER_MINUTE: '1000000',
  MAX_TABLES_PER_HOUR: '1000000',
};

const cleanUps = new Set<() => Promise<void>>();

/** Takes away what was made for servers that were not stopped. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...cleanUps].map((each) => each()));
}

/** The returned function carries `task` out once; so does the clean-up if nobody has called it. */
function atTheEnd(task: () => Promise<void> | void): () => Promise<void> {
  const once = async () => {
    if (cleanUps.delete(once)) await task();
  };
  cleanUps.add(once);
  return once;
}

function runningKind(servers: readonly ServerProcess[], remove: () => Promise<void>): RunningKind {
  return {
    ports: servers.map(({ port }) => port),
    usage: async () => {
      const usages = await Promise.all(servers.map((server) => server.usage()));
      return usages.reduce((total, usage) => ({
        cpuSeconds: total.cpuSeconds + usage.cpuSeconds,
        memoryBytes: total.memoryBytes + usage.memoryBytes,
      }));
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
      await remove();
    },
  };
}

type Start = Kind['start'];

const startStockInMemory: Start = async (BENCH_GAMES = 'bench') =>
  runningKind(
    [await startServer({ file: 'stock.ts', environment: { BENCH_GAMES } })],
    async () => {},
  );

const startStockWithFiles: Start = async (BENCH_GAMES = 'bench') => {
  const { folder, remove } = temporaryFolder();
  const removeOnce = atTheEnd(remove);
  const script = { file: 'stock.ts', args: [folder], environment: { BENCH_GAMES } };
  return runningKind([await startServer(script)], removeOnce);
};

/** As `npm start` runs it. */
const paddock = { file: 'paddock.ts', nodeOptions: ['--max-semi-space-size=32'] } as const;

/** `checkout`: the folder of another one, whose server is started; left out: this one's. */
const startWithSqlite =
  (checkout?: string): Start =>
  async (BENCH_GAMES = 'bench') => {
    const { folder, remove } = temporaryFolder();
    const removeOnce = atTheEnd(remove);
    const place = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' };
    const environment = { ...noLimits, ...place, BENCH_GAMES };
    const script = { ...paddock, environment, ...(checkout && { checkout }) };
    return runningKind([await startServer(script)], removeOnce);
  };

const startWithPostgres =
  (nodes: number, core?: number): Start =>
  async (BENCH_GAMES = 'bench') => {
    const { url, drop } = await temporaryDatabase();
    const dropOnce = atTheEnd(drop);
    const environment = { ...noLimits, DATABASE_URL: url, REDIS_URL: redisUrl, BENCH_GAMES };
    const servers: ServerProcess[] = [];
    for (let node = 0; node < nodes; node += 1) {
      servers.push(await startServer({ ...paddock, environment, core }));
    }
    return runningKind(servers, dropOnce);
  };

const stock = { isOurs: false, tablesPath: '/games/bench' };
const ours = { isOurs: true, tablesPath: '/api/tables' };
const sqlite: Kind = { name: 'Paddock, SQLite', ...ours, start: startWithSqlite() };

/** The kinds of server that are compared. */
export const kinds: readonly Kind[] = [
  { name: 'boardgame.io, in memory', ...stock, start: startStockInMemory },
  { name: 'boardgame.io, flat files', ...stock, start: startStockWithFiles },
  sqlite,
  { name: 'Paddock, PostgreSQL + Redis', ...ours, start: startWithPostgres(1) },
  { name: 'the same, two nodes', ...ours, start: startWithPostgres(2) },
];

const onOneCore = (count: number, isTogether: boolean): Kind => ({
  name: `${count} ${count === 1 ? 'node' : `nodes, players ${isTogether ? 'together' : 'apart'}`}`,
  ...ours,
  start: startWithPostgres(count, 0),
  isTogether,
  loadCore: 1,
});

/** Servers that share one core. Whatever several of them cost more shows as fewer moves. */
export const nodes: readonly Kind[] = [
  onOneCore(1, true),
  onOneCore(2, true),
  onOneCore(4, true),
  onOneCore(2, false),
  onOneCore(4, false),
];

/** Our server of this checkout and of another one, on SQLite. */
export const commits = (checkout: string): readonly Kind[] => [
  { name: checkout, ...ours, start: startWithSqlite(checkout) },
  { ...sqlite, name: 'this checkout' },
];
