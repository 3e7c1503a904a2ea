import { wordsOf } from '../i18n/wordsOf.tsx';
import type { ReplayMessages } from './words/en.ts';

const words = wordsOf<ReplayMessages>(
  'ReplayText',
  (language): Promise<{ readonly text: ReplayMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said where matches are looked at again to everything inside. */
export const ReplayText = words.Provider;

/** Provides the text of replays. */
export const useReplayText = words.useWords;
