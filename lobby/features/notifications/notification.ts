import type { PushedNotification } from '../../../protocol/notifications.ts';

/** Notifications of one table take each other's place, whether a page shows them or the service worker. */
export const tagOf = (matchID: string) => `paddock-table-${matchID}`;

/** What a call looks like. TypeScript doesn't know `renotify`: a newer call is to be noticed, too. */
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
