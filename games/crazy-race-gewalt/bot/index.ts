/** The bots of Crazy Race (Gewalt), which use only their seat's view and the log. */
import type { BotParts, LevelConfigOf } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import type { Level } from '../../kit/search/levels.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type GewaltRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { heuristicDomain } from './heuristic-domain.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/**
 * Settings of each level. Levels differ by what they consider: luck decides so much here that blunders make hardly any
 * difference.
 */
const levels: Readonly<Record<Level, LevelConfigOf<GewaltRace>>> = {
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

/** The bots' parts. */
export const bot: BotParts<GewaltRace> = {
  rules,
  domain: bySequentialHalving({ determinize, candidates, evaluateMoves, firstRounds: 50 }),
  levels,
};

/** Returns a bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
