import { createMessages } from '../../i18n/createMessages.tsx';
import type { LocalMatchMessages } from '../../i18n/en/local-match.ts';

/** Provides the text for matches in this browser. */
export const { Provider: LocalMatchText, useWords: useLocalMatchText } =
  createMessages<LocalMatchMessages>(
    'LocalMatchText',
    (language): Promise<{ readonly text: LocalMatchMessages }> =>
      import(`../../i18n/${language}/local-match.ts`),
  );
