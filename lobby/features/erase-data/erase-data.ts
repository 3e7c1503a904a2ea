import {
  type EraseDataAnswer,
  type EraseDataRequest,
  maxSeatsOnTheWay,
} from '../../../protocol/devices.ts';
import { ask, type Outcome } from '../../lib/api.ts';
import { forgetSeat, type RememberedSeats } from '../../lib/seats.ts';

/** Matches on this device stay, and so does that there are some. */
const staysKept = 'paddock.here';
/** What was raced here, and what was looked at again. */
const racesKept = ['paddock.races', 'paddock.replays'];

/** Has the server forget these seats, and takes note of each that it has forgotten. */
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

/** The browser stops taking calls. */
async function takeNoCalls(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Clears all that this browser keeps of its person. To be followed by a new page: this one still knows it. */
export function clearBrowser(): void {
  // Where the browser keeps nothing there is nothing to clear.
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('paddock.'));
    for (const key of keys) if (key !== staysKept) localStorage.removeItem(key);
    for (const name of racesKept) indexedDB.deleteDatabase(name);
  } catch (error) {
    console.warn(error);
  }
  takeNoCalls().catch((error: unknown) => console.warn(error));
}
