/** The bot of Crazy Race, which uses only its seat's view and the log. */
import type { BotParts, LevelConfig } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import type { Level } from '../../kit/search/levels.ts';
import { byTreeSearch, type SearchSettings } from '../../kit/search/tree-search.ts';
import { rules, type SchachtRace } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluate, isHorizon } from './evaluation.ts';
import { candidates, rolloutMove } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** Settings of the search at all levels. Promising moves are tried first, others only once there is time for them. */
const settings: SearchSettings = {
  explorationConstant: 0.5,
  widening: { first: 2, growth: 0.3 },
  priorWeight: 0,
};

/** Settings of each level. */
const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 4, blunderRate: 0.5 },
  fair: { maxRounds: 8, blunderRate: 0.1 },
  strong: { maxRounds: Number.POSITIVE_INFINITY, blunderRate: 0 },
};

/** The bot's parts. */
export const bot: BotParts<SchachtRace> = {
  rules,
  domain: byTreeSearch({ determinize, candidates, rolloutMove, isHorizon, evaluate }, settings),
  levels,
};

/** Returns the bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
