import { type ReactNode, useId, useRef, useState } from 'react';
import { useInviteText } from '../../i18n/match-messages.tsx';

/** A link with buttons to copy it and to share it by the device. */
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
  /** Text that is shared with the link. */
  readonly shareText: string;
  /** Message after the link was copied. */
  readonly copied: string;
  /** Explanation of the link, or null. */
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
    // Rejects when the visitor cancels, which is not an error.
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
