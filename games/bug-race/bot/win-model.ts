/** Win model of Bug Race: the chances of all bugs at once. */
import type { WinModel, WinShares } from '../../kit/search/search-domain.ts';
import { forEachSeat } from '../../kit/seats.ts';
import { type BugRace, standings } from '../rules/index.ts';
import type { BugRaceState } from '../rules/state.ts';
import { determinize } from './determinize.ts';
import { chanceToWin } from './estimate.ts';
import { endsOfTurn } from './evaluate-moves.ts';
import { paceOf } from './finish-times.ts';

export { bot } from './index.ts';

/** Returns each bug's chance to be home first, after a turn in which all players do what is best for their own bugs. */
function playOut(state: BugRaceState): WinShares {
  const { racing, options } = state;
  const seats = Object.keys(state.bugs);
  // BR-16: the others may race on for second place.
  if (racing.length < seats.length) {
    const { winners } = standings(state);
    return forEachSeat(seats, (seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const pace = paceOf(options);
  const ends = endsOfTurn(state);
  return forEachSeat(seats, (seat) => chanceToWin(pace, ends, racing.indexOf(seat)));
}

/** The win model from which estimates of Bug Race are made. */
export const winModel: WinModel<BugRace> = { determinize, playOut, sharpness: 0.9 };
