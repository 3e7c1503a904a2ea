import { type ReactNode, useId, useRef, useState } from 'react';
import { useInviteText } from './InviteText.tsx';

/** A link, to copy or to hand to the device's own way of sharing. */
export function LinkField({
  label,
  link,
  shareText,
  copied,
  help,
  children,
}: {
  readonly label: string;
  readonly link: string;
  /** Goes with the link when it is shared. */
  readonly shareText: string;
  /** Message after the link was copied. */
  readonly copied: string;
  /** What the link is good for, if that needs to be said. */
  readonly help: string | null;
  /** More buttons. */
  readonly children?: ReactNode;
}) {
  const words = useInviteText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<string | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setResult(copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      setResult(words.notCopied);
    }
  };
  const share = () => {
    // Rejects when the visitor thinks better of it, which is no fault.
    navigator.share({ text: shareText, url: link }).catch(() => {});
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className="invite-row">
        <input
          id={id}
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button button-main" onClick={copy}>
          {result === copied ? words.isCopied : words.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            {words.share}
          </button>
        )}
        {children}
      </div>
      <p role="status" className="field-help">
        {result ?? help}
      </p>
    </>
  );
}
