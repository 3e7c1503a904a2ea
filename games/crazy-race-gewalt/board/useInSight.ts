import { type RefObject, useEffect } from 'react';
import type { CrazyRaceEvent } from '../events.ts';

/** Where on the board what is shown is seen: on the course, or in the points. */
const places: Readonly<Partial<Record<CrazyRaceEvent['type'], string>>> = {
  laidSection: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  relocated: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  moved: '.crazy-race-gewalt-runner[data-moving="true"]',
  betsShown: '.crazy-race-gewalt-scoring',
  scored: '.crazy-race-gewalt-scoring tr[data-now="true"]',
};

const looked = '.crazy-race-gewalt-course, .crazy-race-gewalt-scoring';

/** Whether the viewer looks at course or points; who reads or writes elsewhere on the page is left in peace. */
function isLookedAt(board: HTMLElement): boolean {
  if (document.activeElement?.matches('input, textarea')) return false;
  return [...board.querySelectorAll(looked)].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

/** What is shown may be out of sight, most of all on a phone: it is scrolled to. */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  event: CrazyRaceEvent | null,
): void {
  useEffect(() => {
    const place = event && places[event.type];
    if (!place || !board.current || !isLookedAt(board.current)) return;
    const found = board.current.querySelector(place);
    found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [board, event]);
}
