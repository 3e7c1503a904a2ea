import { notificationSentences } from '../../../protocol/notification-sentences.ts';
import type { PushedNotification } from '../../../protocol/notifications.ts';
import { optionsOf, tagOf } from './notification.ts';

/** Returns the service worker, which must show notifications on Android. Undefined if this page must show them. */
async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.active ? registration : undefined;
}

/** Shows a notification that leads back to this page. Fails if the browser forbids it by now. */
export async function notify(
  call: Omit<PushedNotification, 'body' | 'language'>,
  language: keyof typeof notificationSentences,
) {
  const whole = { ...call, language, body: notificationSentences[language][call.kind] };
  const registration = await serviceWorker();
  if (registration) return registration.showNotification(whole.title, optionsOf(whole));
  const shown = new Notification(whole.title, optionsOf(whole));
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Removes a table's notification once its player is there. */
export async function closeNotification(matchID: string): Promise<void> {
  const shown = (await (await serviceWorker())?.getNotifications({ tag: tagOf(matchID) })) ?? [];
  for (const notification of shown) notification.close();
}
