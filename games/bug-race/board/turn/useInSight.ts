import { type RefObject, useEffect, useRef } from 'react';
import { isMotionUnwanted } from '../../../kit/board/playback/motion.ts';
import { isPageVisible } from '../../../kit/board/playback/page-visibility.ts';
import type { BugRaceState } from '../../rules/state.ts';

/** Where on the board there is something to do or to see for a player. */
export type PlaceOfAction = 'own' | 'all';

const selectors: Readonly<Record<PlaceOfAction, string>> = {
  own: '.bug-race-prompt',
  all: '.bug-race-overview',
};

/** At the viewer's own bug while there is something to do with it, or to choose; else where the others race. */
export function placeOfAction(G: BugRaceState, playerID: string): PlaceOfAction {
  const isWatching = !G.racing.includes(playerID) || (G.step === 'legMove' && G.isDone[playerID]);
  return G.result || isWatching ? 'all' : 'own';
}

/** Follows the action on screens too small for all: to the tracks once the viewer's own part is done, and home for the next. */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  place: PlaceOfAction | null,
): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (place === null || !board.current || !isPageVisible([board.current])) return;
    board.current.querySelector(selectors[place])?.scrollIntoView({
      block: 'nearest',
      behavior: isMotionUnwanted() ? 'auto' : 'smooth',
    });
  }, [board, place]);
}
