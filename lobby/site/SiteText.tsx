import { wordsOf } from '../i18n/wordsOf.tsx';
import type { HouseMessages } from './words/en.ts';

const words = wordsOf<HouseMessages>(
  'HouseText',
  (language): Promise<{ readonly text: HouseMessages }> => import(`./words/${language}.ts`),
  null,
);

/** Gives the words of what stands over and under all pages to everything inside. */
export const SiteText = words.Provider;

/** The words of what stands over and under all pages. */
export const useSiteText = words.useWords;
