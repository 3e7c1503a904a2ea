import { createMessages } from '../../i18n/createMessages.tsx';
import type { ConsensusMessages } from '../../i18n/en/consensus.ts';

const words = createMessages<ConsensusMessages>(
  'AgreeText',
  (language): Promise<{ readonly text: ConsensusMessages }> =>
    import(`../../i18n/${language}/consensus.ts`),
  null,
);

/** Gives what is said when somebody is away, gives up, or wants to play again, to everything inside. */
export const ConsensusText = words.Provider;

/** Provides the text for absence, resigning and rematches. */
export const useConsensusText = words.useWords;
