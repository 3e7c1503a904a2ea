import { type RefObject, useMemo } from 'react';
import { usePageLayoutEffect } from './usePageLayoutEffect.ts';

/** Calls back once the present rendering has been painted. Returns a function that cancels the call. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** Releases the page once it is scrolled to its top. Until then it must stay long enough to scroll. */
function letGoOnTop(release: () => void): void {
  const onScrollEnd = () => {
    if (window.scrollY > 0) return;
    document.removeEventListener('scrollend', onScrollEnd);
    release();
  };
  document.addEventListener('scrollend', onScrollEnd);
}

/**
 * Keeps the visible content in place when something appears above `below`. Once that has been painted, `painted`
 * receives a function that releases the page.
 */
export function useScrollAnchor(
  isThere: boolean,
  below: RefObject<HTMLElement | null>,
  painted: (release: () => void) => void = letGoOnTop,
): void {
  // Measured while the page is unchanged: the new part is drawn after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever something comes
  const before = useMemo(() => below.current?.getBoundingClientRect().top, [isThere]);
  usePageLayoutEffect(() => {
    const { current } = below;
    if (!isThere || before === undefined || !current) return undefined;
    const { documentElement: page, body } = document;
    // The browser's own scroll anchoring comes too late for a page that is at its top.
    page.style.overflowAnchor = 'none';
    // Even a short page must be long enough to scroll.
    body.style.minBlockSize = `${page.scrollHeight + window.innerHeight}px`;
    window.scrollBy({ top: current.getBoundingClientRect().top - before, behavior: 'instant' });
    const release = () => {
      page.style.overflowAnchor = '';
      body.style.minBlockSize = '';
    };
    const callOff = afterPaint(() => painted(release));
    return () => {
      callOff();
      release();
    };
  }, [isThere, before, below, painted]);
}
