import type { LevelConfigOf } from '../../kit/search/bot.ts';
import type { Level } from '../../kit/search/levels.ts';
import type { GewaltRace } from '../rules/index.ts';
import { heuristicDomain } from './heuristic-domain.ts';

/**
 * Settings of each level. Levels differ by what they consider: luck decides so much here that blunders make hardly any
 * difference.
 */
export const levels: Readonly<Record<Level, LevelConfigOf<GewaltRace>>> = {
  easy: {
    maxRounds: 1,
    blunderRate: 0,
    domain: heuristicDomain({ wants: 'first', hinders: 'leader', counters: false, keeps: false }),
  },
  fair: {
    maxRounds: 1,
    blunderRate: 0,
    domain: heuristicDomain({ wants: 'bet', hinders: 'ahead', counters: true, keeps: true }),
  },
  strong: { maxRounds: 3000, blunderRate: 0 },
};
