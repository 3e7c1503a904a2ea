import { type RefObject, useEffect, useState } from 'react';
import {
  afterPaint,
  useScrollAnchor as useKeptInPlace,
} from '../../../games/kit/board/hooks/useScrollAnchor.ts';

/** Whether something is so and all else has been painted as it is then; what is so from the beginning is so at once. */
export function useSettled(isSo: boolean): boolean {
  const [isSettled, setSettled] = useState(isSo);
  useEffect(() => {
    if (isSo) return afterPaint(() => setSettled(true));
    setSettled(false);
    return undefined;
  }, [isSo]);
  return isSo && isSettled;
}

/** Whether somebody is writing. */
export function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea') ?? false;
}

/** Moves the page to its top, and tells when it is there. */
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
 * When something comes over `below` nothing jumps: what is seen stays where it was, and then the page moves up to what
 * has come, unless its reader is writing.
 */
export function useUnmoved(isThere: boolean, below: RefObject<HTMLElement | null>): void {
  useKeptInPlace(isThere, below, goUp);
}
