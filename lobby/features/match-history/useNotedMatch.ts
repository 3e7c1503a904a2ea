import { useEffect } from 'react';
import type { RememberedSeat } from '../../lib/seats.ts';
import type { LocalMatch } from '../local-match/match.ts';

const load = () => import('./note-match.ts');

function attempt(noting: Promise<void>): void {
  // Not reported here; the list of matches tries again.
  noting.catch((error: unknown) => console.warn(error));
}

/** Stores the match of a table once it is over. */
export function useNotedTable(matchID: string, seat: RememberedSeat | undefined): void {
  useEffect(() => {
    if (seat) attempt(load().then((notes) => notes.noteTable(seat.game, matchID, seat.playerID)));
  }, [matchID, seat]);
}

/** Stores a local match once it is over. */
export function useNotedLocalMatch(match: LocalMatch): void {
  useEffect(() => attempt(load().then((notes) => notes.noteLocalMatch(match))), [match]);
}
