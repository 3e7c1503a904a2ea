import { join } from 'node:path';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { describeRecordedGames } from '../../support/recorded-games.ts';

describeRecordedGames('Crazy Race (Schacht)', crazyRace, join(import.meta.dirname, 'recorded'));
