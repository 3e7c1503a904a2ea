interface Line {
  /** Number of tasks that are waiting or running. */
  length: number;
  end: Promise<void>;
}

/** Runs tasks of the same key one after the other. Tasks of different keys don't wait for each other. */
export class KeyedQueue {
  /** Queues by key; empty ones are removed. */
  readonly #lines = new Map<string, Line>();

  /** Returns the number of tasks of a key that are waiting or running. */
  length(key: string): number {
    return this.#lines.get(key)?.length ?? 0;
  }

  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key) ?? { length: 0, end: Promise.resolve() };
    this.#lines.set(key, line);
    line.length += 1;
    const leave = () => {
      line.length -= 1;
      if (line.length === 0) this.#lines.delete(key);
    };
    const result = line.end.then(task);
    line.end = result.then(leave, leave);
    return result;
  }

  /** Resolves when all tasks that are waiting now have ended. */
  async allDone(): Promise<void> {
    await Promise.all([...this.#lines.values()].map(({ end }) => end));
  }
}
