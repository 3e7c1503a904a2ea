import { type RefObject, useEffect, useRef } from 'react';
import { scrollToPart } from '../../../kit/board/parts.ts';
import type { SchachtEvent } from '../../rules/events.ts';

const seen = ['stage', 'player'];

/** Returns the part in which an event is visible: the stage, or a player's track. */
function placeOf(event: SchachtEvent): string {
  switch (event.type) {
    case 'advanced':
    case 'tookPoints':
    case 'stole':
    case 'lostHighest':
    case 'lostChosen':
      return `player-${event.playerID}`;
    default:
      return 'stage';
  }
}

/**
 * Scrolls to the event being shown, which may be out of sight, above all on a phone. Afterwards it scrolls back to the
 * prompt.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  event: SchachtEvent | null,
  isAsked: boolean,
): void {
  const isFollowing = useRef(false);
  useEffect(() => {
    if (event === null && !(isFollowing.current && isAsked)) return;
    const isSeen = scrollToPart(board.current, event ? placeOf(event) : 'stage', seen);
    if (isSeen) isFollowing.current = event !== null;
  }, [board, event, isAsked]);
}
