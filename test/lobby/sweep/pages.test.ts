import { createTables } from '../../support/created-tables.ts';
import { describeSweep } from '../../support/sweep/sweep.ts';
import { visitsAround, visitsOfTables } from '../../support/visits.ts';

describeSweep('every page beside the boards', async (server, browser) => [
  ...visitsAround(server.url),
  ...visitsOfTables(await createTables(server, browser)),
]);
