/** A bot that plays Crazy Race by what its seat sees and the log tells. */
import type { BotParts } from '../../kit/search/bot.ts';
import { chooserOf } from '../../kit/search/choose.ts';
import { type CrazyRace, rules } from '../rules.ts';
import { estimate, isFarEnough } from './estimate.ts';
import { imagine } from './imagine.ts';
import { manners } from './levels.ts';
import { candidates, quickMove } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bot is made of. */
export const bot: BotParts<CrazyRace> = {
  rules,
  knowledge: { imagine, candidates, quickMove, isFarEnough, estimate },
  manners,
};

/** The move that the bot makes; undefined: its seat has nothing to do. */
export const choose = chooserOf(bot);
