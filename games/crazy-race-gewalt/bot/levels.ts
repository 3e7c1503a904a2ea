import type { LevelConfigOf } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';
import type { GewaltRace } from '../rules/index.ts';
import { heuristicDomain } from './heuristic-domain.ts';

/** Unused: the bot evaluates moves by sequential halving instead of tree search. */
const settings = { explorationConstant: 0, widening: { first: 1, growth: 1 }, priorWeight: 0 };

/**
 * Settings of each level. Levels differ by what they consider: luck decides so much here that blunders make hardly any
 * difference.
 */
export const levels: Readonly<Record<Level, LevelConfigOf<GewaltRace>>> = {
  easy: {
    settings,
    maxRounds: 1,
    blunderRate: 0,
    domain: heuristicDomain({ wants: 'first', hinders: 'leader', counters: false, keeps: false }),
  },
  fair: {
    settings,
    maxRounds: 1,
    blunderRate: 0,
    domain: heuristicDomain({ wants: 'bet', hinders: 'ahead', counters: true, keeps: true }),
  },
  strong: { settings, maxRounds: 3000, blunderRate: 0 },
};
