/** The service worker's part of calls: shows what is pushed to this device, and leads to the table. */

import {
  type MovedSubscriptionRequest,
  type NotificationKind,
  notificationKinds,
  type PushAddress,
  type PushedNotification,
} from '../../../protocol/notifications.ts';
import { optionsOf } from '../../features/notifications/notification.ts';

// Here it is the world of a service worker, which TypeScript can't know.
declare const self: ServiceWorkerGlobalScope;

/** The event as the Push API has it; TypeScript doesn't know it. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

const isKind = (value: unknown): value is NotificationKind =>
  notificationKinds.some((kind) => kind === value);

/** What our server pushed; undefined: it is of another version, or from somebody else. */
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

/** The pages that show a table. */
async function pagesOf(matchID: string): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname === addressOf(matchID));
}

async function show(data: PushMessageData | null): Promise<void> {
  const call = callFrom(data);
  if (!call) {
    // Browsers want something to be seen of every push.
    await self.registration.showNotification('Paddock', { icon: '/icons/paddock-192.png' });
    return;
  }
  const pages = await pagesOf(call.matchID);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(call.title, optionsOf(call));
  // How many tables wait is known to pages only.
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

/** Tells the server where this browser is to be called from now on. Where that can't be, the next visit does. */
async function move({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const addressIn = (subscription: PushSubscription) =>
    // Only broken browsers leave something of it out, and the server says so.
    subscription.toJSON() as PushAddress;
  const wish: MovedSubscriptionRequest = {
    former: addressIn(oldSubscription),
    subscription: addressIn(renewed),
  };
  await fetch('/api/notifications', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
}

/** Begins to listen to the push service and to notifications. */
export function listenToPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange; // See there.
    change.waitUntil(move(change));
  });
}
