/** How a race stands for everybody, by the bets that are imagined. */
import type { Forecasting, Outlook } from '../../kit/search/knowledge.ts';
import { forEachSeat } from '../../kit/seats.ts';
import { seatsOf } from '../hands.ts';
import { laneOf } from '../lanes.ts';
import type { CrazyRace } from '../rules.ts';
import type { CrazyRaceState } from '../state.ts';
import { imagine } from './imagine.ts';
import { findChances, noChances, shareOf } from './outlook.ts';
import { raceOf } from './race.ts';

export { bot } from './index.ts';

function outlook(state: CrazyRaceState): Outlook {
  const race = raceOf(state);
  const chances = noChances();
  findChances(race, 0, chances);
  return forEachSeat(seatsOf(state), (seat) => shareOf(race, laneOf(seat), chances));
}

/** What estimates of Crazy Race are made of. */
export const forecasting: Forecasting<CrazyRace> = { imagine, outlook, sureness: 0.85 };
