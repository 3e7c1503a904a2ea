import { type RefObject, useEffect, useRef } from 'react';
import { elementsOf, scrollToPart } from '../../../kit/board/parts.ts';
import type { GewaltEvent } from '../../rules/events.ts';
import type { Playback } from './usePlayback.ts';

/** Returns the part in which an event is visible, on the course or in the points. */
function placeOf(event: GewaltEvent): string | null {
  switch (event.type) {
    case 'laidSection':
    case 'relocated':
      return 'chosen-section';
    case 'moved':
      return `pawn-${event.playerID}`;
    case 'betsShown':
      return 'scoring';
    case 'scored':
      return `score-${event.playerID}`;
    default:
      return null;
  }
}

/**
 * Scrolls to the event being shown, which may be out of sight, above all on a phone. Afterwards it scrolls to the
 * viewer's own pawn. Spectators see that of the player whose turn it is.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  { event, shown }: Playback,
  viewer: string | null,
): void {
  const last = useRef<GewaltEvent | null>(null);
  const home = `pawn-${viewer ?? shown.turn.playerID}`;
  // Where the course scrolls by itself, the viewer's pawn is visible from the beginning.
  useEffect(() => {
    const [frame] = elementsOf(board.current, 'course-frame');
    const [pawn] = elementsOf(board.current, `pawn-${viewer}`);
    if (!frame || !pawn || frame.scrollHeight <= frame.clientHeight) return;
    const { top, bottom } = pawn.getBoundingClientRect();
    frame.scrollTop =
      (top + bottom) / 2 - frame.getBoundingClientRect().top - frame.clientHeight / 2;
  }, [board, viewer]);
  useEffect(() => {
    const before = last.current;
    last.current = event;
    // At the end of the race, the view stays where it is.
    const isOver = before === null || before.type === 'raceEnded' || before.type === 'scored';
    const place = event ? placeOf(event) : isOver ? null : home;
    if (place !== null) scrollToPart(board.current, place, ['course', 'scoring']);
  }, [board, event, home]);
}
