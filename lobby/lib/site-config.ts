import { useSyncExternalStore } from 'react';
import { defaultSiteConfig, type SiteConfig, type SiteConfigAnswer } from '../../protocol/site.ts';

/** Interval in milliseconds at which a visible page fetches the settings. Tables receive them by socket. */
const pause = 300_000;

let siteConfig: Partial<SiteConfigAnswer> & SiteConfig = defaultSiteConfig;
const listeners = new Set<() => void>();

/** Stores the site's settings. */
export function noteSiteConfig(changes: SiteConfig): void {
  siteConfig = { ...siteConfig, ...changes };
  for (const listener of listeners) listener();
}

async function fetchSiteConfig(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const answer = await fetch('/api/site');
    // Our server answers as in protocol/site.ts.
    if (answer.ok) noteSiteConfig((await answer.json()) as SiteConfigAnswer);
  } catch {
    // Without a network, the settings stay.
  }
}

/** Fetches the settings now, every few minutes, and whenever the page becomes visible. */
export function followSiteConfig(): void {
  void fetchSiteConfig();
  setInterval(() => void fetchSiteConfig(), pause);
  document.addEventListener('visibilitychange', () => void fetchSiteConfig());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the site's settings as far as they are known. */
export const useSiteConfig = () => useSyncExternalStore(listen, () => siteConfig);
