import { type RefObject, useEffect, useRef } from 'react';
import { isPageVisible } from '../../../kit/board/playback/page-visibility.ts';
import type { GewaltEvent } from '../../rules/events.ts';

/** Where on the board what is shown is seen: on the course, or in the points. */
const places: Readonly<Partial<Record<GewaltEvent['type'], string>>> = {
  laidSection: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  relocated: '[data-state="chosen"] > .crazy-race-gewalt-tile',
  moved: '.crazy-race-gewalt-runner[data-moving="true"]',
  betsShown: '.crazy-race-gewalt-scoring',
  scored: '.crazy-race-gewalt-scoring tr[data-now="true"]',
};

/** Where the viewer's own pawn is, once all is shown; who only watches stays with whose turn it is. */
const home = '.crazy-race-gewalt-runner[data-own="true"]';
const homeOfWatchers = '.crazy-race-gewalt-runner[data-turn="true"]';

const looked = '.crazy-race-gewalt-course, .crazy-race-gewalt-scoring';

/** What is shown may be out of sight, most of all on a phone: it is scrolled to, and in the end the viewer's own pawn. */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  event: GewaltEvent | null,
  hasPawn: boolean,
): void {
  const last = useRef<GewaltEvent | null>(null);
  // Where the course scrolls by itself the viewer's pawn is seen from the beginning.
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
    // The end is looked at where it is.
    const isOver = before === null || before.type === 'raceEnded' || before.type === 'scored';
    const back = isOver ? undefined : hasPawn ? home : homeOfWatchers;
    const place = event ? places[event.type] : back;
    if (!place || !board.current || !isPageVisible(board.current.querySelectorAll(looked))) return;
    const found = board.current.querySelector(place);
    found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [board, event, hasPawn]);
}
