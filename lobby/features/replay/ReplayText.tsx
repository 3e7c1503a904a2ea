import { createMessages } from '../../i18n/createMessages.tsx';
import type { ReplayMessages } from '../../i18n/en/replay.ts';

const words = createMessages<ReplayMessages>(
  'ReplayText',
  (language): Promise<{ readonly text: ReplayMessages }> =>
    import(`../../i18n/${language}/replay.ts`),
);

/** Gives what is said where matches are looked at again to everything inside. */
export const ReplayText = words.Provider;

/** Provides the text of replays. */
export const useReplayText = words.useWords;
