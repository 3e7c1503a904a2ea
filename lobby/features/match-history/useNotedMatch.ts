import { useEffect } from 'react';
import type { RememberedSeat } from '../../lib/seats.ts';
import type { LocalMatch } from '../local-match/match.ts';

const load = () => import('./note-match.ts');

function attempt(noting: Promise<void>): void {
  // The end of a race is no time for complaints: the list of races tries again.
  noting.catch((error: unknown) => console.warn(error));
}

/** Takes note of a race at a table, once it is over. */
export function useNotedTable(matchID: string, seat: RememberedSeat | undefined): void {
  useEffect(() => {
    if (seat) attempt(load().then((notes) => notes.noteTable(seat.game, matchID, seat.playerID)));
  }, [matchID, seat]);
}

/** Takes note of a race in this browser, once it is over. */
export function useNotedLocalMatch(match: LocalMatch): void {
  useEffect(() => attempt(load().then((notes) => notes.noteLocalMatch(match))), [match]);
}
