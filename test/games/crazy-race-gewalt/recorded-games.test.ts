import { join } from 'node:path';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { describeRecordedGames } from '../../support/games/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames('Crazy Race (Gewalt)', {
  module: crazyRace,
  folder: join(import.meta.dirname, 'recorded'),
  endings,
});
