import '../../server/environment.ts';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { loadGames, withUnguessableSeeds } from '../../server/games.ts';
import { log } from '../../server/log.ts';
import { openServer } from '../../server/open.ts';
import { readSettings } from '../../server/settings.ts';
import { probeGame, whyProbeRefused } from './probe-game.ts';
import { answerAboutMemory } from './probe-memory.ts';

/*
 * Our server with the games on the shelf and the probe game. Run by tests as a process.
 */
const probe = Object.assign(withUnguessableSeeds(ProcessGameConfig(probeGame)), { name: 'probe' });
const server = await openServer(readSettings(process.env), [
  ...(await loadGames()),
  { game: probe, whyRefused: whyProbeRefused },
]);
answerAboutMemory();
// Not left behind by tests that were broken off.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
