import { matchesInDatabase } from '../records/stored-match.ts';
import { noLimits } from './load.ts';
import { killLeftServers, type RunningServer, startServer } from './server.ts';
import { ownRedis, temporaryDatabase } from './services.ts';
import type { TestOptions } from './test-options.ts';

/** Several servers on one PostgreSQL and one Redis. */
export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

export interface DeploymentOptions {
  /** Address of a database that ends with the test anyway. Defaults to a new one. */
  readonly databaseUrl?: string;
  /** Options in which the servers differ from the real one. */
  readonly options?: TestOptions;
}

/** Starts two servers at the same time on an empty database. */
export async function openDeployment({ databaseUrl, options }: DeploymentOptions = {}) {
  const own = databaseUrl === undefined ? await temporaryDatabase() : undefined;
  const url = databaseUrl ?? own?.url ?? '';
  const redis = await ownRedis();
  const settings = { ...noLimits, DATABASE_URL: url, REDIS_URL: redis.url };
  const start = (port = 0) => startServer({ port, settings, ...(options && { options }) });
  const servers: RunningServer[] = [];
  const all: RunningServer[] = [];
  async function run(index: number, port?: number): Promise<string> {
    const server = await start(port);
    servers[index] = server;
    all.push(server);
    return server.url;
  }
  async function removeServices(): Promise<void> {
    await redis.remove();
    await own?.drop();
  }
  const addresses = await Promise.all([run(0), run(1)]).catch(async (error) => {
    killLeftServers();
    await removeServices();
    throw error;
  });
  const stored = matchesInDatabase(url);
  return {
    addresses,
    databaseUrl: url,
    redis,
    /** The database, read past the servers. */
    stored,
    /** Kills a server. `restart` starts it again at the same address. */
    kill: async (index: number) => servers[index]?.kill(),
    restart: async (index: number) => {
      await run(index, servers[index]?.port);
    },
    areRunning: () => servers.every(({ process }) => process.exitCode === null),
    /** Returns the complaints of all servers, including killed ones. */
    complaints: () => all.map((server) => server.complaints()).join(''),
    /** Ends all servers, and removes what was stored. */
    close: async () => {
      await stored.close();
      await Promise.all(servers.map((server) => server.stop()));
      await removeServices();
    },
  };
}
