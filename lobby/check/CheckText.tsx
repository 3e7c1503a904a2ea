import { wordsOf } from '../i18n/wordsOf.tsx';
import type { CheckMessages } from './words/en.ts';

const words = wordsOf<CheckMessages>(
  'CheckText',
  (language): Promise<{ readonly text: CheckMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said when a match is checked to everything inside. */
export const CheckText = words.Provider;

/** Provides the text of the page that verifies a match. */
export const useCheckText = words.useWords;
