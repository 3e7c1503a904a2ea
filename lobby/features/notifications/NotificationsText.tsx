import { createMessages } from '../../i18n/createMessages.tsx';
import type { NotificationsMessages } from '../../i18n/en/notifications.ts';

/** Provides the text for sounds and notifications. */
export const { Provider: NotificationsText, useWords: useNotificationsText } =
  createMessages<NotificationsMessages>(
    'NotificationsText',
    (language): Promise<{ readonly text: NotificationsMessages }> =>
      import(`../../i18n/${language}/notifications.ts`),
    <span className="header-button" />,
  );
