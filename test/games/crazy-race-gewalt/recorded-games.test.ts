import * as crazyRace from '../../../games/crazy-race-gewalt/index.ts';
import { describeRecordedGames } from '../../support/games/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames({ module: crazyRace, endings });
