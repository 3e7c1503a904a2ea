import { DeviceText, useDeviceText } from '../../i18n/data-messages.tsx';
import { InviteText } from '../../i18n/match-messages.tsx';
import './devices.css';
import { useCallback, useEffect, useState } from 'react';
import { transferMinutes } from '../../../protocol/devices.ts';
import { useText } from '../../i18n/useText.tsx';
import { addresses } from '../../lib/navigation.ts';
import { useSeats } from '../../lib/seats.ts';
import { useNow } from '../../lib/useNow.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading } from '../../ui/ErrorStates.tsx';
import { isLocalhost } from '../invite/is-localhost.ts';
import { LinkField } from '../invite/LinkField.tsx';
import { QrCode } from '../invite/QrCode.tsx';
import { makeCode, type TransferOutcome } from './transfer.ts';

/** Copies this browser's seats to another device by a link that works once, for a short time. */
export function DevicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { text } = useText();
  return (
    <Dialog title={text.header.devices} onClose={onClose}>
      <DeviceText>
        <InviteText>
          <OwnLink />
        </InviteText>
      </DeviceText>
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          {text.close}
        </button>
      </div>
    </Dialog>
  );
}

/** A link and its expiry, in milliseconds since 1970. */
interface MadeLink {
  readonly url: URL;
  readonly until: number;
}

/** Requests a link when the dialog opens, and again on request. */
function useMadeLink() {
  const seats = useSeats();
  const [made, setMade] = useState<TransferOutcome<MadeLink> | null>(null);
  const make = useCallback(async () => {
    setMade(null);
    const asked = Date.now();
    const outcome = await makeCode(seats);
    if (!('value' in outcome)) return setMade(outcome);
    // Behind the #, so that it reaches no server or log.
    const url = new URL(`${addresses.device}#${outcome.value.code}`, window.location.href);
    setMade({ value: { url, until: asked + transferMinutes * 60_000 } });
  }, [seats]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever becomes of the seats meanwhile
  useEffect(() => void make(), []);
  return { made, make };
}

function OwnLink() {
  const { text } = useText();
  const words = useDeviceText();
  const { made, make } = useMadeLink();
  if (made === null) return <Loading />;
  if ('value' in made) return <LinkInTime {...made.value} make={make} />;
  return (
    <p role="alert" className="note note-bad">
      {'fault' in made ? words.faults[made.fault] : text.problems[made.problem]}
    </p>
  );
}

/** Formats milliseconds as "9:05". */
function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Shows the link until it expires, then a button for another one. */
function LinkInTime({ url, until, make }: MadeLink & { readonly make: () => void }) {
  const words = useDeviceText();
  const left = until - useNow({ every: 1000, from: until });
  if (left <= 0) {
    return (
      <>
        <p role="alert">{words.over}</p>
        <button type="button" className="button button-main" onClick={make}>
          {words.again}
        </button>
      </>
    );
  }
  return (
    <>
      <p>{words.help}</p>
      <QrCode link={url.href} label={words.qrCode} />
      <p role="timer" className="device-timer">
        {words.left(minutesAndSeconds(left))}
      </p>
      <div className="invite">
        <LinkField
          label={words.link}
          link={url.href}
          shareText={words.shareText}
          copied={words.copied}
          help={null}
        />
      </div>
      <p>{words.once}</p>
      {isLocalhost(url.hostname) && <p className="note">{words.onlyHere}</p>}
    </>
  );
}
