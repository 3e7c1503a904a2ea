import type { Page } from 'playwright-core';

/** Most by which a page may shift by itself, counted as browsers do: the part of the screen that moves times how far. */
export const maxShift = 0.02;

declare global {
  interface Window {
    shiftedSoFar: number;
    /** What has moved, for whoever has to find out why. */
    movedSoFar: string[];
  }
}

/** An entry of a kind that TypeScript doesn't know. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sums up how far things have moved by themselves, from the beginning of the page on. Runs on it. Two kinds
 * of shift don't count: those of a dialog, which changes after a press, and those of the log, which follows its end.
 */
export function observeShifts(): void {
  window.shiftedSoFar = 0;
  window.movedSoFar = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const doesNotCount = sources.every(
        ({ node }) => node instanceof Element && node.closest('[role="dialog"], dialog, .log'),
      );
      if (sources.length > 0 && doesNotCount) continue;
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.getAttribute('class') : node?.nodeValue,
      );
      window.shiftedSoFar += value;
      window.movedSoFar.push(`${value.toFixed(3)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** By how much a page has shifted so far, with what it is about to paint. */
export async function shiftOn(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => window.shiftedSoFar);
}
