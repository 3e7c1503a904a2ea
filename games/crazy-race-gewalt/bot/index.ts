/** The bots of Crazy Race (Gewalt): they play by what their seat sees. */
import type { BotParts } from '../../kit/search/bot.ts';
import { chooserOf } from '../../kit/search/choose.ts';
import { type CrazyRace, rules } from '../rules.ts';
import { imagine } from './imagine.ts';
import { manners } from './levels.ts';
import { candidates } from './policy.ts';
import { weigh } from './weigh.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bots are made of. */
export const bot: BotParts<CrazyRace> = {
  rules,
  knowledge: { imagine, candidates, weigh, firstRounds: 50 },
  manners,
};

/** A bot's move for a seat; undefined: it has nothing to do. */
export const choose = chooserOf(bot);
