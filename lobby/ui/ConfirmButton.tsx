import { useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { Dialog } from './Dialog.tsx';

/** A button for an action that cannot be undone; it asks first. */
export function ConfirmButton({
  words,
  label,
  title,
  help,
  onConfirm,
}: {
  /** The action in a word or two, on the button and in its dialog. */
  readonly words: string;
  /** Accessible name of the button, with its object. */
  readonly label: string;
  /** The question that the dialog asks. */
  readonly title: string;
  readonly help: string;
  readonly onConfirm: () => void;
}) {
  const { text } = useText();
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <button type="button" className="button" aria-label={label} onClick={() => setAsking(true)}>
        {words}
      </button>
      {isAsking && (
        <Dialog title={title} onClose={() => setAsking(false)}>
          <p>{help}</p>
          <div className="buttons">
            <button type="button" className="button button-main" onClick={confirm}>
              {words}
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
