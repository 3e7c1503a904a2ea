import { createMessages } from '../../i18n/createMessages.tsx';
import type { LocalMatchMessages } from '../../i18n/en/local-match.ts';

const words = createMessages<LocalMatchMessages>(
  'HereText',
  (language): Promise<{ readonly text: LocalMatchMessages }> =>
    import(`../../i18n/${language}/local-match.ts`),
);

/** Gives what is said of matches in this browser to everything inside. */
export const LocalMatchText = words.Provider;

/** Provides the text for matches in this browser. */
export const useLocalMatchText = words.useWords;
