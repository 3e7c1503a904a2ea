/** Win model of Crazy Race (Gewalt): an evaluation with the determinized bets. */
import type { WinModel, WinShares } from '../../kit/search/search-domain.ts';
import { forEachSeat } from '../../kit/seats.ts';
import { seatsOf } from '../rules/hands.ts';
import type { GewaltRace } from '../rules/index.ts';
import { laneOf } from '../rules/lanes.ts';
import type { GewaltState } from '../rules/state.ts';
import { determinize } from './determinize.ts';
import { findChances, noChances, shareOf } from './evaluation.ts';
import { raceOf } from './race.ts';

export { bot } from './index.ts';

function playOut(state: GewaltState): WinShares {
  const race = raceOf(state);
  const chances = noChances();
  findChances(race, 0, chances);
  return forEachSeat(seatsOf(state), (seat) => shareOf(race, laneOf(seat), chances));
}

/** The win model from which estimates of Crazy Race are made. */
export const winModel: WinModel<GewaltRace> = { determinize, playOut, sharpness: 0.85 };
