import type { BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { describeRecordedGames } from '../../support/games/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames<BugRaceState>({ module: bugRace, endings });
