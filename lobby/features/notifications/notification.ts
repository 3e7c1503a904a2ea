import type { PushedNotification } from '../../../protocol/notifications.ts';

/** Notifications of one table replace each other, whether a page or the service worker shows them. */
export const tagOf = (matchID: string) => `paddock-table-${matchID}`;

/** Returns the options of a notification. TypeScript lacks `renotify`, which makes a replacement noticeable, too. */
export function optionsOf({ matchID, language, body }: PushedNotification) {
  return {
    body,
    lang: language,
    tag: tagOf(matchID),
    renotify: true,
    icon: '/icons/paddock-192.png',
    data: { matchID },
  };
}
