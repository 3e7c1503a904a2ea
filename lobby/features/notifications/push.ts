import type {
  NotificationsKey,
  PushAddress,
  SubscribeRequest,
  UnsubscribeRequest,
} from '../../../protocol/notifications.ts';
import { ask, type Problem } from '../../lib/api.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { registerWorker } from '../../offline/keep.ts';
import { noteNotifying, notifyingTables } from './choices.ts';

/** Why a device can't be called; the dialog has a sentence for each. */
export type PushObstacle =
  | 'noPush'
  | 'needsHttps'
  | 'needsInstalling'
  | 'blockedHere'
  | 'notAllowed'
  | 'notKept'
  | 'noService';

/** A seat whose person is to be called on this device. */
export interface NotifiedSeat {
  readonly matchID: string;
  readonly seat: RememberedSeat;
}

/** Milliseconds: the service worker fetches the whole lobby before it is there. */
const patience = 30_000;

/** What stands in the way, before anything is tried; null: nothing that is known. */
export function pushObstacle(): PushObstacle | null {
  if (!window.isSecureContext) return 'needsHttps';
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window;
  // iPhones and iPads have it for installed apps only; nobody else knows `standalone`.
  if (!isThere) return 'standalone' in navigator ? 'needsInstalling' : 'noPush';
  return Notification.permission === 'denied' ? 'blockedHere' : null;
}

/** The service worker, once it is there; null: the browser doesn't keep it. */
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
    // It may be subscribed to another deployment at this address, whose key the service knows.
    const former = await pushManager.getSubscription().catch(() => null);
    if (!former) return null;
    await former.unsubscribe().catch(() => false);
    return pushManager.subscribe(options).catch(() => null);
  }
}

const addressOf = (subscription: PushSubscription) =>
  // Only broken browsers leave something of it out, and the server says so.
  subscription.toJSON() as PushAddress;

function callsAddress(matchID: string): string {
  return `/api/tables/${encodeURIComponent(matchID)}/notifications`;
}

async function tellServer(
  { matchID, seat: { playerID, credentials } }: NotifiedSeat,
  subscription: PushSubscription,
  language: string,
): Promise<Problem | null> {
  const wish: SubscribeRequest = {
    playerID,
    credentials,
    language,
    subscription: addressOf(subscription),
  };
  const outcome = await ask<object>(callsAddress(matchID), wish);
  return outcome.ok ? null : outcome.problem;
}

/** Has a seat's person called on this device; null: it is done. Asks for the browser's permission. */
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
  const problem = await tellServer(called, subscription, language);
  if (!problem) noteNotifying(called.matchID, true);
  return problem;
}

/** Tells the server once more where this device is called: its address or the language may have changed since. */
export async function renewNotifications(called: NotifiedSeat, language: string): Promise<void> {
  if (pushObstacle() || Notification.permission !== 'granted') return;
  await startNotifications(called, language);
}

/** Has a seat's person not called on this device any more; null: it is done. */
export async function stopNotifications({ matchID, seat }: NotifiedSeat): Promise<Problem | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const { playerID, credentials } = seat;
    const wish: UnsubscribeRequest = { playerID, credentials, endpoint: subscription.endpoint };
    const outcome = await ask<object>(callsAddress(matchID), wish, 'DELETE');
    // A seat that isn't ours any more calls nobody either.
    const isOver = outcome.ok || ['forbidden', 'notFound'].includes(outcome.problem);
    if (!isOver) return outcome.problem;
  }
  noteNotifying(matchID, false);
  if (notifyingTables.get().length === 0) await subscription?.unsubscribe().catch(() => false);
  return null;
}
