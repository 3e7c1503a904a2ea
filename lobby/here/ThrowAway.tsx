import { useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useHereText } from './HereText.tsx';
import { remove } from './store.ts';

/** Throws a match away, once it has asked. */
export function ThrowAway({
  matchID,
  label,
  onDone,
}: {
  readonly matchID: string;
  /** The button's name, which says of which match. */
  readonly label: string;
  readonly onDone?: () => void;
}) {
  const { text } = useText();
  const here = useHereText();
  const [isAsking, setAsking] = useState(false);
  const throwAway = async () => {
    setAsking(false);
    await remove(matchID);
    onDone?.();
  };
  return (
    <>
      <button type="button" className="button" aria-label={label} onClick={() => setAsking(true)}>
        {here.throwAway}
      </button>
      {isAsking && (
        <Dialog title={here.throwAwayTitle} onClose={() => setAsking(false)}>
          <p>{here.throwAwayHelp}</p>
          <div className="buttons">
            <button type="button" className="button button-main" onClick={throwAway}>
              {here.throwAway}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {text.cancel}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
