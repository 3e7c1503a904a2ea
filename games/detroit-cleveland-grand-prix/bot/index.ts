/** The bot of Detroit–Cleveland Grand Prix, which uses only its seat's view and the log. */
import type { BotParts, LevelConfig } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import type { Level } from '../../kit/search/levels.ts';
import { bySequentialHalving } from '../../kit/search/sequential-halving.ts';
import { type GrandPrix, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** Number of rounds before the first halving. It is high because cards differ by little. */
const firstRounds = 48;

/** Settings of each level. */
const levels: Readonly<Record<Level, LevelConfig>> = {
  easy: { maxRounds: 1, blunderRate: 0.75, blunderChoices: 12 },
  fair: { maxRounds: 4, blunderRate: 0.4, blunderChoices: 8 },
  strong: { maxRounds: 100_000, blunderRate: 0 },
};

/** The bot's parts. */
export const bot: BotParts<GrandPrix> = {
  rules,
  domain: bySequentialHalving({ determinize, candidates, evaluateMoves, firstRounds }),
  levels,
};

/** Returns the bot's move for a seat, or undefined if the seat has no legal move. */
export const choose = createChooser(bot);
