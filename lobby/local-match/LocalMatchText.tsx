import type { HereMessages } from '../i18n/local-match/en.ts';
import { wordsOf } from '../i18n/wordsOf.tsx';

const words = wordsOf<HereMessages>(
  'HereText',
  (language): Promise<{ readonly text: HereMessages }> =>
    import(`../i18n/local-match/${language}.ts`),
);

/** Gives what is said of matches in this browser to everything inside. */
export const LocalMatchText = words.Provider;

/** Provides the text for matches in this browser. */
export const useLocalMatchText = words.useWords;
