import type { LevelConfig } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Unused: the bot evaluates moves by sequential halving instead of tree search. */
const settings = { explorationConstant: 0, widening: { first: 1, growth: 1 }, priorWeight: 0 };

/** Settings of each level. */
export const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { settings, maxRounds: 1, blunderRate: 0.75, blunderChoices: 12 },
  fair: { settings, maxRounds: 4, blunderRate: 0.4, blunderChoices: 8 },
  strong: { settings, maxRounds: 100_000, blunderRate: 0 },
};
