import './server/environment.ts';
import path from 'node:path';
import { loadGames } from './server/games.ts';
import { log } from './server/log.ts';
import { openServer } from './server/open.ts';
import { logCrashes, stopOnSignals } from './server/operations/stop.ts';
import { readSettings } from './server/settings.ts';
import { giveUp } from './server/start-error.ts';

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await openServer(settings, await loadGames());
  const address = `http://localhost:${server.port}`;
  log.info(
    {
      port: server.port,
      storage: settings.databaseUrl === null ? path.resolve(settings.dataDirectory) : 'postgresql',
      redis: settings.redisUrl !== null,
    },
    settings.isDevelopment
      ? `The server is open at ${address} – the lobby is where Vite says`
      : `Paddock is open at ${address}`,
  );
  logCrashes();
  stopOnSignals(server.close);
}

start().catch(giveUp);
