/**
 * A server of boardgame.io as it comes, in a process of its own. Its argument is a folder for its
 * FlatFile storage; without one it keeps all in memory, as it does if nothing is said. `BENCH_GAMES`: see games.ts.
 */
import '../../server/lib/environment.ts';
import { FlatFile, Server } from 'boardgame.io/server';
import { answerQuestions } from './answers.ts';
import { benchedGames } from './games.ts';

const [folder] = process.argv.slice(2);
const server = Server({
  games: (await benchedGames()).map(({ game }) => game),
  ...(folder !== undefined && { db: new FlatFile({ dir: folder }) }),
  origins: [],
});
const { appServer } = await server.run(0);
const address = appServer.address();
if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
answerQuestions(address.port);
