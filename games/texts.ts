import { texts as bugRace } from './bug-race/locales/lazy-text.ts';
import { texts as gewalt } from './crazy-race-gewalt/locales/lazy-text.ts';
import { texts as schacht } from './crazy-race-schacht/locales/lazy-text.ts';
import { texts as grandPrix } from './detroit-cleveland-grand-prix/locales/lazy-text.ts';

/** The words of all games, each language loaded when it is needed. */
export const texts = {
  'bug-race': bugRace,
  'crazy-race-schacht': schacht,
  'crazy-race-gewalt': gewalt,
  'detroit-cleveland-grand-prix': grandPrix,
} as const;
