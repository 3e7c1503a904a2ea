import './server/environment.ts';
import path from 'node:path';
import { Server } from 'boardgame.io/server';
import { answerErrors } from './server/api/answers.ts';
import { addGuard } from './server/api/guard.ts';
import { addTableRoutes } from './server/api/tables.ts';
import { loadGames } from './server/games.ts';
import { pages } from './server/http/pages.ts';
import { secureHeaders } from './server/http/security.ts';
import { InOrder } from './server/in-order.ts';
import { readSettings } from './server/settings.ts';
import { giveUp } from './server/start-error.ts';
import { openSqliteStorage } from './server/storage/sqlite.ts';
import { areCredentialsRight } from './server/tables/credentials.ts';
import { TableFeed } from './server/tables/feed.ts';
import { Presence } from './server/tables/presence.ts';
import { TableTransport } from './server/transport/table-transport.ts';

/** Milliseconds. */
const gracePeriod = 5000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const feed = new TableFeed();
  const presence = new Presence(feed);
  const inOrder = new InOrder();
  const storage = openSqliteStorage(settings.dataDirectory, feed);
  const games = await loadGames();
  const transport = new TableTransport(games, { storage, feed, presence, inOrder });

  const server = Server({
    games: games.map(({ game }) => game),
    db: storage,
    transport,
    // Nobody else's pages may use this server.
    origins: [],
    authenticateCredentials: areCredentialsRight,
  });
  server.app.use(secureHeaders).use(answerErrors);
  if (!settings.isDevelopment) server.app.use(pages(path.join(import.meta.dirname, 'dist/lobby')));
  addGuard(server.router, { games, storage, inOrder });
  const gameNames = games.map(({ game }) => game.name);
  const events = addTableRoutes(server.router, { storage, presence, feed, gameNames });

  const { appServer } = await server.run(settings.port);
  const bound = appServer.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.port;
  const address = `http://localhost:${port}`;
  console.info(
    settings.isDevelopment
      ? `The server is open at ${address} – the lobby is where Vite says`
      : `Paddock is open at ${address}`,
  );

  async function stop(): Promise<void> {
    feed.removeAllListeners();
    events.close();
    // Who is in the middle of a long question doesn't keep the server from ending.
    setTimeout(() => appServer.closeAllConnections(), gracePeriod).unref();
    await transport.close();
    await inOrder.allDone();
    await storage.close();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

start().catch(giveUp);
