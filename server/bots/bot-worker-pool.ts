import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotQuestion } from '../../games/bots.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { logFailure } from '../ops/failures.ts';
import { thinkingTimeMs } from './budget.ts';

/** What a thread is sent. */
export interface Task extends BotQuestion {
  readonly milliseconds: number;
}

/** What is told of decisions. */
export interface DecisionMetrics {
  /** Seconds from the question to the answer. */
  readonly decided: (question: BotQuestion, seconds: number) => void;
}

export interface BotWorkerPoolOptions {
  readonly threads: number;
  readonly metrics: DecisionMetrics;
  /** What the threads run; left out: thread.js. */
  readonly script?: URL;
  /** Milliseconds beyond its time after which a thread counts as hung. */
  readonly timeoutMs?: number;
}

/** Somebody in the queue. */
interface Waiting {
  readonly question: BotQuestion;
  readonly signal: AbortSignal;
  /** As `performance.now()` gives it. */
  readonly since: number;
  readonly answer: (thought: Promise<AnyMove | undefined>) => void;
}

/** Long: on a machine that is overloaded a thread's first decision on a game takes seconds, and to begin anew helps nobody. */
const defaultPatience = 20_000;
/** So many times it is waited once more for a thread that is still being started. */
const maxStarts = 2;
/** Milliseconds after which a thread that has nothing to do ends. */
const idleTimeout = 60_000;
/** How often a decision is made again when its thread dies over it. */
const maxTries = 3;

/**
 * The threads in which bots think. First come first served; the more wait, the shorter each decision. A thread that
 * dies or hangs is replaced, and its decision made again.
 */
export class BotWorkerPool {
  readonly #options: BotWorkerPoolOptions;
  readonly #pool: Piscina;
  #waiting: readonly Waiting[] = [];
  #running = 0;
  #isStarting = false;

  constructor(options: BotWorkerPoolOptions) {
    this.#options = options;
    const script = options.script ?? new URL('./thread.js', import.meta.url);
    this.#pool = new Piscina({
      filename: fileURLToPath(script),
      // They are started when they are needed.
      minThreads: 0,
      maxThreads: options.threads,
      concurrentTasksPerWorker: 1,
      idleTimeout,
      recordTiming: false,
    });
    // A thread that can't even begin: whoever waits for it is told as well.
    this.#pool.on('error', (error) => logFailure(error, 'A bot’s thread failed.', {}));
  }

  /** Questions that wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Threads that there are. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /** Starts a thread if there is none, since a game will soon be thought about. */
  prepare(game: string): void {
    if (this.#isStarting || this.threads > 0) return;
    this.#isStarting = true;
    this.#pool
      .run(game, { name: 'prepare' })
      // Whoever asks for a decision is told what is wrong.
      .catch(() => {})
      .finally(() => {
        this.#isStarting = false;
      });
  }

  /**
   * A bot's move; undefined: it has nothing to do. Rejects if no thread could answer, or when the signal says that
   * nobody wants to know any more.
   */
  decide(question: BotQuestion, signal: AbortSignal): Promise<AnyMove | undefined> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const waiting: Waiting = {
        question,
        signal,
        since: performance.now(),
        answer: (thought) => thought.then(resolve, reject),
      };
      this.#waiting = [...this.#waiting, waiting];
      const leave = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        // What is being thought over goes on, but nobody waits for it.
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#serve();
    });
  }

  /** Ends all threads at once. */
  async close(): Promise<void> {
    this.#waiting = [];
    await this.#pool.destroy();
  }

  /** Gives threads to those who came first. */
  #serve(): void {
    while (this.#running < this.#options.threads) {
      const [first, ...others] = this.#waiting;
      if (!first) return;
      this.#waiting = others;
      this.#running += 1;
      const thought = this.#think(first).finally(() => {
        this.#running -= 1;
        this.#serve();
      });
      first.answer(thought);
    }
  }

  async #think({ question, signal, since }: Waiting): Promise<AnyMove | undefined> {
    for (let tries = 1; ; tries += 1) {
      try {
        const move = await this.#ask(question);
        this.#options.metrics.decided(question, (performance.now() - since) / 1000);
        return move;
      } catch (error) {
        if (signal.aborted || tries === maxTries) throw error;
        logFailure(error, 'A bot’s thread gave no answer; it is asked again.', {
          game: question.game,
        });
      }
    }
  }

  async #ask(question: BotQuestion): Promise<AnyMove | undefined> {
    const now = performance.now();
    const waited = this.#waiting.map(({ since }) => now - since);
    const milliseconds = thinkingTimeMs(waited, this.#options.threads);
    const task: Task = { ...question, milliseconds };
    const watch = this.#watch(milliseconds + (this.#options.timeoutMs ?? defaultPatience));
    try {
      return await this.#pool.run(task, { signal: watch.signal });
    } finally {
      watch.end();
    }
  }

  /** Aborts after so many milliseconds, in which a thread should have answered; not while one is only starting. */
  #watch(milliseconds: number) {
    const hung = new AbortController();
    let starts = 0;
    const look = () => {
      starts += 1;
      const isStarting = this.#pool.threads.length < this.#running;
      if (isStarting && starts <= maxStarts) timer = setTimeout(look, milliseconds);
      else hung.abort();
    };
    let timer = setTimeout(look, milliseconds);
    return { signal: hung.signal, end: () => clearTimeout(timer) };
  }
}
