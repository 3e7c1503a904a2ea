/**
 * Makes recorded games again, by playing seeded random matches until one ends in the way wanted. Run this by hand when
 * the rules change on purpose; with names of files it makes only those:
 * `node --import tsx test/games/bug-race/record-games.ts [shared-win.json …]`
 */
import { join } from 'node:path';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import * as bugRace from '../../../games/bug-race/index.ts';
import { recordGames } from '../../support/games/record-games.ts';
import { endings } from './endings.ts';

recordGames<BugRaceState>(
  { module: bugRace, endings, folder: join(import.meta.dirname, 'recorded') },
  process.argv.slice(2),
);
