import { createMessages } from '../../i18n/createMessages.tsx';
import type { EraseDataMessages } from '../../i18n/en/erase-data.ts';

const words = createMessages<EraseDataMessages>(
  'ForgetText',
  (language): Promise<{ readonly text: EraseDataMessages }> =>
    import(`../../i18n/${language}/erase-data.ts`),
);

/** Gives what is said about being forgotten to everything inside. */
export const EraseDataText = words.Provider;

/** Provides the text for deleting one's data. */
export const useEraseDataText = words.useWords;
