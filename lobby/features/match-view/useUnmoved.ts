import { type RefObject, useEffect, useState } from 'react';
import {
  afterPaint,
  useScrollAnchor as useKeptInPlace,
} from '../../../games/kit/board/hooks/useScrollAnchor.ts';

/**
 * Returns `isSo` delayed until the rest of the page has been painted with it. True from the beginning is returned at
 * once.
 */
export function useSettled(isSo: boolean): boolean {
  const [isSettled, setSettled] = useState(isSo);
  useEffect(() => {
    if (isSo) return afterPaint(() => setSettled(true));
    setSettled(false);
    return undefined;
  }, [isSo]);
  return isSo && isSettled;
}

/** Returns whether the player is typing. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

/** Scrolls the page to its top, and calls back when it is there. */
function goUp(onTop: () => void): void {
  if (isTyping() || window.scrollY === 0) {
    onTop();
    return;
  }
  document.addEventListener('scrollend', onTop, { once: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/**
 * Keeps the visible content in place when something appears above `below`, then scrolls up to it, unless the player is
 * typing.
 */
export function useUnmoved(isThere: boolean, below: RefObject<HTMLElement | null>): void {
  useKeptInPlace(isThere, below, goUp);
}
