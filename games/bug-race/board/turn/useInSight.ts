import { type RefObject, useEffect, useRef } from 'react';
import { scrollToPart } from '../../../kit/board/parts.ts';
import type { BugRaceState } from '../../rules/state.ts';

/**
 * Returns the part of the board that a player should see: the head, with the player's bug below it, while the player can
 * move it or choose cards; else all tracks.
 */
export function placeOfAction(G: BugRaceState, playerID: string): 'head' | 'overview' {
  const isWatching = !G.racing.includes(playerID) || (G.step === 'legMove' && G.isDone[playerID]);
  return G.result || isWatching ? 'overview' : 'head';
}

/**
 * Scrolls to the action on screens too small for the whole board. It shows the tracks once the viewer has finished, and
 * the viewer's own bug for the next turn.
 */
export function useInSight(board: RefObject<HTMLElement | null>, place: string | null): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (place !== null) scrollToPart(board.current, place);
  }, [board, place]);
}
