import { createMessages } from '../../i18n/createMessages.tsx';
import type { NotificationsMessages } from '../../i18n/en/notifications.ts';

const words = createMessages<NotificationsMessages>(
  'CallsText',
  (language): Promise<{ readonly text: NotificationsMessages }> =>
    import(`../../i18n/${language}/notifications.ts`),
  <span className="header-button" />,
);

/** Gives what is said of sounds and notifications to everything inside. */
export const NotificationsText = words.Provider;

/** Provides the text for sounds and notifications. */
export const useNotificationsText = words.useWords;
