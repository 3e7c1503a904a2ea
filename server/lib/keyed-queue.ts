interface Queue {
  /** Number of tasks that are waiting or running. */
  length: number;
  end: Promise<void>;
}

/** Runs tasks of the same key one after the other. Tasks of different keys don't wait for each other. */
export class KeyedQueue {
  /** Queues by key; empty ones are removed. */
  readonly #queues = new Map<string, Queue>();

  /** Returns the number of tasks of a key that are waiting or running. */
  length(key: string): number {
    return this.#queues.get(key)?.length ?? 0;
  }

  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const queue = this.#queues.get(key) ?? { length: 0, end: Promise.resolve() };
    this.#queues.set(key, queue);
    queue.length += 1;
    const leave = () => {
      queue.length -= 1;
      if (queue.length === 0) this.#queues.delete(key);
    };
    const result = queue.end.then(task);
    queue.end = result.then(leave, leave);
    return result;
  }

  /** Resolves when all tasks that are waiting now have ended. */
  async allDone(): Promise<void> {
    await Promise.all([...this.#queues.values()].map(({ end }) => end));
  }
}
