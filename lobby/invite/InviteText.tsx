import { wordsOf } from '../i18n/wordsOf.tsx';
import type { InviteMessages } from './words/en.ts';

const words = wordsOf<InviteMessages>(
  'InviteText',
  (language): Promise<{ readonly text: InviteMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said where a link is to everything inside. */
export const InviteText = words.Provider;

/** Provides the text for sharing a link. */
export const useInviteText = words.useWords;
