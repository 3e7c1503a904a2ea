import { join } from 'node:path';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { describeRecordedGames } from '../../support/recorded-games.ts';

describeRecordedGames(
  'Detroit–Cleveland Grand Prix',
  grandPrix,
  join(import.meta.dirname, 'recorded'),
);
