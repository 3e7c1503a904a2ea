import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Settings of each level. */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 4, blunderRate: 0.5 },
  fair: { maxRounds: 8, blunderRate: 0.1 },
  strong: { maxRounds: Number.POSITIVE_INFINITY, blunderRate: 0 },
};
