interface Line {
  /** How many tasks are waiting or under way. */
  length: number;
  end: Promise<void>;
}

/** Runs tasks of the same key one after the other; those of different keys don't wait for each other. */
export class KeyedQueue {
  /** By key; one with nothing to do is not kept. */
  readonly #lines = new Map<string, Line>();

  /** How many tasks of a key are waiting or under way. */
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

  /** Resolves when all that is waiting now has been done. */
  async allDone(): Promise<void> {
    await Promise.all([...this.#lines.values()].map(({ end }) => end));
  }
}
