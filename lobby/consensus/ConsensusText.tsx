import { wordsOf } from '../i18n/wordsOf.tsx';
import type { AgreeMessages } from './words/en.ts';

const words = wordsOf<AgreeMessages>(
  'AgreeText',
  (language): Promise<{ readonly text: AgreeMessages }> => import(`./words/${language}.ts`),
  null,
);

/** Gives what is said when somebody is away, gives up, or wants to play again, to everything inside. */
export const ConsensusText = words.Provider;

/** Provides the text for absence, resigning and rematches. */
export const useConsensusText = words.useWords;
