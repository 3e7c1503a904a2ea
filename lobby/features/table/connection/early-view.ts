import type { FirstView } from '../../../../protocol/tables.ts';

/** A match as it was shown to this page before it had a socket. */
export interface EarlyView {
  readonly view: FirstView;
  /** By this device's clock. */
  readonly receivedAt: number;
}

declare global {
  interface Window {
    /** What public/first.js has asked for; undefined: nothing. */
    paddockFirstView?: Promise<EarlyView | undefined>;
  }
}

/** What was asked for while the scripts were on their way, once; undefined: nothing came. */
export async function earlyView(): Promise<EarlyView | undefined> {
  const asked = window.paddockFirstView;
  delete window.paddockFirstView;
  return asked;
}
