/** Entry point of the bots' threads: one decision after another. */
import { askBot, loadBot } from '../../games/bots.ts';
import { rngFrom } from '../../games/kit/rng.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { millisecondsOf, roundsOf } from '../../games/kit/search/bot.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { Task } from './bot-worker-pool.ts';

/** Loads a game's bot in advance of its first decision. */
export async function prepare(game: string): Promise<void> {
  await loadBot(game);
}

/** Returns a bot's move, or undefined if it has nothing to do. */
export function think({
  milliseconds,
  reproducible,
  ...question
}: Task): Promise<AnyMove | undefined> {
  if (reproducible) {
    const { seed, rounds } = reproducible;
    return askBot(question, { budget: roundsOf(rounds), rng: seededRng(seed) });
  }
  return askBot(question, {
    budget: millisecondsOf(milliseconds, () => performance.now()),
    rng: rngFrom(Math.random),
  });
}

/** The task of a thread when no name is given. In the built server, this file is the thread's own. */
export default think;
