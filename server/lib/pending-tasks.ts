/** What is being done that nobody waits for, so that a server that stops can wait until it is done. */
export class PendingTasks {
  readonly #tasks = new Set<Promise<unknown>>();

  /** Remembers a task, which must not fail, until it is done. */
  add(task: Promise<unknown>): void {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }

  /** Resolves when nothing is being done any more, nor what came of it. */
  async allDone(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }
}
