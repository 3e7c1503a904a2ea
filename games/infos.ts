/** The games' metadata without the games: cheap to load. */
import { info as bugRace } from './bug-race/info.ts';
import { info as crazyRaceGewalt } from './crazy-race-gewalt/info.ts';
import { info as crazyRaceSchacht } from './crazy-race-schacht/info.ts';
import { info as detroitCleveland } from './detroit-cleveland-grand-prix/info.ts';

/** By the names of their folders, in display order. */
export const infos = {
  'bug-race': bugRace,
  'crazy-race-schacht': crazyRaceSchacht,
  'crazy-race-gewalt': crazyRaceGewalt,
  'detroit-cleveland-grand-prix': detroitCleveland,
} as const;
