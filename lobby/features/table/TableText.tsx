import { createMessages } from '../../i18n/createMessages.tsx';
import type { TableMessages } from '../../i18n/en/table.ts';

/** Provides the text of the pages of tables and matches. */
export const {
  Provider: TableText,
  useWords: useTableText,
  prepare: prepareTableText,
} = createMessages<TableMessages>(
  'TableText',
  (language): Promise<{ readonly text: TableMessages }> =>
    import(`../../i18n/${language}/table.ts`),
);
