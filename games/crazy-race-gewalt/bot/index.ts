/** The bots of Crazy Race (Gewalt), which use only their seat's view and the log. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type GewaltRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { levels } from './levels.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** The bots' parts. */
export const bot: BotParts<GewaltRace> = {
  rules,
  domain: bySequentialHalving({ determinize, candidates, evaluateMoves, firstRounds: 50 }),
  levels,
};

/** Returns a bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
