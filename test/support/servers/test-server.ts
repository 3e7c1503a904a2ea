import { readFileSync } from 'node:fs';
import '../../../server/lib/environment.ts';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { loadGames, type ServedGame, withUnguessableSeeds } from '../../../server/games.ts';
import { log } from '../../../server/lib/log.ts';
import { openServer } from '../../../server/open-server.ts';
import { logCrashes } from '../../../server/ops/stop.ts';
import { readSettings } from '../../../server/settings.ts';
import { probeGame, probeRules } from '../probe/probe-game.ts';
import { answerAboutMemory } from '../probe/probe-memory.ts';
import type { TestOptions } from './test-options.ts';

/* The server with the options that TEST_OPTIONS gives as JSON. Tests run it as a process. */
const { hasProbeGame, clockFile, ...options }: TestOptions = JSON.parse(
  process.env.TEST_OPTIONS ?? '{}',
);
const probe: ServedGame = {
  game: Object.assign(withUnguessableSeeds(ProcessGameConfig(probeGame)), { name: 'probe' }),
  ...probeRules,
  dailyOptions: [{}],
};
const games = [...(await loadGames()), ...(hasProbeGame ? [probe] : [])];
const now = clockFile === undefined ? Date.now : () => Number(readFileSync(clockFile, 'utf8'));
const server = await openServer(readSettings(process.env), games, { ...options, now });
logCrashes();
answerAboutMemory();
// Ends with the tests, even if they are aborted.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
