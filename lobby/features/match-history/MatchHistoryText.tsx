import { createMessages } from '../../i18n/createMessages.tsx';
import type { MatchHistoryMessages } from '../../i18n/en/match-history.ts';

const words = createMessages<MatchHistoryMessages>(
  'RacesText',
  (language): Promise<{ readonly text: MatchHistoryMessages }> =>
    import(`../../i18n/${language}/match-history.ts`),
);

/** Gives what is said of the races in this browser to everything inside. */
export const MatchHistoryText = words.Provider;

/** Provides the text for the list of matches in this browser. */
export const useMatchHistoryText = words.useWords;
