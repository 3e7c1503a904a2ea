import { useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { Dialog } from './Dialog.tsx';

/** A button that does something for good, once it has asked. */
export function ConfirmButton({
  words,
  label,
  title,
  help,
  onConfirm,
}: {
  /** What is done, in a word or two: on the button, and on the one that confirms it. */
  readonly words: string;
  /** The button's name, which says of what. */
  readonly label: string;
  /** The question, and what comes of it. */
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
