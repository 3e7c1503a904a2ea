import type { KnowingManner } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';
import type { CrazyRace } from '../rules.ts';
import { atAGlance } from './glance.ts';

/** Moves are weighed, not searched for in a tree. */
const settings = { curiosity: 0, widening: { first: 1, growth: 1 }, faith: 0 };

/** Levels differ by what they think of: luck decides so much here that slips are hardly felt. */
export const manners: Readonly<Record<Level, KnowingManner<CrazyRace>>> = {
  easy: {
    settings,
    mostRounds: 1,
    slips: 0,
    knows: atAGlance({ wants: 'first', hinders: 'leader', counters: false, keeps: false }),
  },
  fair: {
    settings,
    mostRounds: 1,
    slips: 0,
    knows: atAGlance({ wants: 'bet', hinders: 'ahead', counters: true, keeps: true }),
  },
  strong: { settings, mostRounds: 3000, slips: 0 },
};
