import type { Kysely } from 'kysely';
import type { TransferFault } from '../../../protocol/devices.ts';
import type { Players } from '../../domain/seat-data.ts';
import type { Tables, TransferRow } from '../schema.ts';

/** Maximum number of attempts per code. */
const maxTries = 5;

/** Replaces the encrypted seats once they have been decrypted. */
const opened = '';

/** The data of a match for looking up seats. */
export interface SeatsOfMatch {
  readonly matchID: string;
  readonly game: string;
  readonly players: Players;
}

/** Stores seats in transfer to another device: nothing that could be used without the code. */
export class Transfers {
  readonly #database: Kysely<Tables>;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  async add({ id, sealed, expiresAt }: { id: string; sealed: string; expiresAt: number }) {
    const row: TransferRow = { id, sealed, expires_at: expiresAt, tries: 0 };
    await this.#database.insertInto('transfers').values(row).execute();
  }

  /**
   * Counts an attempt, and returns the encrypted seats if one is left. It is one statement, so that asking several
   * servers at once allows no more attempts.
   */
  async tryOnce(id: string, now: number): Promise<{ readonly sealed: string } | TransferFault> {
    const found = await this.#database
      .updateTable('transfers')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('id', '=', id)
      .where('sealed', '!=', opened)
      .where('tries', '<', maxTries)
      .where('expires_at', '>', now)
      .returning('sealed')
      .executeTakeFirst();
    return found ?? this.#whyNot(id);
  }

  async #whyNot(id: string): Promise<TransferFault> {
    const row = await this.#database
      .selectFrom('transfers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return 'unknownCode';
    if (row.sealed === opened) return 'usedCode';
    return row.tries >= maxTries ? 'tooManyTries' : 'expiredCode';
  }

  /** Deletes the encrypted seats. Returns false if another request has taken them first. */
  async take(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#database
      .updateTable('transfers')
      .set({ sealed: opened })
      .where('id', '=', id)
      .where('sealed', '!=', opened)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }

  /** Deletes expired transfers. */
  async removeExpired(now: number): Promise<void> {
    await this.#database.deleteFrom('transfers').where('expires_at', '<=', now).execute();
  }

  /** Returns the seats of these matches, without unknown ones. */
  async seatsAt(matchIDs: readonly string[]): Promise<readonly SeatsOfMatch[]> {
    if (matchIDs.length === 0) return [];
    const rows = await this.#database
      .selectFrom('matches')
      .select(['id', 'game', 'players'])
      .where('id', 'in', matchIDs)
      .execute();
    return rows.map(({ id, game, players }) => ({
      matchID: id,
      game,
      players: JSON.parse(players),
    }));
  }
}
