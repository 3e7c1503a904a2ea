/** The bot of Crazy Race (Gewalt) as the package exports it. */
import { createBotClass } from '../../kit/search/framework-bot.ts';
import { createImaginer } from '../../kit/search/imagine.ts';
import { createSeatPlayer } from '../../kit/search/play-seat.ts';
import { playersToMove, refusalOf } from '../game.ts';
import { identity } from '../identity.ts';
import { rules } from '../rules/index.ts';
import { determinize } from './determinize.ts';
import { choose } from './index.ts';

export * from '../../kit/search/exported.ts';

export { choose };

// Pure, so that a worker that imports only `choose` need not load the hosting for boardgame.io. Bundlers see that only
// if the arguments read no property.

/** A `Bot` for boardgame.io's `Simulate`, `Step` and `Local`. */
export const Bot = /* @__PURE__ */ createBotClass({ identity, choose, playersToMove, rules });

/** Lets a bot play the seat of a boardgame.io client. Returns a function that stops it. */
export const playSeat = /* @__PURE__ */ createSeatPlayer({ choose, playersToMove, refusalOf });

/** Fills in at random what a seat does not see, for bots of your own. */
export const imagine = /* @__PURE__ */ createImaginer({ identity, rules, determinize });
