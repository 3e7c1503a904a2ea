import type { Manner } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Moves are weighed, not searched for in a tree. */
const settings = { curiosity: 0, widening: { first: 1, growth: 1 }, faith: 0 };

/**
 * How each level plays. Luck decides most here, and even chance wins often: only slips that are many are felt at all.
 */
export const manners: Readonly<Record<Level, Manner>> = {
  easy: { settings, mostRounds: 24, slips: 0.85, slipsAmong: 60 },
  fair: { settings, mostRounds: 100, slips: 0.5, slipsAmong: 60 },
  strong: { settings, mostRounds: 3000, slips: 0 },
};
