/** Background tasks without a caller that waits for them. A server that stops can wait until they have ended. */
export class PendingTasks {
  readonly #tasks = new Set<Promise<unknown>>();

  /** Adds a task, which must not reject, until it has ended. */
  add(task: Promise<unknown>): void {
    this.#tasks.add(task);
    void task.finally(() => this.#tasks.delete(task));
  }

  /** Resolves when all tasks have ended, including those that they have added. */
  async allDone(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }
}
