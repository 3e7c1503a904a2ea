import type { Manner } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Moves are weighed against each other: there is no tree. */
const settings = { curiosity: 0, widening: { first: 1, growth: 1 }, faith: 0 };

/** How each level plays. */
export const manners: Readonly<Record<Level, Manner>> = {
  easy: { settings, mostRounds: 1, slips: 0.75, slipsAmong: 12 },
  fair: { settings, mostRounds: 4, slips: 0.4, slipsAmong: 8 },
  strong: { settings, mostRounds: 100_000, slips: 0 },
};
