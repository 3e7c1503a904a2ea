import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/**
 * Settings of each level. Even a few rounds find good moves, so the lower levels differ by their blunder rates. Beyond
 * some thousand rounds there is nothing more to gain.
 */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 2, blunderRate: 0.88 },
  fair: { maxRounds: 8, blunderRate: 0.4 },
  strong: { maxRounds: 3000, blunderRate: 0 },
};
