import { wordsOf } from '../i18n/wordsOf.tsx';
import type { CallsMessages } from './words/en.ts';

const words = wordsOf<CallsMessages>(
  'CallsText',
  (language): Promise<{ readonly text: CallsMessages }> => import(`./words/${language}.ts`),
  <span className="header-button" />,
);

/** Gives what is said of sounds and notifications to everything inside. */
export const NotificationsText = words.Provider;

/** Provides the text for sounds and notifications. */
export const useNotificationsText = words.useWords;
