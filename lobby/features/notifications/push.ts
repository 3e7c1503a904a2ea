import type {
  NotificationsKey,
  PushAddress,
  SubscribeRequest,
  UnsubscribeRequest,
} from '../../../protocol/notifications.ts';
import { ask, type Problem } from '../../lib/api.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { registerWorker } from '../../offline/store-offline.ts';
import { noteNotifying, notifyingTables } from './choices.ts';

/** Reasons why a device can't get notifications. The dialog has a sentence for each. */
export type PushObstacle =
  | 'noPush'
  | 'needsHttps'
  | 'needsInstalling'
  | 'blockedHere'
  | 'notAllowed'
  | 'notKept'
  | 'noService';

/** A seat whose player gets notifications on this device. */
export interface NotifiedSeat {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

/** In milliseconds. The service worker fetches the whole lobby before it is ready. */
const patience = 30_000;

/** Returns the known obstacle to notifications, or null. */
export function pushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'needsHttps';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  // On iPhones and iPads only installed apps have it, and only their browsers have `standalone`.
  if (!isThere) return 'standalone' in navigator ? 'needsInstalling' : 'noPush';
  return Notification.permission === 'denied' ? 'blockedHere' : null;
}

/** Returns the service worker once it is ready. Null if the browser refuses it or it takes too long. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  try {
    await registerWorker();
  } catch {
    return null;
  }
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // It may be subscribed to another deployment at this address, with another key.
    const former = await pushManager.getSubscription().catch(() => null);
    if (!former) return null;
    await former.unsubscribe().catch(() => false);
    return pushManager.subscribe(options).catch(() => null);
  }
}

const addressOf = (subscription: PushSubscription) =>
  // Only broken browsers leave out a part, and the server reports that.
  subscription.toJSON() as PushAddress;

function callsAddress(matchID: string): string {
  return `/api/tables/${encodeURIComponent(matchID)}/notifications`;
}

async function subscribeAtServer(
  { matchID, seat: { playerID, credentials } }: NotifiedSeat,
  subscription: PushSubscription,
  language: string,
): Promise<Problem | null> {
  const request: SubscribeRequest = {
    playerID,
    credentials,
    language,
    subscription: addressOf(subscription),
  };
  const outcome = await ask<object>(callsAddress(matchID), request);
  return outcome.ok ? null : outcome.problem;
}

/**
 * Turns on notifications for a seat on this device. Asks for the browser's permission. Returns what went wrong, or
 * null.
 */
export async function startNotifications(
  called: NotifiedSeat,
  language: string,
): Promise<PushObstacle | Problem | null> {
  const obstacle = pushObstacle();
  if (obstacle) return obstacle;
  if ((await Notification.requestPermission()) !== 'granted') return pushObstacle() ?? 'notAllowed';
  const registration = await worker();
  if (!registration) return 'notKept';
  const key = await ask<NotificationsKey>('/api/notifications/key');
  if (!key.ok) return key.problem;
  const subscription = await subscribe(registration, key.value.key);
  if (!subscription) return 'noService';
  const problem = await subscribeAtServer(called, subscription, language);
  if (!problem) noteNotifying(called.matchID, true);
  return problem;
}

/** Sends the server this device's push address again, since it or the language may have changed. */
export async function renewNotifications(called: NotifiedSeat, language: string): Promise<void> {
  if (pushObstacle() || Notification.permission !== 'granted') return;
  await startNotifications(called, language);
}

/** Turns off notifications for a seat on this device. Returns what went wrong, or null. */
export async function stopNotifications({ matchID, seat }: NotifiedSeat): Promise<Problem | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { playerID, credentials } = seat;
    const request: UnsubscribeRequest = { playerID, credentials, endpoint: subscription.endpoint };
    const outcome = await ask<object>(callsAddress(matchID), request, 'DELETE');
    // A seat that isn't ours any more gets no notifications either.
    const isOver = outcome.ok || ['forbidden', 'notFound'].includes(outcome.problem);
    if (!isOver) return outcome.problem;
  }
  noteNotifying(matchID, false);
  if (notifyingTables.get().length === 0) await subscription?.unsubscribe().catch(() => false);
  return null;
}
