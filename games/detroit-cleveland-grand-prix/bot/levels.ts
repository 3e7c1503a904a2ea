import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Settings of each level. */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 1, blunderRate: 0.75, blunderChoices: 12 },
  fair: { maxRounds: 4, blunderRate: 0.4, blunderChoices: 8 },
  strong: { maxRounds: 100_000, blunderRate: 0 },
};
