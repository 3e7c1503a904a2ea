import { wordsOf } from '../i18n/wordsOf.tsx';
import type { EstimatesMessages } from './words/en.ts';

const words = wordsOf<EstimatesMessages>(
  'EstimatesText',
  (language): Promise<{ readonly text: EstimatesMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said of estimates to everything inside. */
export const EstimatesText = words.Provider;

/** Provides the text of the analysis. */
export const useEstimatesText = words.useWords;
