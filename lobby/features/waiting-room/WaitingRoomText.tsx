import { createMessages } from '../../i18n/createMessages.tsx';
import type { WaitingRoomMessages } from '../../i18n/en/waiting-room.ts';

/** Provides the text of the form for a new table and of the waiting room. */
export const { Provider: WaitingRoomText, useWords: useWaitingRoomText } =
  createMessages<WaitingRoomMessages>(
    'WaitingRoomText',
    (language): Promise<{ readonly text: WaitingRoomMessages }> =>
      import(`../../i18n/${language}/waiting-room.ts`),
  );
