import { createMessages } from '../../i18n/createMessages.tsx';
import type { TableMessages } from '../../i18n/en/table.ts';

const words = createMessages<TableMessages>(
  'TableText',
  (language): Promise<{ readonly text: TableMessages }> =>
    import(`../../i18n/${language}/table.ts`),
);

/** Gives what the pages of tables and matches say to everything inside. */
export const TableText = words.Provider;

/** Provides the text of the pages of tables and matches. */
export const useTableText = words.useWords;

/** Loads what they say before they are drawn. */
export const prepareTableText = words.prepare;
