/**
 * Makes the recorded games again by playing seeded random matches until one goes the way wanted. Run it by hand when
 * the rules change on purpose; names of files restrict it to those:
 * `node --import tsx test/games/detroit-cleveland-grand-prix/record-games.ts [last-car.json …]`
 */
import { join } from 'node:path';
import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { recordGames } from '../../support/games/record-games.ts';
import { endings } from './endings.ts';
import { ticketsOf } from './positions.ts';

recordGames<GrandPrixState>(
  { module: grandPrix, endings, ticketsOf, folder: join(import.meta.dirname, 'recorded') },
  process.argv.slice(2),
);
