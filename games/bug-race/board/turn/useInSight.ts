import { type RefObject, useEffect, useRef } from 'react';
import { scrollToPart } from '../../../kit/board/frame/scroll-to-part.ts';
import type { BugRaceState } from '../../rules/state.ts';

/** Part of the board that a player should see: the viewer's own bug, or all tracks. */
export type PlaceOfAction = 'own' | 'all';

const selectors: Readonly<Record<PlaceOfAction, string>> = {
  own: '.paddock-head',
  all: '.bug-race-overview',
};

/** Returns the viewer's own bug while the viewer can move it or choose cards, else all tracks. */
export function placeOfAction(G: BugRaceState, playerID: string): PlaceOfAction {
  const isWatching = !G.racing.includes(playerID) || (G.step === 'legMove' && G.isDone[playerID]);
  return G.result || isWatching ? 'all' : 'own';
}

/**
 * Scrolls to the action on screens too small for the whole board. It shows the tracks once the viewer has finished, and
 * the viewer's own bug for the next turn.
 */
export function useInSight(
  board: RefObject<HTMLElement | null>,
  place: PlaceOfAction | null,
): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (place !== null) scrollToPart(board, selectors[place]);
  }, [board, place]);
}
