import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../i18n/useText.tsx';

/** Returns whether the lobby opens offline on this device. */
function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Undefined without TLS, and it may never resolve.
    void navigator.serviceWorker?.ready.then(() => setKept(true));
  }, []);
  return isKept;
}

/** Shows what can be done without the server, where the lobby works offline. */
export function WithoutServer({
  children,
}: {
  /** Links to it, where there are no others. */
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

/** Shows that the lobby works offline, where it does. */
export function IsKept() {
  const { text } = useText();
  return useIsKept() && <p className="is-kept">{text.isKept}</p>;
}
