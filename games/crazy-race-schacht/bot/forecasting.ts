/** How a race stands for everybody: a stage played to its end by rule of thumb, and what counts then. */
import type { Chance } from '../../kit/chance.ts';
import type { Forecasting, Outlook } from '../../kit/search/knowledge.ts';
import { type CrazyRace, rules } from '../rules.ts';
import type { CrazyRaceState } from '../state.ts';
import { estimate, isFarEnough } from './estimate.ts';
import { imagine } from './imagine.ts';
import { quickMove } from './policy.ts';

export { bot } from './index.ts';

function outlook(state: CrazyRaceState, chance: Chance): Outlook {
  const begin = rules.copy(state);
  for (;;) {
    const [seat] = rules.waitsFor(state);
    if (seat === undefined || isFarEnough(state, begin)) return estimate(state);
    rules.play(state, seat, quickMove(state, seat, chance), chance);
  }
}

/** What estimates of Crazy Race are made of. */
export const forecasting: Forecasting<CrazyRace> = { imagine, outlook, sureness: 0.6 };
