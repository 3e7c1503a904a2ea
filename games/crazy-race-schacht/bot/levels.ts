import type { Manner } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';
import type { SearchSettings } from '../../kit/search/search.ts';

/** All levels think alike; promising moves are tried first, others only once there is time for them. */
const settings: SearchSettings = {
  curiosity: 0.5,
  widening: { first: 2, growth: 0.3 },
  faith: 0,
};

/** How the levels play. */
export const manners: Readonly<Record<Level, Manner>> = {
  easy: { settings, mostRounds: 4, slips: 0.5 },
  fair: { settings, mostRounds: 8, slips: 0.1 },
  strong: { settings, mostRounds: Number.POSITIVE_INFINITY, slips: 0 },
};
