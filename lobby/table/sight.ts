import type { Sight } from '../../server/protocol.ts';

/** A match as it was shown to this page before it had a socket. */
export interface EarlySight {
  readonly sight: Sight;
  /** By this device's clock. */
  readonly receivedAt: number;
}

declare global {
  interface Window {
    /** What public/first.js has asked for; undefined: nothing. */
    paddockSight?: Promise<EarlySight | undefined>;
  }
}

/** What was asked for while the scripts were on their way, once; undefined: nothing came. */
export async function earlySight(): Promise<EarlySight | undefined> {
  const asked = window.paddockSight;
  delete window.paddockSight;
  return asked;
}
