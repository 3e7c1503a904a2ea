import './server/lib/environment.ts';
import path from 'node:path';
import { loadGames } from './server/games.ts';
import { exitWithError } from './server/lib/config-error.ts';
import { log } from './server/lib/log.ts';
import { openServer } from './server/open-server.ts';
import { logCrashes, stopOnSignals } from './server/ops/stop.ts';
import { readSettings } from './server/settings.ts';

/** As an address names it: a host that means all addresses of this machine is none that can be opened. */
function hostIn(host: string | null): string {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await openServer(settings, await loadGames());
  const address = `http://${hostIn(settings.host)}:${server.port}`;
  logCrashes();
  stopOnSignals(server.close);
  log.info(
    {
      port: server.port,
      ...(server.operationsPort !== null && { operationsPort: server.operationsPort }),
      storage: settings.databaseUrl === null ? path.resolve(settings.dataDirectory) : 'postgresql',
      redis: settings.redisUrl !== null,
    },
    settings.isDevelopment
      ? `The server is open at ${address} – open the lobby at the address Vite prints`
      : `Paddock is open at ${address}`,
  );
}

start().catch(exitWithError);
