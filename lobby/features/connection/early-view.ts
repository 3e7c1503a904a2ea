import type { FirstView } from '../../../protocol/tables.ts';

/** A match that was fetched by HTTP before the page had a socket. */
export interface EarlyView {
  readonly view: FirstView;
  /** Milliseconds since 1970, by this device's clock. */
  readonly receivedAt: number;
}

declare global {
  interface Window {
    /** The request that public/first.js has sent, if any. */
    paddockFirstView?: Promise<EarlyView | undefined>;
  }
}

/** Returns the match that was requested while the scripts loaded, once; undefined if there is none. */
export async function earlyView(): Promise<EarlyView | undefined> {
  const asked = window.paddockFirstView;
  delete window.paddockFirstView;
  return asked;
}
