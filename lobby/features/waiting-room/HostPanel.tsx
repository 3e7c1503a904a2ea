import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { forgetSeat } from '../../lib/seats.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import type { HostProps } from './host-props.ts';
import { SeatOrder } from './SeatOrder.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { useHostRequest } from './useHostRequest.ts';

/** Controls for the host before the match begins: order of seats, settings, and closing the table. */
export function HostPanel({ table, game, host }: HostProps) {
  const { host: words } = useWaitingRoomText();
  const [open, setOpen] = useState<'settings' | 'close' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="card" aria-labelledby="host">
      <h2 id="host">{words.heading}</h2>
      <SeatOrder table={table} host={host} />
      <div className="buttons">
        <button type="button" className="button" onClick={() => setOpen('settings')}>
          {words.settings}
        </button>
        <button type="button" className="button" onClick={() => setOpen('close')}>
          {words.close}
        </button>
      </div>
      {open === 'settings' && (
        <SettingsDialog table={table} game={game} host={host} onClose={close} />
      )}
      {open === 'close' && <CloseDialog table={table} host={host} onClose={close} />}
    </section>
  );
}

/** Starts the match with the present players, or says how many are missing. */
export function StartRace({ table, game, host }: HostProps) {
  const { language, formats } = useText();
  const { host: words } = useWaitingRoomText();
  const { problem, send } = useHostRequest(table, host);
  const { minPlayers, description } = game.info;
  const count = table.seats.filter(({ name }) => name !== null).length;
  const isEnough = count >= minPlayers;
  return (
    <div className="host-start">
      <button
        type="button"
        className="button button-main button-large"
        aria-describedby="host-start-help"
        disabled={!isEnough}
        onClick={() => send('start', {})}
      >
        {words.start(count, formats.number(count))}
      </button>
      <p id="host-start-help" className="field-help">
        {!isEnough && words.tooFew(description[language].title, formats.number(minPlayers))}
        {isEnough && count < table.seats.length && words.startHelp}
      </p>
      <ProblemNote problem={problem} />
    </div>
  );
}

/** Asks, then deletes the table. */
function CloseDialog({
  table,
  host,
  onClose,
}: Omit<HostProps, 'game'> & { readonly onClose: () => void }) {
  const { text } = useText();
  const { host: words } = useWaitingRoomText();
  const { problem, send } = useHostRequest(table, host);
  const [, navigate] = useLocation();
  const closeTable = async () => {
    if (!(await send('close', {}))) return;
    navigate(addresses.home);
    forgetSeat(table.matchID);
  };
  return (
    <Dialog title={words.closeTitle} onClose={onClose}>
      <p>{words.closeHelp}</p>
      <ProblemNote problem={problem} />
      <div className="buttons">
        <button type="button" className="button button-main" onClick={closeTable}>
          {words.close}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}
