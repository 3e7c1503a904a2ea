import { createMessages } from '../../i18n/createMessages.tsx';
import type { CheckMessages } from '../../i18n/en/check.ts';

const words = createMessages<CheckMessages>(
  'CheckText',
  (language): Promise<{ readonly text: CheckMessages }> =>
    import(`../../i18n/${language}/check.ts`),
);

/** Gives what is said when a match is checked to everything inside. */
export const CheckText = words.Provider;

/** Provides the text of the page that verifies a match. */
export const useCheckText = words.useWords;
