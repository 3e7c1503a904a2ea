/** The bot of Bug Race: what it knows beyond the rules, and how its levels play. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { type BugRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { levels } from './levels.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bot is made of. */
export const bot: BotParts<BugRace> = {
  rules,
  domain: { determinize, candidates, evaluateMoves, firstRounds: 100 },
  levels,
};

/** The move that the bot makes for a seat; undefined: it has nothing to do. */
export const choose = createChooser(bot);
