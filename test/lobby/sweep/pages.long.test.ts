import { visitsAround, visitsOfTables } from '../../support/browser/visits.ts';
import { createTables } from '../../support/servers/created-tables.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';

describeSweep('Every page except the boards', async (server, browser) => [
  ...visitsAround(server.url),
  ...visitsOfTables(await createTables(server, browser)),
]);
