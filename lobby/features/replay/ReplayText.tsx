import { createMessages } from '../../i18n/createMessages.tsx';
import type { ReplayMessages } from '../../i18n/en/replay.ts';

/** Provides the text of replays. */
export const { Provider: ReplayText, useWords: useReplayText } = createMessages<ReplayMessages>(
  'ReplayText',
  (language): Promise<{ readonly text: ReplayMessages }> =>
    import(`../../i18n/${language}/replay.ts`),
);
