import '../../server/environment.ts';
import type { Pace } from '../../server/bots/pace.ts';
import { loadGames } from '../../server/games.ts';
import { log } from '../../server/log.ts';
import { openServer } from '../../server/open.ts';
import { logCrashes } from '../../server/operations/stop.ts';
import { readSettings } from '../../server/settings.ts';
import type { TableTimes } from '../../server/tables/times.ts';

/*
 * Our server as it is, but everything for which tables wait comes within a second or two, and bots move as soon as they
 * know how. Run by tests as a process.
 */
const pace: Pace = { shortestPause: 0, longestPause: 0, longestWait: 0 };
const tableTimes: TableTimes = {
  beforeReplaced: 100,
  warning: 2000,
  beforeDormant: 1000,
  beforeStockDormant: 1000,
  betweenLooks: 200,
};
const server = await openServer(readSettings(process.env), await loadGames(), { pace, tableTimes });
logCrashes();
// Not left behind by tests that were broken off.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
