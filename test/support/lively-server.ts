import '../../server/environment.ts';
import type { Pace } from '../../server/bots/pace.ts';
import { loadGames } from '../../server/games.ts';
import { log } from '../../server/log.ts';
import { openServer } from '../../server/open.ts';
import { logCrashes } from '../../server/operations/stop.ts';
import { readSettings } from '../../server/settings.ts';
import { standardTimes, type TableTimes } from '../../server/tables/times.ts';

/*
 * Our server as it is, but tables wait for people so shortly that tests can wait, too, and bots move at a pace at which
 * somebody can come back in the middle of a turn. Run by tests as a process.
 */
const pace: Pace = { shortestPause: 3000, longestPause: 3000, longestWait: 3000 };
const tableTimes: TableTimes = { ...standardTimes, beforeReplaced: 0, warning: 1500 };
const server = await openServer(readSettings(process.env), await loadGames(), { pace, tableTimes });
logCrashes();
// Not left behind by tests that were broken off.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
