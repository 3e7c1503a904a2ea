import { wordsOf } from '../i18n/wordsOf.tsx';
import type { RoomMessages } from './words/en.ts';

const words = wordsOf<RoomMessages>(
  'RoomText',
  (language): Promise<{ readonly text: RoomMessages }> => import(`./words/${language}.ts`),
);

/** Gives what is said while a table or a match is laid, and while it waits, to everything inside. */
export const RoomText = words.Provider;

/** Provides the text of the form for a new table and of the waiting room. */
export const useRoomText = words.useWords;
