import { join } from 'node:path';
import type { CrazyRaceState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { describeRecordedGames } from '../../support/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames<CrazyRaceState>('Crazy Race (Schacht)', {
  module: crazyRace,
  folder: join(import.meta.dirname, 'recorded'),
  endings,
});
