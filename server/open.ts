import type { Server as HttpServer } from 'node:http';
import { Server } from 'boardgame.io/server';
import { addLobbyApi } from './api/lobby.ts';
import { addTableRoutes } from './api/tables.ts';
import { Keeper } from './bots/keeper.ts';
import { humanPace, type Pace } from './bots/pace.ts';
import { Thinkers } from './bots/thinkers.ts';
import type { ServedGame } from './games.ts';
import { addMiddleware } from './http/middleware.ts';
import { InOrder } from './in-order.ts';
import { alone, type Nodes } from './nodes/nodes.ts';
import { CleanUp } from './operations/clean-up.ts';
import { Connections } from './operations/connections.ts';
import { quietFramework } from './operations/console.ts';
import type { Ground } from './operations/health.ts';
import { limitBots } from './operations/limits.ts';
import { Metrics } from './operations/metrics.ts';
import type { Settings } from './settings.ts';
import type { SqlStorage } from './storage/sql-storage.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { areCredentialsRight } from './tables/credentials.ts';
import { TableFeed } from './tables/feed.ts';
import { Leases } from './tables/leases.ts';
import { Presence } from './tables/presence.ts';
import { TableTransport } from './transport/table-transport.ts';

/** Milliseconds. */
const gracePeriod = 5000;

/** A server that listens. */
export interface OpenServer {
  readonly port: number;
  /** Finishes what is under way, lets everybody go and resolves when all is closed. */
  readonly close: () => Promise<void>;
}

// The drivers of PostgreSQL and Redis are loaded only where they are used: most servers start without.

async function openStorage(settings: Settings, feed: TableFeed): Promise<SqlStorage> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === null) return openSqliteStorage(dataDirectory, feed);
  const { openPostgresStorage } = await import('./storage/postgres.ts');
  return openPostgresStorage(databaseUrl, feed);
}

async function openNodes({ redisUrl }: Settings, storage: SqlStorage): Promise<Nodes> {
  if (redisUrl === null) return alone;
  const { RedisNodes } = await import('./nodes/redis-nodes.ts');
  return RedisNodes.open(redisUrl, await storage.deploymentID());
}

/** What the server can't work without. */
function groundsOf(storage: SqlStorage, nodes: Nodes): readonly Ground[] {
  const database: Ground = { name: 'database', ask: () => storage.ping() };
  return nodes.isAlone ? [database] : [database, { name: 'redis', ask: () => nodes.ping() }];
}

/** Resolves when nobody is connected any more: who doesn't come to an end is cut off after a while. */
async function letGo(appServer: HttpServer, connections: Connections, close: () => Promise<void>) {
  const allGone = new Promise((resolve) => appServer.close(resolve));
  setTimeout(() => {
    connections.destroyAll();
    appServer.closeAllConnections();
  }, gracePeriod).unref();
  await close();
  await allGone;
}

/** What the rest stands on, connected. */
async function openTables(settings: Settings) {
  const feed = new TableFeed();
  const storage = await openStorage(settings, feed);
  await storage.connect();
  const nodes = await openNodes(settings, storage);
  await feed.connect(nodes);
  const presence = new Presence(feed, nodes);
  await presence.connect();
  return { storage, feed, presence, nodes, inOrder: new InOrder() };
}

type OpenTables = Awaited<ReturnType<typeof openTables>>;

/** After what is under way has been stored. */
async function closeTables({ inOrder, presence, nodes, storage }: OpenTables): Promise<void> {
  await inOrder.allDone();
  presence.close();
  await nodes.close();
  await storage.close();
}

function keeperOf(
  { storage }: OpenTables,
  { threads, metrics, pace }: { threads: number; metrics: Metrics; pace: Pace },
): Keeper {
  const decided = (...decision: Parameters<Metrics['botDecided']>) =>
    metrics.botDecided(...decision);
  const thinkers = new Thinkers({ threads, metrics: { decided } });
  metrics.watchBots(thinkers);
  return new Keeper({ leases: new Leases(storage), thinkers, metrics, pace });
}

/** What is not a setting. */
export interface ServerOptions {
  /** How fast bots play; left out: so that people can follow. */
  readonly pace?: Pace;
}

/** Puts the parts of a server together and listens. What can't work is a StartError. */
export async function openServer(
  settings: Settings,
  games: readonly ServedGame[],
  { pace = humanPace }: ServerOptions = {},
): Promise<OpenServer> {
  if (!settings.isDevelopment) quietFramework();
  const { messagesPerSecond } = settings.limits;
  const metrics = new Metrics();
  const connections = new Connections(settings, metrics);
  const tables = await openTables(settings);
  const { storage, feed, presence, nodes } = tables;
  const keeper = keeperOf(tables, { threads: settings.botThreads, metrics, pace });
  const transport = new TableTransport(games, {
    ...tables,
    ...{ connections, metrics, messagesPerSecond },
    attend: (room, table) => keeper.look(room, table),
  });

  const server = Server({
    games: games.map(({ game }) => game),
    db: storage,
    transport,
    // Nobody else's pages may use this server.
    origins: [],
    authenticateCredentials: areCredentialsRight,
  });
  let isClosing = false;
  const gameNames = games.map(({ game }) => game.name);
  addMiddleware(server.app, settings, {
    grounds: groundsOf(storage, nodes),
    ...{ metrics, gameNames, isClosing: () => isClosing },
  });
  addLobbyApi(server.router, {
    ...{ games, storage },
    waitForBots: limitBots({ ...settings.limits, trustedProxies: settings.trustedProxies }),
  });
  const events = addTableRoutes(server.router, {
    ...{ storage, presence, feed, gameNames, limitStreams: connections.limitStreams },
  });

  const { appServer } = await server.run(settings.port);
  const bound = appServer.address();
  const openMatches = () => transport.openMatches();
  metrics.watch(openMatches);
  const cleanUp = new CleanUp({ storage, keep: settings.keep, openMatches, metrics });
  cleanUp.start();

  async function close(): Promise<void> {
    isClosing = true;
    feed.removeAllListeners();
    events.close();
    await Promise.all([
      keeper.close(),
      letGo(appServer, connections, () => transport.close()),
      cleanUp.stop(),
    ]);
    await closeTables(tables);
  }
  return { port: typeof bound === 'object' && bound ? bound.port : settings.port, close };
}
