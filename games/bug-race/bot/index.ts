/** The bot of Bug Race: its knowledge beyond the rules, and the settings of its levels. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type BugRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { levels } from './levels.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** The bot's parts. */
export const bot: BotParts<BugRace> = {
  rules,
  domain: bySequentialHalving({ determinize, candidates, evaluateMoves, firstRounds: 100 }),
  levels,
};

/** Returns the bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
