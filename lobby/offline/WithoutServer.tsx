import type { ReactNode } from 'react';
import { useText } from '../i18n/useText.tsx';
import { useIsKept } from './useIsKept.ts';

/** What can be done here while the server can't be reached; nothing where the lobby may not open without it. */
export function WithoutServer({
  children,
}: {
  /** The ways to it, where they are not at hand. */
  readonly children?: ReactNode;
}) {
  const { text } = useText();
  const isKept = useIsKept();
  return (
    isKept && (
      <div className="note">
        <p>{text.withoutServer}</p>
        {children}
      </div>
    )
  );
}

/** Says that the lobby needs no network, where that is so. */
export function IsKept() {
  const { text } = useText();
  return useIsKept() && <p className="is-kept">{text.isKept}</p>;
}
