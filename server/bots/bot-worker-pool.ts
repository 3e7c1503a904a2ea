import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotQuestion } from '../../games/bots.ts';
import type { AnyMove } from '../../games/kit/rules.ts';
import { logFailure } from '../lib/log-failure.ts';

/** Time for a decision without a queue. In milliseconds. */
export const defaultThought = 600;
/** Minimum time for a decision: enough for a sensible move. In milliseconds. */
export const minThought = 10;
/**
 * Maximum time that a decision waits for a thread. From there on decisions are so short that none waits longer, so that
 * even then a move comes within the time that the speed allows. In milliseconds.
 */
export const maxQueueing = 500;

/**
 * Returns the thinking time in milliseconds of the decision that starts now. With it, all later decisions get a thread
 * in time if each takes as long. `waited` lists how long each of these has waited already, the oldest first.
 */
export function thinkingTimeMs(waited: readonly number[], threads: number): number {
  const shares = waited.map((each, index) => {
    const turnsBefore = Math.ceil((index + 1) / threads);
    return (maxQueueing - each) / turnsBefore;
  });
  return Math.max(minThought, Math.min(defaultThought, ...shares));
}

/** A question to a bot of this server. */
export interface ServerBotQuestion extends BotQuestion {
  /**
   * The random seed and number of rounds of a bot whose decisions must be the same on any machine. It waits until no
   * other bot waits for a thread. Undefined for bots that think for a time.
   */
  readonly reproducible?: { readonly seed: string; readonly rounds: number };
}

/** A task for a thread. */
export interface Task extends ServerBotQuestion {
  readonly milliseconds: number;
}

/** Metrics of decisions. */
interface DecisionMetrics {
  /** Called with the seconds from the question to the answer. */
  readonly decided: (question: BotQuestion, seconds: number) => void;
}

export interface BotWorkerPoolOptions {
  readonly threads: number;
  readonly metrics: DecisionMetrics;
  /** The script of the threads. Defaults to thread.js. */
  readonly script?: URL;
  /** Time beyond the thinking time after which a thread counts as hung. In milliseconds. */
  readonly timeoutMs?: number;
}

/** A question in the queue. */
interface Waiting {
  readonly question: ServerBotQuestion;
  readonly signal: AbortSignal;
  /** Time of the question by `performance.now()`. */
  readonly since: number;
  readonly answer: (thought: Promise<AnyMove | undefined>) => void;
}

const isTimed = ({ question }: Waiting) => question.reproducible === undefined;

/**
 * Default of `timeoutMs`. It is long: on an overloaded machine a thread's first decision on a game takes seconds, and a
 * restart would not help.
 */
const defaultPatience = 20_000;
/** Maximum number of further waits for a thread that is still starting. */
const maxStarts = 2;
/** Time after which an idle thread ends. In milliseconds. */
const idleTimeout = 60_000;
/** Maximum number of attempts at a decision whose thread dies or hangs. */
const maxTries = 3;

/**
 * Runs bots' decisions on threads. Questions are answered in order; the more wait, the shorter each decision. A thread
 * that dies or hangs is replaced, and its decision made again.
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
      // Threads are started on demand.
      minThreads: 0,
      maxThreads: options.threads,
      concurrentTasksPerWorker: 1,
      idleTimeout,
      recordTiming: false,
    });
    // A thread that can't start; the waiting decision fails as well.
    this.#pool.on('error', (error) => logFailure(error, 'A bot’s thread failed.', {}));
  }

  /** Number of questions that wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Number of threads. */
  get threads(): number {
    return this.#pool.threads.length;
  }

  /** Starts a thread if there is none, because a game will soon need decisions. */
  prepare(game: string): void {
    if (this.#isStarting || this.threads > 0) return;
    this.#isStarting = true;
    this.#pool
      .run(game, { name: 'prepare' })
      // The next decision reports what is wrong.
      .catch(() => {})
      .finally(() => {
        this.#isStarting = false;
      });
  }

  /**
   * Returns a bot's move, or undefined if it has nothing to do. Rejects if no thread could answer, or when the signal
   * aborts.
   */
  decide(question: ServerBotQuestion, signal: AbortSignal): Promise<AnyMove | undefined> {
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
        // A running decision continues, but its answer is dropped.
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

  /** Gives free threads to the oldest questions, those of bots that think for a time first. */
  #serve(): void {
    while (this.#running < this.#options.threads) {
      const first = this.#waiting.find(isTimed) ?? this.#waiting[0];
      if (!first) return;
      this.#waiting = this.#waiting.filter((each) => each !== first);
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

  async #ask(question: ServerBotQuestion): Promise<AnyMove | undefined> {
    const now = performance.now();
    const waited = this.#waiting.filter(isTimed).map(({ since }) => now - since);
    const milliseconds = thinkingTimeMs(waited, this.#options.threads);
    const task: Task = { ...question, milliseconds };
    const watch = this.#watch(milliseconds + (this.#options.timeoutMs ?? defaultPatience));
    try {
      return await this.#pool.run(task, { signal: watch.signal });
    } finally {
      watch.end();
    }
  }

  /**
   * Returns a signal that aborts after a time in milliseconds within which a thread should have answered. It waits
   * longer while a thread is only starting.
   */
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
