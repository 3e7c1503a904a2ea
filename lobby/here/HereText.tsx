import type { HereMessages } from '../i18n/here/en.ts';
import { wordsOf } from '../i18n/wordsOf.tsx';

const words = wordsOf<HereMessages>(
  'HereText',
  (language): Promise<{ readonly text: HereMessages }> => import(`../i18n/here/${language}.ts`),
);

/** Gives what is said of matches in this browser to everything inside. */
export const HereText = words.Provider;

/** Provides the text for matches in this browser. */
export const useHereText = words.useWords;
