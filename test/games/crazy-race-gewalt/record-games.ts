/**
 * Makes the recorded games again, one for each way in which a race can end, by playing seeded random matches until
 * one ends that way. Run this by hand when the rules change on purpose:
 * `node --import tsx test/games/crazy-race-gewalt/record-games.ts`. With names of files it makes only those.
 */
import { join } from 'node:path';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { recordGames } from '../../support/games/record-games.ts';
import { endings } from './endings.ts';
import { ticketsOf } from './positions.ts';

const folder = join(import.meta.dirname, 'recorded');
recordGames({ module: crazyRace, endings, ticketsOf, folder }, process.argv.slice(2));
