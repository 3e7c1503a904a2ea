/** A bot that plays Crazy Race by what its seat sees and the log tells. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { rules, type SchachtRace } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluate, isHorizon } from './evaluation.ts';
import { levels } from './levels.ts';
import { candidates, rolloutMove } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bot is made of. */
export const bot: BotParts<SchachtRace> = {
  rules,
  domain: { determinize, candidates, rolloutMove, isHorizon, evaluate },
  levels,
};

/** The move that the bot makes; undefined: its seat has nothing to do. */
export const choose = createChooser(bot);
