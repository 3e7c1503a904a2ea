/** The bots of Crazy Race (Gewalt): they play by what their seat sees. */
import type { BotParts } from '../../kit/search/bot.ts';
import { createChooser } from '../../kit/search/choose.ts';
import { type GewaltRace, rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { evaluateMoves } from './evaluate-moves.ts';
import { levels } from './levels.ts';
import { candidates } from './policy.ts';

export type { Level } from '../../kit/search/levels.ts';

/** What the bots are made of. */
export const bot: BotParts<GewaltRace> = {
  rules,
  domain: { determinize, candidates, evaluateMoves, firstRounds: 50 },
  levels,
};

/** A bot's move for a seat; undefined: it has nothing to do. */
export const choose = createChooser(bot);
