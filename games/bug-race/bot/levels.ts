import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Unused: the bot evaluates moves by sequential halving instead of tree search. */
const settings = { explorationConstant: 0, widening: { first: 4, growth: 1 }, priorWeight: 0 };

/**
 * Settings of each level. Even a few rounds find good moves, so the lower levels differ by their blunder rates. Beyond
 * some thousand rounds there is nothing more to gain.
 */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { settings, maxRounds: 2, blunderRate: 0.88 },
  fair: { settings, maxRounds: 8, blunderRate: 0.4 },
  strong: { settings, maxRounds: 3000, blunderRate: 0 },
};
