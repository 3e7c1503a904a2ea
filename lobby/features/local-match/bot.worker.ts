/** Computes the bots' moves of a match in this browser, in a worker beside the page. */
import { askBot } from '../../../games/bots.ts';
import { rngFrom } from '../../../games/kit/rng.ts';
import { millisecondsOf } from '../../../games/kit/search/bot.ts';
import type { Asked, ThoughtOf } from './bot-thread.ts';

async function answer({ number, milliseconds, ...question }: Asked): Promise<ThoughtOf> {
  const move = await askBot(question, {
    budget: millisecondsOf(milliseconds, () => performance.now()),
    rng: rngFrom(Math.random),
  });
  return { number, move: move ?? null };
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (thought) => postMessage(thought),
    // It reaches the page as an error of the worker.
    (error: unknown) => reportError(error),
  );
});
