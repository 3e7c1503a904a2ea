import { wordsOf } from '../i18n/wordsOf.tsx';
import type { RacesMessages } from './words/en.ts';

const words = wordsOf<RacesMessages>(
  'RacesText',
  (language): Promise<{ readonly text: RacesMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said of the races in this browser to everything inside. */
export const MatchHistoryText = words.Provider;

/** Provides the text for the list of matches in this browser. */
export const useMatchHistoryText = words.useWords;
