import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { State } from 'boardgame.io';

/** Looks into a running server's database, past everything that hides. */
export class DatabaseView {
  readonly #file: SQLite.Database;

  constructor(dataDir: string) {
    this.#file = new SQLite(path.join(dataDir, 'paddock.sqlite'), { readonly: true });
  }

  state<G>(matchID: string): State<G> {
    return JSON.parse(this.#text('select state as text from matches where id = ?', matchID));
  }

  initialState<G>(matchID: string): State<G> {
    return JSON.parse(
      this.#text('select state as text from initial_states where match_id = ?', matchID),
    );
  }

  /** Everything that is stored, as one comparable text. */
  everything(): string {
    const tables = ['matches', 'initial_states', 'log', 'chat'];
    return JSON.stringify(
      tables.map((table) => this.#file.prepare(`select * from ${table}`).all()),
    );
  }

  matchCount(): number {
    return Number(this.#file.prepare('select count(*) from matches').pluck().get());
  }

  logLength(matchID: string): number {
    return Number(
      this.#file.prepare('select count(*) from log where match_id = ?').pluck().get(matchID),
    );
  }

  close(): void {
    this.#file.close();
  }

  #text(query: string, matchID: string): string {
    return String(this.#file.prepare(query).pluck().get(matchID));
  }
}
