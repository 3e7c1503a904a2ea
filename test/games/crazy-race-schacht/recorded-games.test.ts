import type { SchachtState } from '../../../games/crazy-race-schacht/index.ts';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { describeRecordedGames } from '../../support/games/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames<SchachtState>({ module: crazyRace, endings });
