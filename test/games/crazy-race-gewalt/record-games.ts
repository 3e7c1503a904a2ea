/**
 * Makes the recorded games anew, one for each way in which a race can end, by playing seeded random matches until
 * one ends that way. To be run by hand when the rules change on purpose:
 * `node --import tsx test/games/crazy-race-gewalt/record-games.ts`, with the names of files only those.
 */
import { join } from 'node:path';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { recordGames } from '../../support/games/record-games.ts';
import { endings } from './endings.ts';
import { ticketsOf } from './positions.ts';

const folder = join(import.meta.dirname, 'recorded');
recordGames({ module: crazyRace, endings, ticketsOf, folder }, process.argv.slice(2));
