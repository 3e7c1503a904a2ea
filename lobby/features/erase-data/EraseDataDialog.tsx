import { useEffect, useRef, useState } from 'react';
import {
  type EraseDataAnswer,
  type EraseDataRequest,
  maxSeatsOnTheWay,
} from '../../../protocol/devices.ts';
import type { EraseDataMessages } from '../../i18n/en/erase-data.ts';
import { createMessages } from '../../i18n/messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { ask, type Outcome, type Problem } from '../../lib/api.ts';
import { addresses } from '../../lib/navigation.ts';
import { forgetSeat, type RememberedSeats, useSeats } from '../../lib/seats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import './erase-data.css';

/** Provides the text for deleting one's data. */
const { Provider: EraseDataText, useWords: useEraseDataText } = createMessages<EraseDataMessages>(
  'EraseDataText',
  (language) => import(`../../i18n/${language}/erase-data.ts`),
);

/** Key that says that there are local matches, which stay. */
const staysKept = 'paddock.here';
/** Databases of played matches and replays. */
const matchDatabases = ['paddock.races', 'paddock.replays'];

/** Has the server delete the data of these seats, and drops each deleted one. */
async function eraseDataAt(seats: RememberedSeats): Promise<Outcome<null>> {
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
async function unsubscribeNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Deletes all personal data in this browser. A new page must follow, since this one still has it in memory. */
function clearBrowser(): void {
  // A browser that forbids storage has nothing to clear.
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('paddock.'));
    for (const key of keys) if (key !== staysKept) localStorage.removeItem(key);
    for (const name of matchDatabases) indexedDB.deleteDatabase(name);
  } catch (error) {
    console.warn(error);
  }
  unsubscribeNotifications().catch((error: unknown) => console.warn(error));
}

/** Reloads the home page, as at a first visit. */
function beginAnew(): void {
  // Cleared again, since this page may have stored something meanwhile.
  clearBrowser();
  window.location.assign(addresses.home);
}

/** Shows which personal data is stored, and deletes it on request. */
export function EraseDataDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <EraseDataText>
      <Asking onClose={onClose} />
    </EraseDataText>
  );
}

function Asking({ onClose }: { readonly onClose: () => void }) {
  const { text, formats } = useText();
  const words = useEraseDataText();
  const seats = useSeats();
  const count = Object.keys(seats).length;
  const [state, setState] = useState<Problem | 'asking' | 'forgetting' | 'done'>('asking');
  const beginning = useRef<HTMLParagraphElement>(null);
  // Not the button that deletes, so that nobody presses it unread.
  useEffect(() => beginning.current?.focus(), []);
  const forget = async () => {
    setState('forgetting');
    const outcome = await eraseDataAt(seats);
    if (!outcome.ok) return setState(outcome.problem);
    clearBrowser();
    setState('done');
  };
  if (state === 'done') {
    return (
      <Dialog title={words.heading} onClose={beginAnew}>
        <p role="status">{words.done}</p>
        <div className="buttons">
          <button type="button" className="button button-main" onClick={beginAnew}>
            {text.toTheShelf}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.privacy} onClose={onClose}>
      <p ref={beginning} tabIndex={-1}>
        {words.kept}
      </p>
      <h3>{words.heading}</h3>
      <p>{words.goes}</p>
      <ul className="forget-list">
        {count > 0 && <li>{words.seats(count, formats.number(count))}</li>}
        {count > 0 && <li>{words.lines}</li>}
        <li>{words.browser}</li>
      </ul>
      <p className="field-help">{words.stays}</p>
      {state !== 'asking' && state !== 'forgetting' && (
        <p role="alert" className="note note-bad">
          {text.problems[state]}
        </p>
      )}
      <div className="buttons">
        <button
          type="button"
          className="button button-main"
          disabled={state === 'forgetting'}
          onClick={forget}
        >
          {state === 'forgetting' ? words.isForgetting : words.forget}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}

/** Opens the dialog about stored personal data. */
export function EraseDataButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <EraseDataText>
      <Labelled onPress={onPress} />
    </EraseDataText>
  );
}

function Labelled({ onPress }: { readonly onPress: () => void }) {
  const words = useEraseDataText();
  return (
    <button type="button" className="button button-small" onClick={onPress}>
      {words.privacy}
    </button>
  );
}
