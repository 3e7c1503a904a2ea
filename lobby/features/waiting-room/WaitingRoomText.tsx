import { createMessages } from '../../i18n/createMessages.tsx';
import type { WaitingRoomMessages } from '../../i18n/en/waiting-room.ts';

const words = createMessages<WaitingRoomMessages>(
  'RoomText',
  (language): Promise<{ readonly text: WaitingRoomMessages }> =>
    import(`../../i18n/${language}/waiting-room.ts`),
);

/** Gives what is said while a table or a match is laid, and while it waits, to everything inside. */
export const WaitingRoomText = words.Provider;

/** Provides the text of the form for a new table and of the waiting room. */
export const useWaitingRoomText = words.useWords;
