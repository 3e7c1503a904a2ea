import { useEffect, useState } from 'react';

/** Returns whether the lobby opens offline on this device. */
export function useIsKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    // Undefined without TLS, and it may never resolve.
    void navigator.serviceWorker?.ready.then(() => setKept(true));
  }, []);
  return isKept;
}
