import type { Page } from 'playwright-core';

/** Maximum layout shift of a page, counted as browsers do: the moved share of the screen times the distance. */
export const maxShift = 0.02;

declare global {
  interface Window {
    shiftedSoFar: number;
    /** The elements that have moved, for debugging. */
    movedSoFar: string[];
  }
}

/** A performance entry of a type that TypeScript doesn't know. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Sums up the page's layout shifts from its beginning. It runs on the page. Two kinds of shift don't count: those of a
 * dialog, which changes after a press, and those of the log, which follows its end.
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

/** Returns the layout shift of a page so far, including what it is about to paint. */
export async function shiftOn(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page.evaluate(() => window.shiftedSoFar);
}
