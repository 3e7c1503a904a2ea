import { useEffect, useState } from 'react';

/** Whether the lobby opens on this device without a network. */
export function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Undefined without TLS; and it may never come.
    void navigator.serviceWorker?.ready.then(() => setKept(true));
  }, []);
  return isKept;
}
