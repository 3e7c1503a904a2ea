import { NotificationsText, useNotificationsText } from '../../i18n/match-messages.tsx';
import './notifications.css';
import { useState } from 'react';
import { useStore } from '../../lib/persisted-store.ts';
import type { RememberedSeat } from '../../lib/seats.ts';
import { soundIsOn } from './choices.ts';
import { NotificationsDialog } from './NotificationsDialog.tsx';

interface BellProps {
  readonly matchID: string;
  /** Undefined on a page that only watches. */
  readonly seat: RememberedSeat | undefined;
}

/** Shows the button that opens the choices for sounds and notifications. */
export function Bell(props: BellProps) {
  return (
    <NotificationsText>
      <BellButton {...props} />
    </NotificationsText>
  );
}

function BellButton({ matchID, seat }: BellProps) {
  const text = useNotificationsText();
  const [isOpen, setOpen] = useState(false);
  const isLoud = useStore(soundIsOn);
  return (
    <>
      <button
        type="button"
        className="header-button"
        aria-label={text.bell}
        aria-haspopup="dialog"
        title={text.bell}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path d="M12 3a6 6 0 0 0-6 6c0 5-2.5 6.5-2.5 8.5h17C20.5 15.5 18 14 18 9a6 6 0 0 0-6-6z" />
          <path d="M9.8 20.5a2.3 2.3 0 0 0 4.4 0" className="calls-clapper" />
          {!isLoud && <path d="M3 3l18 18" className="calls-mute" />}
        </svg>
      </button>
      {isOpen && (
        <NotificationsDialog matchID={matchID} seat={seat} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
