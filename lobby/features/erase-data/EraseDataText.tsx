import { createMessages } from '../../i18n/createMessages.tsx';
import type { EraseDataMessages } from '../../i18n/en/erase-data.ts';

/** Provides the text for deleting one's data. */
export const { Provider: EraseDataText, useWords: useEraseDataText } =
  createMessages<EraseDataMessages>(
    'EraseDataText',
    (language): Promise<{ readonly text: EraseDataMessages }> =>
      import(`../../i18n/${language}/erase-data.ts`),
  );
