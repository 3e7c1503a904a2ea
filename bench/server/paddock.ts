/** Our server with the games of the bench, in a process of its own; set up by its environment. */
import '../../server/environment.ts';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { withUnguessableSeeds } from '../../server/games.ts';
import { openServer } from '../../server/open.ts';
import { readSettings } from '../../server/settings.ts';
import { giveUp } from '../../server/start-error.ts';
import { answerQuestions } from './answers.ts';
import { benchedGames } from './games.ts';

const games = (await benchedGames()).map(({ game, name, whyRefused }) => ({
  game: Object.assign(withUnguessableSeeds(ProcessGameConfig(game)), { name }),
  whyRefused,
}));
try {
  const server = await openServer(readSettings(process.env), games);
  answerQuestions(server.port);
} catch (error) {
  giveUp(error);
}
