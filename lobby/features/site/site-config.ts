import { useSyncExternalStore } from 'react';
import {
  defaultSiteConfig,
  type SiteConfig,
  type SiteConfigAnswer,
} from '../../../protocol/site.ts';

/** Milliseconds between two questions of a page that somebody looks at; tables are told by themselves. */
const pause = 300_000;

let house: Partial<SiteConfigAnswer> & SiteConfig = defaultSiteConfig;
const listeners = new Set<() => void>();

/** Takes what those who run the server say to all pages. */
export function noteSiteConfig(news: SiteConfig): void {
  house = { ...house, ...news };
  for (const listener of listeners) listener();
}

async function askForHouse(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const answer = await fetch('/api/site');
    // Our own server answers by protocol/site.ts.
    if (answer.ok) noteSiteConfig((await answer.json()) as SiteConfigAnswer);
  } catch {
    // Without a network all stays as it was.
  }
}

/** Asks the server now, every few minutes, and whenever the page is looked at again. */
export function followSiteConfig(): void {
  void askForHouse();
  setInterval(() => void askForHouse(), pause);
  document.addEventListener('visibilitychange', () => void askForHouse());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What those who run the server say to all pages, as far as it is known. */
export const useSiteConfig = () => useSyncExternalStore(listen, () => house);
