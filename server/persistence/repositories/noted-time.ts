import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** Stores the newest time at which a server of this deployment had a plausible clock. */
export class NotedTime {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** Returns the time in milliseconds since 1970; null if none was noted yet. */
  async read(): Promise<number | null> {
    const query = this.#database.selectFrom('deployment').select('seen_at');
    const { seen_at: time } = await query.executeTakeFirstOrThrow();
    return time === null ? null : Number(time);
  }

  async write(time: number): Promise<void> {
    await this.#database.updateTable('deployment').set({ seen_at: time }).execute();
  }
}
