/** The bot of Bug Race: its knowledge beyond the rules, and the settings of its levels. */
import type { BotParts, LevelConfig } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import type { Level } from '../../kit/search/levels.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type BugRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/**
 * Settings of each level. Even a few rounds find good moves, so the lower levels differ by their blunder rates. Beyond
 * some thousand rounds there is nothing more to gain.
 */
const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 2, blunderRate: 0.88 },
  fair: { maxRounds: 8, blunderRate: 0.4 },
  strong: { maxRounds: 3000, blunderRate: 0 },
};

/** The bot's parts. */
export const bot: BotParts<BugRace> = {
  rules,
  domain: bySequentialHalving({ determinize, candidates, evaluateMoves, firstRounds: 100 }),
  levels,
};

/** Returns the bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
