import { createMessages } from '../../i18n/createMessages.tsx';
import type { CheckMessages } from '../../i18n/en/check.ts';

/** Provides the text of the page that verifies a match. */
export const { Provider: CheckText, useWords: useCheckText } = createMessages<CheckMessages>(
  'CheckText',
  (language): Promise<{ readonly text: CheckMessages }> =>
    import(`../../i18n/${language}/check.ts`),
);
