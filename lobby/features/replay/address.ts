import { useEffect } from 'react';
import type { Eyes } from './match/past-match.ts';

/** What an address says of where one is in a match. */
export interface Spot {
  readonly at: number;
  readonly as: Eyes;
}

/** Reads `?at=37&as=1`; what it doesn't say, or can't be, is the beginning, seen by a spectator. */
export function spotIn(
  search: string,
  { length, seats }: { readonly length: number; readonly seats: readonly string[] },
): Spot {
  const query = new URLSearchParams(search);
  const at = Number(query.get('at') ?? 0);
  const as = query.get('as');
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0,
    as: as === 'all' || (as !== null && seats.includes(as)) ? as : null,
  };
}

/** The address of this page with where one is in its match. */
export function addressOf({ at, as }: Spot): string {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams({ at: String(at), ...(as !== null && { as }) }).toString();
  return url.href;
}

/** Browsers allow few changes of the address in a short time; milliseconds. */
const settling = 300;

/** Keeps the address of the page at where one is, once one stays there. */
export function useAddress({ at, as }: Spot): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = addressOf({ at, as });
      if (address !== window.location.href) {
        window.history.replaceState(window.history.state, '', address);
      }
    }, settling);
    return () => clearTimeout(timer);
  }, [at, as]);
}
