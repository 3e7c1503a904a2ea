/** The bot of Bug Race: what it knows beyond the rules, and how its levels play. */
import type { BotParts } from '../../kit/search/bot.ts';
import { chooserOf } from '../../kit/search/choose.ts';
import { type BugRace, rules } from '../rules.ts';
import { imagine } from './imagine.ts';
import { manners } from './levels.ts';
import { candidates } from './policy.ts';
import { weigh } from './weigh.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bot is made of. */
export const bot: BotParts<BugRace> = {
  rules,
  knowledge: { imagine, candidates, weigh, firstRounds: 100 },
  manners,
};

/** The move that the bot makes for a seat; undefined: it has nothing to do. */
export const choose = chooserOf(bot);
