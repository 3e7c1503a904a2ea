/** A player of Detroit–Cleveland Grand Prix that goes by what its seat sees. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { type GrandPrix, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { levels } from './levels.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** Cards differ by little: most of them stay in question for so many rounds. */
const firstRounds = 48;

/** All that the bot is made of. */
export const bot: BotParts<GrandPrix> = {
  rules,
  domain: { determinize, candidates, evaluateMoves, firstRounds },
  levels,
};

/** The bot's move for a seat; undefined: it has nothing to do. */
export const choose = createChooser(bot);
