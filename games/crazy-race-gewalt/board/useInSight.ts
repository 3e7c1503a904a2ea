import { type RefObject, useEffect } from 'react';
import type { CrazyRaceEvent } from '../state.ts';

/** Where on the board what is shown is seen: on the course, or in the points. */
const places: Readonly<Partial<Record<CrazyRaceEvent['type'], string>>> = {
  laidSection: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  relocated: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  moved: '.crazy-race-gewalt-runner[data-moving="true"]',
  betsShown: '.crazy-race-gewalt-scoring',
  scored: '.crazy-race-gewalt-scoring tr[data-now="true"]',
};

/** What is shown may be out of sight, most of all on a phone: it is scrolled to. */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  event: CrazyRaceEvent | null,
): void {
  useEffect(() => {
    const place = event && places[event.type];
    if (!place) return;
    const found = board.current?.querySelector(place);
    found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [board, event]);
}
