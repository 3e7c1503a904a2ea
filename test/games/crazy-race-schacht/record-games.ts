/**
 * Makes the recorded games again, one for each way in which a race can end, by playing seeded random matches until
 * one ends that way. Run it by hand when the rules change on purpose; names of files restrict it to those:
 * `node --import tsx test/games/crazy-race-schacht/record-games.ts [file …]`
 */
import { join } from 'node:path';
import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { recordGames } from '../../support/games/record-games.ts';
import { endings } from './endings.ts';
import { ticketsOf } from './positions.ts';

recordGames<SchachtState>(
  { module: crazyRace, endings, ticketsOf, folder: join(import.meta.dirname, 'recorded') },
  process.argv.slice(2),
);
