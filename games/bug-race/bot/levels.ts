import type { Manner } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';

/** Moves are weighed here, so nothing of this is asked. */
const settings = { curiosity: 0, widening: { first: 4, growth: 1 }, faith: 0 };

/**
 * How each level plays. Even few rounds find good moves, so the lower levels differ by their slips; and beyond some
 * thousands there is nothing left to find.
 */
export const manners: Readonly<Record<Level, Manner>> = {
  easy: { settings, mostRounds: 2, slips: 0.88 },
  fair: { settings, mostRounds: 8, slips: 0.4 },
  strong: { settings, mostRounds: 3000, slips: 0 },
};
