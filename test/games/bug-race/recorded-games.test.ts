import { join } from 'node:path';
import * as bugRace from '../../../games/bug-race/index.ts';
import { describeRecordedGames } from '../../support/recorded-games.ts';

describeRecordedGames('Bug Race', bugRace, join(import.meta.dirname, 'recorded'));
