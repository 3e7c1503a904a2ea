/** Our server with the games of the bench, in a process of its own; set up by its environment. */
import '../../server/lib/environment.ts';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { withUnguessableSeeds } from '../../server/games.ts';
import { exitWithError } from '../../server/lib/config-error.ts';
import { openServer } from '../../server/open-server.ts';
import { readSettings } from '../../server/settings.ts';
import { answerQuestions } from './answers.ts';
import { benchedGames } from './games.ts';

const games = (await benchedGames()).map(({ game, name, refusalOf }) => ({
  game: Object.assign(withUnguessableSeeds(ProcessGameConfig(game)), { name }),
  refusalOf,
}));
try {
  const server = await openServer(readSettings(process.env), games);
  answerQuestions(server.port);
} catch (error) {
  exitWithError(error);
}
