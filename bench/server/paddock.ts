/** Our server with the game of the bench alone, in a process of its own; set up by its environment. */
import '../../server/environment.ts';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { withUnguessableSeeds } from '../../server/games.ts';
import { openServer } from '../../server/open.ts';
import { readSettings } from '../../server/settings.ts';
import { giveUp } from '../../server/start-error.ts';
import { answerQuestions } from './answers.ts';
import { benchGame } from './game.ts';

const game = Object.assign(withUnguessableSeeds(ProcessGameConfig(benchGame)), { name: 'bench' });
try {
  const server = await openServer(readSettings(process.env), [{ game, whyRefused: () => null }]);
  answerQuestions(server.port);
} catch (error) {
  giveUp(error);
}
