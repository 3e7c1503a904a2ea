import type { BotQuestion } from '../../../games/bots.ts';
import type { AnyMove } from '../../../games/kit/rules.ts';

/** Question to the worker. */
export interface Asked extends BotQuestion {
  readonly number: number;
  readonly milliseconds: number;
}

/** The worker's answer. `move` is null if the seat has nothing to do. */
export interface ThoughtOf {
  readonly number: number;
  readonly move: AnyMove | null;
}

/** In milliseconds. */
const times = {
  /** Thinking time of a bot. More makes no bot noticeably stronger. */
  budget: 500,
  /** Time without an answer after which the worker counts as failed. On a slow line it has to be loaded first. */
  patience: 30_000,
} as const;

interface Waiting {
  readonly resolve: (move: AnyMove | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The page's side of the worker in which bots think. The worker starts with the first question. */
export class BotThread {
  #worker: Worker | null = null;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Returns the bot's move. Rejects if the worker fails; the next question then starts a new worker. */
  readonly think = (question: BotQuestion): Promise<AnyMove | null> => {
    this.#asked += 1;
    const number = this.#asked;
    const worker = this.#started();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail('It does not answer.'), times.patience);
      this.#waiting.set(number, { resolve, reject, timer });
      worker.postMessage({ ...question, number, milliseconds: times.budget } satisfies Asked);
    });
  };

  /** Stops all thinking. Open questions get no answer. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThoughtOf>) => this.#take(data));
    worker.addEventListener('error', ({ message }) => this.#fail(message));
    this.#worker = worker;
    return worker;
  }

  #take({ number, move }: ThoughtOf): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(number);
    waiting.resolve(move);
  }

  #fail(message: string): void {
    const waiting = [...this.#waiting.values()];
    this.stop();
    for (const { reject } of waiting) reject(new Error(message));
  }
}
