import type { LocalMatchMessages } from './en/local-match.ts';
import type { WaitingRoomMessages } from './en/waiting-room.ts';
import { createMessages } from './messages.tsx';

/** Provides the text for matches in this browser. */
export const { Provider: LocalMatchText, useWords: useLocalMatchText } =
  createMessages<LocalMatchMessages>(
    'LocalMatchText',
    (language) => import(`./${language}/local-match.ts`),
  );

/** Provides the text of the form for a new table and of the waiting room. */
export const { Provider: WaitingRoomText, useWords: useWaitingRoomText } =
  createMessages<WaitingRoomMessages>(
    'WaitingRoomText',
    (language) => import(`./${language}/waiting-room.ts`),
  );
