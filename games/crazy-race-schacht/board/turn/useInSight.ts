import { type RefObject, useEffect, useRef } from 'react';
import { isPageVisible } from '../../../kit/board/playback/page-visibility.ts';
import type { SchachtEvent } from '../../rules/events.ts';

const stage = '.crazy-race-schacht-stage-area';
const looked = `${stage}, .crazy-race-schacht-player`;

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
    if (!board.current || !isPageVisible(board.current.querySelectorAll(looked))) return;
    if (event === null && !(isFollowing.current && isAsked)) return;
    isFollowing.current = event !== null;
    const found = board.current.querySelector(event ? placeOf(event) : stage);
    found?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [board, event, isAsked]);
}
