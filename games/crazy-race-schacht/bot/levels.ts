import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';
import type { SearchSettings } from '../../kit/search/tree-search.ts';

/** Search settings of all levels. Promising moves are tried first, others only once there is time for them. */
const settings: SearchSettings = {
  explorationConstant: 0.5,
  widening: { first: 2, growth: 0.3 },
  priorWeight: 0,
};

/** Settings of each level. */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { settings, maxRounds: 4, blunderRate: 0.5 },
  fair: { settings, maxRounds: 8, blunderRate: 0.1 },
  strong: { settings, maxRounds: Number.POSITIVE_INFINITY, blunderRate: 0 },
};
