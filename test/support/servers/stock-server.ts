import '../../../server/lib/environment.ts';
import { FlatFile, Server } from 'boardgame.io/server';
import { catalog } from '../../../games/index.ts';
import { probeGame } from '../probe/probe-game.ts';
import { answerAboutMemory } from '../probe/probe-memory.ts';

/*
 * boardgame.io's own server, with all parts unchanged, the catalog's games and the probe game. Tests run it as a
 * process. The argument `files` makes it store matches in flat files in DATA_DIR; otherwise they are in memory.
 */
const games = await Promise.all(
  catalog.map(async ({ info, load }) => ({ ...(await load()).game, name: info.name })),
);
const dir = process.env.DATA_DIR ?? '';
const server = Server({
  games: [...games, probeGame],
  origins: [],
  ...(process.argv[2] === 'files' && { db: new FlatFile({ dir }) }),
});
const { appServer } = await server.run(Number(process.env.PORT));
answerAboutMemory();
// Ends with the tests, even if they are aborted.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => process.exit(0));
const bound = appServer.address();
const port = typeof bound === 'object' && bound ? bound.port : 0;
console.info(`The stock server is open at http://localhost:${port}`);
