import '../../server/environment.ts';
import { loadGames } from '../../server/games.ts';
import { log } from '../../server/log.ts';
import { openServer } from '../../server/open.ts';
import { logCrashes } from '../../server/operations/stop.ts';
import { readSettings } from '../../server/settings.ts';

/*
 * Our server as it is, but people are called by the push service of a test, at the origin that CALL_SERVICE says. Run by
 * tests as a process.
 */
const server = await openServer(readSettings(process.env), await loadGames(), {
  callServices: {
    localOrigin: process.env.CALL_SERVICE ?? null,
    rests: { first: 5, longest: 20 },
    patience: 5000,
  },
});
logCrashes();
// Not left behind by tests that were broken off.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  await server.close();
  process.exit(0);
});
log.info(`Paddock is open at http://localhost:${server.port}`);
