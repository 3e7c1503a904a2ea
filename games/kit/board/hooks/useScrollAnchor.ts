import { type RefObject, useLayoutEffect, useMemo } from 'react';

/** Calls back once what is drawn now has been painted; gives what calls that off. */
export function afterPaint(run: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** Not before the page is at its top: until then there must be enough to scroll. */
function letGoOnTop(release: () => void): void {
  const onScrollEnd = () => {
    if (window.scrollY > 0) return;
    document.removeEventListener('scrollend', onScrollEnd);
    release();
  };
  document.addEventListener('scrollend', onScrollEnd);
}

/**
 * When something comes over `below` nothing jumps: what is seen stays where it was. Once that has been painted
 * `painted` is given what lets go of the page.
 */
export function useScrollAnchor(
  isThere: boolean,
  below: RefObject<HTMLElement | null>,
  painted: (release: () => void) => void = letGoOnTop,
): void {
  // While the page is still as it was: what has come is drawn after this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured whenever something comes
  const before = useMemo(() => below.current?.getBoundingClientRect().top, [isThere]);
  useLayoutEffect(() => {
    const { current } = below;
    if (!isThere || before === undefined || !current) return undefined;
    const { documentElement: page, body } = document;
    // The browser's own way to the same end comes too late for a page that stands at its top.
    page.style.overflowAnchor = 'none';
    // However short it is: there must be enough to scroll.
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
