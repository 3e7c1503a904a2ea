import { useSyncExternalStore } from 'react';
import { type House, type HouseAnswer, plainHouse } from '../../server/operators/protocol.ts';

/** Milliseconds between two questions of a page that somebody looks at; tables are told by themselves. */
const pause = 300_000;

let house: Partial<HouseAnswer> & House = plainHouse;
const listeners = new Set<() => void>();

/** Takes what those who run the server say to all pages. */
export function noteHouse(news: House): void {
  house = { ...house, ...news };
  for (const listener of listeners) listener();
}

async function askForHouse(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const answer = await fetch('/api/house');
    // Our own server answers by server/operators/protocol.ts.
    if (answer.ok) noteHouse((await answer.json()) as HouseAnswer);
  } catch {
    // Without a network all stays as it was.
  }
}

/** Asks the server now, every few minutes, and whenever the page is looked at again. */
export function keepUpWithHouse(): void {
  void askForHouse();
  setInterval(() => void askForHouse(), pause);
  document.addEventListener('visibilitychange', () => void askForHouse());
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What those who run the server say to all pages, as far as it is known. */
export const useHouse = () => useSyncExternalStore(listen, () => house);
