import '../../server/environment.ts';
import type { Pace } from '../../server/bots/pace.ts';
import { loadGames } from '../../server/games.ts';
import { log } from '../../server/log.ts';
import { openServer } from '../../server/open.ts';
import { logCrashes } from '../../server/operations/stop.ts';
import { readSettings } from '../../server/settings.ts';

/*
 * Our server as it is, but with bots that move as soon as they know how. Run by tests as a process.
 */
const pace: Pace = { shortestPause: 0, longestPause: 0, longestWait: 0 };
const server = await openServer(readSettings(process.env), await loadGames(), { pace });
logCrashes();
// Not left behind by tests that were broken off.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
