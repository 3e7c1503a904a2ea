import { join } from 'node:path';
import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { describeRecordedGames } from '../../support/recorded-games.ts';

describeRecordedGames('Crazy Race (Gewalt)', crazyRace, join(import.meta.dirname, 'recorded'));
