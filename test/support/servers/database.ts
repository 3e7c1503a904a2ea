import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { State } from 'boardgame.io';
import { readLog } from '../../../games/kit/log.ts';
import type { TableSettings } from '../../../server/domain/table-settings.ts';
import { TestTable } from '../games/table.ts';

/** Reads a running server's database, including everything that is hidden from players. */
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

  settings(matchID: string): TableSettings {
    return JSON.parse(this.#text('select terms as text from matches where id = ?', matchID));
  }

  /** Returns the events of a match's log, in order. */
  events<Event>(matchID: string): readonly Event[] {
    const rows = this.#file
      .prepare<[string], { entry: string }>(
        'select entry from log where match_id = ? order by number',
      )
      .all(matchID);
    return readLog<Event>(rows.map(({ entry }) => JSON.parse(entry))).map(({ event }) => event);
  }

  /** Returns everything that is stored, as one comparable text. */
  everything(): string {
    const tables = [
      ...['matches', 'initial_states', 'log', 'chat', 'subscriptions', 'transfers'],
      ...['daily_deals', 'daily_tries', 'daily_results', 'daily_decisions', 'daily_points'],
    ];
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

/**
 * Puts a match from a test table into a running server's database, in place of one without a move. It is for pages of
 * positions that would take long to reach. Pages must be loaded afterwards. The match has random numbers of its own.
 */
export function putAtServer<G>(dataDir: string, matchID: string, table: TestTable<G>): void {
  const initial = new TestTable<G>(table.module, table.settings);
  const { gameover } = table.state.ctx;
  const file = new SQLite(path.join(dataDir, 'paddock.sqlite'));
  file
    .prepare(
      `update matches set state = ?, state_id = ?, log_length = ?, gameover = ?, status = ?,
        terms = json_set(terms, '$.chance', json('null')) where id = ?`,
    )
    .run(
      JSON.stringify(table.state),
      table.state._stateID,
      table.log.length,
      gameover === undefined ? null : JSON.stringify(gameover),
      gameover === undefined ? 'playing' : 'finished',
      matchID,
    );
  file
    .prepare('update initial_states set state = ? where match_id = ?')
    .run(JSON.stringify(initial.state), matchID);
  const insert = file.prepare('insert into log (match_id, number, entry) values (?, ?, ?)');
  for (const [number, entry] of table.log.entries()) {
    insert.run(matchID, number, JSON.stringify(entry));
  }
  file.close();
}
