import {
  type EraseDataAnswer,
  type EraseDataRequest,
  maxSeatsOnTheWay,
} from '../../../protocol/devices.ts';
import { ask, type Outcome } from '../../lib/api.ts';
import { forgetSeat, type RememberedSeats } from '../../lib/seats.ts';

/** Key that says that there are local matches, which stay. */
const staysKept = 'paddock.here';
/** Databases of played matches and replays. */
const racesKept = ['paddock.races', 'paddock.replays'];

/** Has the server delete the data of these seats, and drops each deleted one. */
export async function eraseDataAt(seats: RememberedSeats): Promise<Outcome<null>> {
  const all = Object.entries(seats).map(([matchID, { credentials }]) => ({ matchID, credentials }));
  for (let from = 0; from < all.length; from += maxSeatsOnTheWay) {
    const some: EraseDataRequest = { seats: all.slice(from, from + maxSeatsOnTheWay) };
    const outcome = await ask<EraseDataAnswer>('/api/erase-data', some);
    if (!outcome.ok) return outcome;
    for (const { matchID } of some.seats) forgetSeat(matchID);
  }
  return { ok: true, value: null };
}

/** Unsubscribes this browser from push notifications. */
async function takeNoCalls(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Deletes all personal data in this browser. A new page must follow, since this one still has it in memory. */
export function clearBrowser(): void {
  // A browser that forbids storage has nothing to clear.
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('paddock.'));
    for (const key of keys) if (key !== staysKept) localStorage.removeItem(key);
    for (const name of racesKept) indexedDB.deleteDatabase(name);
  } catch (error) {
    console.warn(error);
  }
  takeNoCalls().catch((error: unknown) => console.warn(error));
}
