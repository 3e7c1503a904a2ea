import { type RefObject, useEffect, useRef } from 'react';
import { scrollToPart } from '../../../kit/board/frame/scroll-to-part.ts';
import type { SchachtEvent } from '../../rules/events.ts';

const stage = '.crazy-race-schacht-stage-area';
const seen = `${stage}, .crazy-race-schacht-player`;

/** Returns the selector of where an event is visible: at the stage, or on a player's track. */
function placeOf(event: SchachtEvent): string {
  switch (event.type) {
    case 'advanced':
    case 'tookPoints':
    case 'stole':
    case 'lostHighest':
    case 'lostChosen':
      return `.crazy-race-schacht-player[data-player="${CSS.escape(event.playerID)}"]`;
    default:
      return stage;
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
    const isSeen = scrollToPart(board, event ? placeOf(event) : stage, seen);
    if (isSeen) isFollowing.current = event !== null;
  }, [board, event, isAsked]);
}
