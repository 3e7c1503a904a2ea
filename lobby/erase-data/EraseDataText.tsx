import { wordsOf } from '../i18n/wordsOf.tsx';
import type { ForgetMessages } from './words/en.ts';

const words = wordsOf<ForgetMessages>(
  'ForgetText',
  (language): Promise<{ readonly text: ForgetMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said about being forgotten to everything inside. */
export const EraseDataText = words.Provider;

/** Provides the text for deleting one's data. */
export const useEraseDataText = words.useWords;
