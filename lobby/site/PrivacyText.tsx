import { wordsOf } from '../i18n/wordsOf.tsx';
import type { PrivacyMessages } from './privacy-words/en.ts';

const words = wordsOf<PrivacyMessages>(
  'PrivacyText',
  (language): Promise<{ readonly text: PrivacyMessages }> =>
    import(`./privacy-words/${language}.ts`),
);

/** Gives what is said about privacy and reports to everything inside. */
export const PrivacyText = words.Provider;

/** Provides the text for privacy and reports. */
export const usePrivacyText = words.useWords;
