import type { GrandPrixState } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { describeRecordedGames } from '../../support/games/recorded-games.ts';
import { endings } from './endings.ts';

describeRecordedGames<GrandPrixState>({ module: grandPrix, endings });
