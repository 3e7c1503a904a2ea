import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Moves are weighed here, so nothing of this is asked. */
const settings = { explorationConstant: 0, widening: { first: 4, growth: 1 }, priorWeight: 0 };

/**
 * How each level plays. Even few rounds find good moves, so the lower levels differ by their slips; and beyond some
 * thousands there is nothing left to find.
 */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { settings, maxRounds: 2, blunderRate: 0.88 },
  fair: { settings, maxRounds: 8, blunderRate: 0.4 },
  strong: { settings, maxRounds: 3000, blunderRate: 0 },
};
