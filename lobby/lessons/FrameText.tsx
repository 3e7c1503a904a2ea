import { wordsOf } from '../i18n/wordsOf.tsx';
import type { FrameMessages } from './words/en/frame.ts';

const words = wordsOf<FrameMessages>(
  'FrameText',
  (language): Promise<{ readonly text: FrameMessages }> => import(`./words/${language}/frame.ts`),
);

/** Gives what every lesson says to everything inside. */
export const FrameText = words.Provider;

/** What every lesson says. */
export const useFrameText = words.useWords;
