import { useEffect, useRef, useState } from 'react';
import { addresses } from '../../app/navigation.ts';
import { useText } from '../../i18n/useText.tsx';
import type { Problem } from '../../lib/api.ts';
import { useSeats } from '../../lib/seats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import './erase-data.css';
import { EraseDataText, useEraseDataText } from './EraseDataText.tsx';
import { clearBrowser, eraseDataAt } from './erase-data.ts';

/** Reloads the home page, as at a first visit. */
function beginAnew(): void {
  // Cleared again, since this page may have stored something meanwhile.
  clearBrowser();
  window.location.assign(addresses.home);
}

/** Shows which personal data is stored, and deletes it on request. */
export function PrivacyDialog({ onClose }: { readonly onClose: () => void }) {
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
