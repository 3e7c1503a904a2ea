import { wordsOf } from '../i18n/wordsOf.tsx';
import type { TableMessages } from './words/en.ts';

const words = wordsOf<TableMessages>(
  'TableText',
  (language): Promise<{ readonly text: TableMessages }> => import(`./words/${language}.ts`),
);

/** Gives what the pages of tables and matches say to everything inside. */
export const TableText = words.Provider;

/** Provides the text of the pages of tables and matches. */
export const useTableText = words.useWords;

/** Loads what they say before they are drawn. */
export const prepareTableText = words.prepare;
