/** Win model of Crazy Race (Schacht): a stage is rolled out to its end and then evaluated. */
import type { Rng } from '../../kit/rng.ts';
import type { WinModel, WinShares } from '../../kit/search/search-domain.ts';
import { rules, type SchachtRace } from '../rules/index.ts';
import type { SchachtState } from '../rules/state.ts';
import { determinize } from './determinize.ts';
import { evaluate, isHorizon } from './evaluation.ts';
import { rolloutMove } from './policy.ts';

export { bot } from './index.ts';

function playOut(state: SchachtState, rng: Rng): WinShares {
  const begin = rules.copy(state);
  for (;;) {
    const [seat] = rules.playersToMove(state);
    if (seat === undefined || isHorizon(state, begin)) return evaluate(state);
    rules.playUnchecked(state, seat, rolloutMove(state, seat, rng), rng);
  }
}

/** The win model from which estimates of Crazy Race are made. */
export const winModel: WinModel<SchachtRace> = { determinize, playOut, sharpness: 0.6 };
