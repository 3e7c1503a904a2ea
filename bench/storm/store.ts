import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import type { Players } from '../../server/domain/seat-data.ts';
import type { TableSettings } from '../../server/domain/table-settings.ts';
import { matchesInDatabase, type StoredMatch } from '../../test/support/records/stored-match.ts';

/** Milliseconds until what could not be read is tried again. */
const pause = 200;

/** What the servers' database has, looked into past the servers; while it is away one waits for it. */
export class Store {
  readonly #pool: Pool;
  readonly #matches: ReturnType<typeof matchesInDatabase>;

  constructor(url: string) {
    this.#pool = new Pool({ connectionString: url, max: 2 });
    this.#pool.on('error', () => {});
    this.#matches = matchesInDatabase(url);
  }

  match(matchID: string): Promise<StoredMatch> {
    return this.#untilRead(() => this.#matches.match(matchID));
  }

  /** The keys of those who sit at a table, by seat. */
  async keys(matchID: string): Promise<ReadonlyMap<string, string>> {
    const { players } = await this.#row(matchID);
    const seats: Players = JSON.parse(players);
    return new Map(Object.values(seats).map(({ id, key = '' }) => [String(id), key]));
  }

  /** What of a table's chance nobody may know before its match is over. */
  async chance(matchID: string): Promise<readonly string[]> {
    const { terms } = await this.#row(matchID);
    const { chance }: TableSettings = JSON.parse(terms);
    const { initialState } = await this.match(matchID);
    const seed: unknown = initialState.plugins.random?.data?.seed;
    if (!chance || typeof seed !== 'string') throw new Error(`${matchID} has no secrets.`);
    return [seed, chance.secret, ...Object.values(chance.numbers)];
  }

  /** The ids of a table's lines of chat. */
  async lines(matchID: string): Promise<ReadonlySet<string>> {
    const query = 'select id from chat where match_id = $1';
    const { rows } = await this.#untilRead(() =>
      this.#pool.query<{ id: string }>(query, [matchID]),
    );
    return new Set(rows.map(({ id }) => id));
  }

  async close(): Promise<void> {
    await this.#matches.close();
    await this.#pool.end();
  }

  async #row(matchID: string): Promise<{ readonly players: string; readonly terms: string }> {
    const query = 'select players, terms from matches where id = $1';
    const { rows } = await this.#untilRead(() =>
      this.#pool.query<{ players: string; terms: string }>(query, [matchID]),
    );
    const [row] = rows;
    if (!row) throw new Error(`The table ${matchID} is not stored.`);
    return row;
  }

  async #untilRead<Read>(read: () => Promise<Read>): Promise<Read> {
    const end = Date.now() + 60_000;
    for (;;) {
      try {
        return await read();
      } catch (error) {
        if (Date.now() > end) throw error;
        await wait(pause);
      }
    }
  }
}
