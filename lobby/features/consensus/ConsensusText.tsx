import { createMessages } from '../../i18n/createMessages.tsx';
import type { ConsensusMessages } from '../../i18n/en/consensus.ts';

/** Provides the text for absence, resigning and rematches. */
export const { Provider: ConsensusText, useWords: useConsensusText } =
  createMessages<ConsensusMessages>(
    'ConsensusText',
    (language): Promise<{ readonly text: ConsensusMessages }> =>
      import(`../../i18n/${language}/consensus.ts`),
    null,
  );
