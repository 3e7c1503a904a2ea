import path from 'node:path';
import SQLite from 'better-sqlite3';
import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import type { GameModule } from '../../games/index.ts';
import { readLog } from '../../games/kit/log.ts';
import type { TableSettings } from './table.ts';

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

  /** What the log of a match tells, in order. */
  events<Event>(matchID: string): readonly Event[] {
    const rows = this.#file
      .prepare<[string], { entry: string }>(
        'select entry from log where match_id = ? order by number',
      )
      .all(matchID);
    return readLog<Event>(rows.map(({ entry }) => JSON.parse(entry))).map(({ event }) => event);
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

/**
 * Sets a match up anew with a seed, in the database of a running server: all chance in it is known from then on.
 * For matches without a move; pages must be loaded afterwards.
 */
export function dealWithSeed(
  dataDir: string,
  matchID: string,
  { module, ...settings }: TableSettings & { readonly module: GameModule; readonly seed: string },
): void {
  const { seed, numPlayers, setupData } = settings;
  const state = InitializeGame({ game: { ...module.game, seed }, numPlayers, setupData });
  const text = JSON.stringify(state);
  const file = new SQLite(path.join(dataDir, 'paddock.sqlite'));
  file.prepare('update matches set state = ? where id = ? and state_id = 0').run(text, matchID);
  file.prepare('update initial_states set state = ? where match_id = ?').run(text, matchID);
  file.close();
}
