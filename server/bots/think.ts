/** What bots do in their threads: one decision after another. */
import { askBot, loadBot } from '../../games/bots.ts';
import { rngFrom } from '../../games/kit/rng.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { millisecondsOf } from '../../games/kit/search/bot.ts';
import type { Task } from './bot-worker-pool.ts';

/** Loads a game's bot, so that its first decision need not wait for that. */
export async function prepare(game: string): Promise<void> {
  await loadBot(game);
}

/** The move of a bot; undefined: it has nothing to do. */
export function think({ milliseconds, ...question }: Task): Promise<AnyMove | undefined> {
  return askBot(question, {
    budget: millisecondsOf(milliseconds, () => performance.now()),
    rng: rngFrom(Math.random),
  });
}

/** What a thread is asked where no name is said; where the server is built, this file is the thread's own. */
export default think;
