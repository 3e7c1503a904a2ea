import { useEffect, useMemo, useState } from 'react';

/**
 * Returns the server's time in milliseconds since 1970, continued from the time that it `said`, every `interval`
 * milliseconds. Clocks of devices may be wrong.
 */
export function useServerNow(said: number, interval: number): number {
  const [now, setNow] = useState(() => performance.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was heard when it changed
  const heardAt = useMemo(() => performance.now(), [said]);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return said + Math.max(0, now - heardAt);
}
