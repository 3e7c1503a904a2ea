import { useId, useRef, useState } from 'react';
import { useText } from '../i18n/useText.tsx';
import { addresses } from '../navigation.ts';

/** A table's link, to copy or to hand to the device's own way of sharing. */
export function Invite({
  matchID,
  gameTitle,
  help,
}: {
  readonly matchID: string;
  readonly gameTitle: string;
  /** What the link is good for, if that needs to be said. */
  readonly help: string | null;
}) {
  const { text } = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const link = new URL(addresses.table(matchID), window.location.href).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult('copied');
    } catch {
      field.current?.focus();
      field.current?.select();
      setResult('notCopied');
    }
  };
  const share = () => {
    // Rejects when the visitor thinks better of it, which is no fault.
    navigator.share({ text: text.table.shareText(gameTitle), url: link }).catch(() => {});
  };
  return (
    <div className="invite">
      <label htmlFor={id}>{text.table.link}</label>
      <div className="invite-row">
        <input
          id={id}
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button-main" onClick={copy}>
          {text.table.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {text.table.share}
          </button>
        )}
      </div>
      <p role="status" className="field-help">
        {result ? text.table[result] : help}
      </p>
    </div>
  );
}
