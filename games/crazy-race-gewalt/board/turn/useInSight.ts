import { type RefObject, useEffect, useRef } from 'react';
import { scrollToPart } from '../../../kit/board/frame/scroll-to-part.ts';
import type { GewaltEvent } from '../../rules/events.ts';

/** Selectors of where on the board an event is visible: on the course, or in the points. */
const places: Readonly<Partial<Record<GewaltEvent['type'], string>>> = {
  laidSection: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  relocated: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  moved: '.crazy-race-gewalt-runner[data-moving="true"]',
  betsShown: '.crazy-race-gewalt-scoring',
  scored: '.crazy-race-gewalt-scoring tr[data-now="true"]',
};

/**
 * Selectors of where to scroll after the playback: to the viewer's own pawn. Spectators see that of the player whose
 * turn it is.
 */
const home = '.crazy-race-gewalt-runner[data-own="true"]';
const homeOfWatchers = '.crazy-race-gewalt-runner[data-turn="true"]';

const seen = '.crazy-race-gewalt-course, .crazy-race-gewalt-scoring';

/**
 * Scrolls to the event being shown, which may be out of sight, above all on a phone. Afterwards it scrolls to the
 * viewer's own pawn.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  event: GewaltEvent | null,
  hasPawn: boolean,
): void {
  const last = useRef<GewaltEvent | null>(null);
  // Where the course scrolls by itself, the viewer's pawn is visible from the beginning.
  useEffect(() => {
    const frame = board.current?.querySelector('.crazy-race-gewalt-course-frame');
    const runner = frame?.querySelector(home);
    if (!frame || !runner || frame.scrollHeight <= frame.clientHeight) return;
    const { top, bottom } = runner.getBoundingClientRect();
    frame.scrollTop =
      (top + bottom) / 2 - frame.getBoundingClientRect().top - frame.clientHeight / 2;
  }, [board]);
  useEffect(() => {
    const before = last.current;
    last.current = event;
    // At the end of the race, the view stays where it is.
    const isOver = before === null || before.type === 'raceEnded' || before.type === 'scored';
    const back = isOver ? undefined : hasPawn ? home : homeOfWatchers;
    const place = event ? places[event.type] : back;
    if (place) scrollToPart(board, place, seen);
  }, [board, event, hasPawn]);
}
