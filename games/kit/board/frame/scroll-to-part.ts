import type { RefObject } from 'react';
import { isMotionUnwanted } from '../playback/motion.ts';

/** Returns whether one of these elements is on the screen. */
function isOnScreen(parts: Iterable<Element>): boolean {
  return [...parts].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

/**
 * Scrolls to the part of a board that matches the selector `part`. It leaves viewers alone who look at none of the parts
 * that match `seen`, by default at nothing of the board, and those who type in a field. Returns whether it has scrolled.
 */
export function scrollToPart(
  { current: board }: RefObject<HTMLElement | null>,
  part: string,
  seen?: string,
): boolean {
  if (!board || document.activeElement?.matches('input, textarea')) return false;
  if (!isOnScreen(seen === undefined ? [board] : board.querySelectorAll(seen))) return false;
  const behavior = isMotionUnwanted() ? 'auto' : 'smooth';
  board.querySelector(part)?.scrollIntoView({ block: 'nearest', behavior });
  return true;
}
