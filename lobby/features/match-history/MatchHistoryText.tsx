import { createMessages } from '../../i18n/createMessages.tsx';
import type { MatchHistoryMessages } from '../../i18n/en/match-history.ts';

/** Provides the text for the list of matches in this browser. */
export const { Provider: MatchHistoryText, useWords: useMatchHistoryText } =
  createMessages<MatchHistoryMessages>(
    'MatchHistoryText',
    (language): Promise<{ readonly text: MatchHistoryMessages }> =>
      import(`../../i18n/${language}/match-history.ts`),
  );
