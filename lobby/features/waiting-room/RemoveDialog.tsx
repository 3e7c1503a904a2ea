import { useId, useState } from 'react';
import { useWaitingRoomText } from '../../i18n/setup-messages.tsx';
import { useText } from '../../i18n/useText.tsx';
import { peopleAt } from '../../lib/seat-names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ProblemNote } from '../../ui/ProblemNote.tsx';
import type { HostProps } from './host-props.ts';
import { useHostRequest } from './useHostRequest.ts';

/** Asks, then removes a player from the table and, if wanted, all who share their IP address. */
export function RemoveDialog({
  table,
  host,
  name,
  onClose,
}: Omit<HostProps, 'game'> & {
  /** Name of the player to remove. The seat may get another number meanwhile. */
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { text } = useText();
  const { host: words } = useWaitingRoomText();
  const { problem, send } = useHostRequest(table, host);
  const [withAddress, setWithAddress] = useState(false);
  const id = useId();
  const remove = async () => {
    const seat = peopleAt(table).find((each) => each.name === name);
    // The player may have left meanwhile.
    if (!seat) return onClose();
    if (await send('remove', { seat: seat.playerID, address: withAddress })) onClose();
  };
  return (
    <Dialog title={words.removeTitle(name)} onClose={onClose}>
      <p>{words.removeHelp}</p>
      <label className="tick">
        <input
          type="checkbox"
          checked={withAddress}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setWithAddress(target.checked)}
        />
        <span>{words.removeAddress}</span>
      </label>
      <p id={`${id}-help`} className="field-help">
        {words.removeAddressHelp}
      </p>
      <ProblemNote problem={problem} />
      <div className="buttons">
        <button type="button" className="button button-main" onClick={remove}>
          {words.remove}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text.cancel}
        </button>
      </div>
    </Dialog>
  );
}
