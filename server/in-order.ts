/** Runs tasks of the same key one after the other; those of different keys don't wait for each other. */
export class InOrder {
  /** The end of each key's line; a key with nothing to do is not kept. */
  readonly #lastOf = new Map<string, Promise<void>>();

  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const result = (this.#lastOf.get(key) ?? Promise.resolve()).then(task);
    const done = result.then(
      () => {},
      () => {},
    );
    this.#lastOf.set(key, done);
    done.then(() => {
      if (this.#lastOf.get(key) === done) this.#lastOf.delete(key);
    });
    return result;
  }

  /** Resolves when all that is waiting now has been done. */
  async allDone(): Promise<void> {
    await Promise.all(this.#lastOf.values());
  }
}
