import { useEffect } from 'react';
import type { ReplayViewer } from '../past-match/past-match.ts';

/** Position and point of view in an address. */
export interface Spot {
  readonly at: number;
  readonly as: ReplayViewer;
}

/**
 * Reads `?at=37&as=1`; an empty `as` is a spectator. Missing or invalid values mean the start, seen from the reader's
 * own seat.
 */
export function spotIn(
  search: string,
  {
    length,
    seats,
    own,
  }: {
    readonly length: number;
    readonly seats: readonly string[];
    /** The reader's own seat. Null if there is none. */
    readonly own: string | null;
  },
): Spot {
  const query = new URLSearchParams(search);
  const at = Number(query.get('at') ?? 0);
  return {
    at: Number.isInteger(at) ? Math.max(0, Math.min(length, at)) : 0,
    as: viewerIn(query.get('as'), seats, own),
  };
}

function viewerIn(as: string | null, seats: readonly string[], own: string | null): ReplayViewer {
  if (as === '') return null;
  return as === 'all' || (as !== null && seats.includes(as)) ? as : own;
}

/** Returns the address of this page with a position and a point of view. */
export function addressOf({ at, as }: Spot): string {
  const url = new URL(window.location.href);
  url.search = new URLSearchParams({ at: String(at), as: as ?? '' }).toString();
  return url.href;
}

/** Delay in milliseconds, since browsers allow few changes of the address in a short time. */
const settling = 300;

/** Keeps the page's address up to date with the position, once it stays the same. */
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
