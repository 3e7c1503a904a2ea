import { createHmac } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'boardgame.io/server';
import { type BotSpeed, humanSpeed } from './bots/bot-speed.ts';
import { type MessageBus, singleNode } from './cluster/message-bus.ts';
import { TableChanges } from './cluster/table-changes.ts';
import { areCredentialsRight } from './domain/credentials.ts';
import { defaultTimeouts, type TableTimeouts } from './domain/timeouts.ts';
import type { ServedGame } from './games.ts';
import { addMiddleware } from './http/middleware.ts';
import { noStore } from './http/routes/answers.ts';
import { addDailyRoutes } from './http/routes/daily.ts';
import { addDeviceRoutes } from './http/routes/devices.ts';
import { addEraseDataRoute } from './http/routes/erase-data.ts';
import { addLobbyApi } from './http/routes/lobby.ts';
import { addNotificationRoutes } from './http/routes/notifications.ts';
import { addSiteRoutes } from './http/routes/site.ts';
import { TableApi } from './http/routes/table-api.ts';
import type { TableListStream } from './http/routes/table-list-stream.ts';
import { addTableRoutes } from './http/routes/tables.ts';
import { BackgroundJobs } from './jobs/background-jobs.ts';
import { CleanUp } from './jobs/clean-up.ts';
import { type ConfigError, exitWithError } from './lib/config-error.ts';
import { KeyedQueue } from './lib/keyed-queue.ts';
import type { Router } from './lib/koa-types.ts';
import { log } from './lib/log.ts';
import { PendingTasks } from './lib/pending-tasks.ts';
import { OperatorWatch } from './moderation/watch.ts';
import { ClockCheck } from './ops/clock-check.ts';
import { Connections } from './ops/connections.ts';
import { quietFramework } from './ops/console.ts';
import { type Dependency, Health } from './ops/health.ts';
import { lastArrivals } from './ops/last-arrivals.ts';
import { Metrics } from './ops/metrics.ts';
import { openOperations } from './ops/operations-server.ts';
import { RateLimits } from './ops/rate-limits.ts';
import { SeatQuota, waitingSeatsPerAddress } from './ops/seat-quota.ts';
import { TableQuota } from './ops/table-quota.ts';
import type { SqlStorage } from './persistence/sql-storage.ts';
import { lockFolder } from './persistence/sqlite/lock.ts';
import { openSqliteStorage } from './persistence/sqlite/storage.ts';
import { PushNotifications, type PushServiceOptions } from './push/push-notifications.ts';
import type { NotificationTriggers } from './push/triggers.ts';
import { createMatchServices } from './realtime/create-match-services.ts';
import { Presence } from './realtime/presence.ts';
import { TableTransport } from './realtime/table-transport.ts';
import type { Settings } from './settings.ts';

/** In milliseconds. */
const gracePeriod = 5000;

/** A running server. */
export interface OpenServer {
  readonly port: number;
  /** Port of the operations endpoints, or null if they have none of their own. */
  readonly operationsPort: number | null;
  /** Finishes pending work, closes all connections and resolves when the server is closed. */
  readonly close: () => Promise<void>;
}

// The drivers of PostgreSQL and Redis are loaded only where they are used; most servers start without them.

/** Called with the reason why the server can't go on with its database. */
type Lost = (reason: ConfigError) => void;

/** Acquires the instance lock, then opens the storage. */
async function openStorage(settings: Settings, tableChanges: TableChanges, lost: Lost) {
  const { databaseUrl, redisUrl, dataDirectory } = settings;
  if (databaseUrl === null) {
    const lock = lockFolder(dataDirectory);
    return { lock, storage: openSqliteStorage(dataDirectory, tableChanges, lost) };
  }
  const { lockPostgres, openPostgresStorage } = await import('./persistence/postgres/storage.ts');
  const lock = await lockPostgres(databaseUrl, { isShared: redisUrl !== null, lost });
  return { lock, storage: openPostgresStorage(databaseUrl, tableChanges) };
}

async function openMessageBus({ redisUrl }: Settings, storage: SqlStorage): Promise<MessageBus> {
  if (redisUrl === null) return singleNode;
  const { RedisBus } = await import('./cluster/redis-bus.ts');
  return RedisBus.open(redisUrl, await storage.deploymentID());
}

/** Returns the server's required dependencies. */
function dependenciesOf(storage: SqlStorage, bus: MessageBus): readonly Dependency[] {
  const database: Dependency = { name: 'database', check: () => storage.ping() };
  return bus.isSingleNode ? [database] : [database, { name: 'redis', check: () => bus.ping() }];
}

/** Resolves when all connections are closed. Those still open after the grace period are cut off. */
async function letGo(appServer: HttpServer, connections: Connections, close: () => Promise<void>) {
  await lastArrivals(appServer);
  const allGone = new Promise((resolve) => appServer.close(resolve));
  setTimeout(() => {
    connections.destroyAll();
    appServer.closeAllConnections();
  }, gracePeriod).unref();
  await close();
  await allGone;
}

/** Opens the storage, the message bus and presence. */
async function openTables(settings: Settings, lost: Lost) {
  const tableChanges = new TableChanges();
  const { lock, storage } = await openStorage(settings, tableChanges, lost);
  await storage.connect();
  const bus = await openMessageBus(settings, storage);
  await tableChanges.connect(bus);
  const presence = new Presence(tableChanges, bus);
  await presence.connect();
  const operators = await OperatorWatch.open(storage.operators, tableChanges);
  const tableQuota = new TableQuota({ storage, tableChanges, max: settings.limits.tables });
  const rateLimits = new RateLimits(settings.limits, bus.redis);
  const [queue, pendingTasks] = [new KeyedQueue(), new PendingTasks()];
  return {
    lock,
    storage,
    tableChanges,
    presence,
    bus,
    operators,
    queue,
    pendingTasks,
    tableQuota,
    rateLimits,
  };
}

type OpenTables = Awaited<ReturnType<typeof openTables>>;

/** Closes everything after pending work has been stored. */
async function closeTables(tables: OpenTables): Promise<void> {
  const { queue, pendingTasks, presence, bus, storage, lock, tableQuota } = tables;
  await Promise.all([queue.allDone(), pendingTasks.allDone(), tableQuota.stop()]);
  presence.close();
  await bus.close();
  await storage.close();
  await lock.release();
}

/** Returns a function that turns an address into a pseudonym, the same on all servers of this deployment. */
async function addressKeys(storage: SqlStorage) {
  const key = await storage.deploymentID();
  return (address: string) => createHmac('sha256', key).update(address).digest('base64url');
}

/** Overrides for tests and benchmarks. */
export interface ServerOptions {
  /** Speed of bots. Defaults to one that people can follow. */
  readonly botSpeed?: BotSpeed;
  /** Time limits of tables. Default to `defaultTimeouts`. */
  readonly tableTimes?: TableTimeouts;
  /** Push services for notifications. Default to those of the players' browsers. */
  readonly pushServices?: PushServiceOptions;
  /** Clock of the daily challenge and of the clock check: returns milliseconds since 1970. Defaults to the system's. */
  readonly now?: () => number;
}

/** Adds all HTTP routes. Returns the open event streams. */
async function addRoutes(
  router: Router,
  {
    settings,
    tables,
    ...parts
  }: {
    readonly settings: Settings;
    readonly tables: OpenTables;
    readonly games: readonly ServedGame[];
    readonly triggers: NotificationTriggers;
    readonly times: TableTimeouts;
    readonly notifications: PushNotifications;
    readonly connections: Connections;
    readonly transport: TableTransport;
    readonly now: () => number;
    readonly clock: ClockCheck;
  },
): Promise<TableListStream> {
  const { storage, presence, tableChanges, operators, tableQuota, rateLimits } = tables;
  const { games, triggers, times, notifications, connections, transport, now, clock } = parts;
  const { limits, keep } = settings;
  const clientAddress = (request: IncomingMessage) => connections.addressOf(request);
  const addressKey = await addressKeys(storage);
  const keptDays = { finished: keep.finishedDays, abandoned: keep.abandonedDays };
  const atTable = new TableApi({
    games,
    storage,
    presence,
    triggers,
    times,
    tableQuota,
    rateLimits,
    addressOf: clientAddress,
    seatQuota: new SeatQuota({ storage, addressKey, max: waitingSeatsPerAddress(limits) }),
    areBotsOff: () => operators.siteConfig.areBotsOff,
    addressKey,
    now,
    clock,
    hasDailyChallenge: settings.hasDailyChallenge,
  });
  addLobbyApi(router, atTable);
  router.use('/api', noStore);
  addDailyRoutes(router, atTable);
  addDeviceRoutes(router, storage);
  addEraseDataRoute(router, storage);
  addNotificationRoutes(router, { storage, notifications });
  addSiteRoutes(router, {
    storage,
    rateLimits,
    siteConfig: () => ({ ...operators.siteConfig, keptDays }),
    addressOf: clientAddress,
    pagesAt: (matchID) => transport.pagesAt(matchID),
  });
  const gameNames = games.map(({ game }) => game.name);
  const { limitStreams } = connections;
  return addTableRoutes(router, { storage, presence, tableChanges, gameNames, limitStreams });
}

/** Starts the server's background jobs. */
function startJobs({
  settings: { keep },
  tables: { storage, operators, tableQuota },
  metrics,
  transport,
  connections,
  events,
  jobs,
  clock,
}: {
  readonly settings: Settings;
  readonly tables: OpenTables;
  readonly metrics: Metrics;
  readonly transport: TableTransport;
  readonly connections: Connections;
  readonly events: TableListStream;
  readonly jobs: BackgroundJobs;
  readonly clock: ClockCheck;
}): CleanUp {
  const openMatches = () => transport.openMatches();
  metrics.watch(openMatches);
  const cleanUp = new CleanUp({ storage, keep, clock, openMatches, metrics });
  cleanUp.start();
  tableQuota.start();
  jobs.start(transport);
  operators.start({
    pagesAt: (matchID) => transport.pagesAt(matchID),
    siteConfigChanged: (siteConfig) => {
      transport.sendSiteConfig(siteConfig);
      events.cutOff((request) => connections.isBlocked(request));
    },
  });
  return cleanUp;
}

/** Assembles a server and listens. Throws a ConfigError if a setting can't work. */
export async function openServer(
  settings: Settings,
  games: readonly ServedGame[],
  {
    botSpeed = humanSpeed,
    pushServices,
    tableTimes: times = defaultTimeouts,
    now = Date.now,
  }: ServerOptions = {},
): Promise<OpenServer> {
  if (!settings.isDevelopment) quietFramework();
  const { publicUrl, botThreads: threads } = settings;
  const metrics = new Metrics();
  let isClosing = false;
  const tables = await openTables(settings, (reason) => {
    if (isClosing) log.warn(reason.message);
    else exitWithError(reason);
  });
  const { storage, tableChanges, presence, bus, operators, queue, pendingTasks, rateLimits } =
    tables;
  const clock = new ClockCheck(storage.notedTime, now);
  await clock.note();
  const connections = new Connections(settings, {
    metrics,
    blocks: operators,
    rateLimits,
  });
  const notifications = await PushNotifications.open(
    { storage, presence, metrics, publicUrl },
    pushServices,
  );
  const jobs = new BackgroundJobs({
    storage,
    presence,
    games,
    pendingTasks,
    notifications,
    metrics,
    threads,
    botSpeed,
    times,
  });
  const services = createMatchServices(
    games,
    { storage, tableChanges, presence, bus, queue, pendingTasks, rateLimits, metrics },
    {
      onPresence: (service, table) => jobs.tableChanged(service, table),
      moved: (move) => jobs.moved(move),
      isChatOff: () => operators.siteConfig.isChatOff,
    },
  );
  const transport = new TableTransport(services, {
    connections,
    bus,
    host: settings.host,
    rateLimits,
    metrics,
    queue,
  });

  const server = Server({
    games: games.map(({ game }) => game),
    db: storage,
    transport,
    // Pages of these origins may read the answers; requests of others were refused before.
    origins: [...settings.allowedOrigins],
    authenticateCredentials: areCredentialsRight,
  });
  const health = new Health({
    dependencies: dependenciesOf(storage, bus),
    metrics,
    isClosing: () => isClosing,
  });
  addMiddleware(server.app, settings, {
    health,
    metrics,
    gameNames: games.map(({ game }) => game.name),
    rateLimits,
    findTable: async (matchID) => (await storage.seats(matchID))?.table,
    isBlocked: (address) => operators.isBlocked(address),
  });
  const { triggers } = jobs;
  const events = await addRoutes(server.router, {
    settings,
    tables,
    games,
    triggers,
    times,
    notifications,
    connections,
    transport,
    now,
    clock,
  });

  const operations = settings.operations && (await openOperations(settings.operations, health));
  const { appServer } = await server.run(settings.port);
  const bound = appServer.address();
  const cleanUp = startJobs({
    settings,
    tables,
    metrics,
    transport,
    connections,
    events,
    jobs,
    clock,
  });

  async function close(): Promise<void> {
    isClosing = true;
    operators.stop();
    tableChanges.removeAllListeners();
    events.close();
    const gone = letGo(appServer, connections, () => transport.close());
    await Promise.all([jobs.close(), gone, cleanUp.stop(), notifications.close()]);
    await closeTables(tables);
    await operations?.close();
  }
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  return { port, operationsPort: operations?.port ?? null, close };
}
