/** Has snapshots for React: `subscribe` and `snapshot` are the arguments of `useSyncExternalStore`. */
export abstract class SnapshotStore<Snapshot> {
  readonly #listeners = new Set<() => void>();
  #current: Snapshot | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the last published snapshot. */
  readonly snapshot = (): Snapshot => {
    this.#current ??= this.makeSnapshot();
    return this.#current;
  };

  protected abstract makeSnapshot(): Snapshot;

  protected publish(): void {
    this.#current = this.makeSnapshot();
    for (const listener of this.#listeners) listener();
  }
}
