/** The service worker's part of notifications: shows those pushed to this device, and opens the table. */

import {
  type MovedSubscriptionRequest,
  type NotificationKind,
  notificationKinds,
  type PushAddress,
  type PushedNotification,
} from '../../../protocol/notifications.ts';
import { optionsOf } from '../../features/notifications/notification.ts';

// The global scope is a service worker's, which TypeScript can't know.
declare const self: ServiceWorkerGlobalScope;

/** The event of the Push API, which TypeScript lacks. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const isKind = (value: unknown): value is NotificationKind =>
  notificationKinds.some((kind) => kind === value);

/** Returns the pushed notification. Undefined if it is of another version, or from another sender. */
function callFrom(data: PushMessageData | null): PushedNotification | undefined {
  try {
    const {
      kind,
      matchID,
      language,
      title,
      body,
    }: Partial<Record<keyof PushedNotification, unknown>> = data?.json() ?? {};
    const areTexts = [matchID, language, title, body].every((each) => typeof each === 'string');
    if (!isKind(kind) || !areTexts) return undefined;
    return {
      kind,
      matchID: String(matchID),
      language: String(language),
      title: String(title),
      body: String(body),
    };
  } catch {
    return undefined;
  }
}

const addressOf = (matchID: string) => `/table/${encodeURIComponent(matchID)}`;

/** Returns the pages that show a table. */
async function pagesOf(matchID: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === addressOf(matchID));
}

async function show(data: PushMessageData | null): Promise<void> {
  const call = callFrom(data);
  if (!call) {
    // Browsers require a visible notification for every push.
    await self.registration.showNotification('Paddock', { icon: '/icons/paddock-192.png' });
    return;
  }
  const pages = await pagesOf(call.matchID);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(call.title, optionsOf(call));
  // Only pages know the number of tables that wait.
  if (call.kind === 'turn' && 'setAppBadge' in self.navigator) {
    await self.navigator.setAppBadge().catch(() => {});
  }
}

async function open(data: unknown): Promise<void> {
  const { matchID }: { readonly matchID?: unknown } =
    typeof data === 'object' && data !== null ? data : {};
  const address = typeof matchID === 'string' ? addressOf(matchID) : '/';
  const [page] = typeof matchID === 'string' ? await pagesOf(matchID) : [];
  if (page) await page.focus();
  else await self.clients.openWindow(address);
}

/** Sends the server this browser's new push address. If that fails, the next visit does it. */
async function move({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const addressIn = (subscription: PushSubscription) =>
    // Only broken browsers leave out a part, and the server reports that.
    subscription.toJSON() as PushAddress;
  const request: MovedSubscriptionRequest = {
    former: addressIn(oldSubscription),
    subscription: addressIn(renewed),
  };
  await fetch('/api/notifications', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
}

/** Starts listening to the push service and to presses on notifications. */
export function listenToPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange; // TypeScript lacks its properties.
    change.waitUntil(move(change));
  });
}
