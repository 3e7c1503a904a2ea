import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import SQLite from 'better-sqlite3';
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer } from 'boardgame.io/internal';
import { Pool } from 'pg';

/** A database's rows of a match. */
export interface StoredMatch {
  readonly state: State;
  readonly initialState: State;
  readonly log: readonly LogEntry[];
  /** What is wrong with its rows, regardless of the game. */
  readonly faults: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** A server's database, read past the server. */
export interface StoredMatches {
  readonly match: (matchID: string) => Promise<StoredMatch>;
  readonly count: () => Promise<number>;
  readonly close: () => Promise<void>;
}

type Query = (text: string, values: readonly string[]) => Promise<readonly Row[]>;

async function readMatch(query: Query, matchID: string): Promise<StoredMatch> {
  const [match] = await query('select state, state_id from matches where id = ?', [matchID]);
  const [initial] = await query('select state from initial_states where match_id = ?', [matchID]);
  const rows = await query('select number, entry from log where match_id = ? order by number', [
    matchID,
  ]);
  if (!match || !initial) throw new Error(`The match ${matchID} is not stored.`);
  const state: State = JSON.parse(String(match.state));
  const faults: string[] = [];
  if (Number(match.state_id) !== state._stateID) {
    faults.push(`state ${state._stateID} is stored as ${match.state_id}`);
  }
  if (rows.some(({ number }, index) => Number(number) !== index)) {
    faults.push(`the log is numbered ${rows.map(({ number }) => number)}`);
  }
  return {
    state,
    initialState: JSON.parse(String(initial.state)),
    log: rows.map(({ entry }) => JSON.parse(String(entry))),
    faults,
  };
}

function storedMatches(query: Query, close: () => Promise<void>): StoredMatches {
  return {
    match: (matchID) => readMatch(query, matchID),
    count: async () => (await query('select id from matches', [])).length,
    close,
  };
}

/** Returns the matches in a data folder. */
export function matchesInFolder(dataDir: string): StoredMatches {
  const file = new SQLite(path.join(dataDir, 'paddock.sqlite'), { readonly: true });
  return storedMatches(
    async (text, values) => file.prepare<string[], Row>(text).all(...values),
    async () => {
      file.close();
    },
  );
}

/** Returns the matches in a PostgreSQL database, which may stop and restart meanwhile. */
export function matchesInDatabase(url: string): StoredMatches {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  const queryOn =
    (on: Pick<Pool, 'query'>): Query =>
    async (text, values) =>
      (await on.query(text.replace('?', '$1'), [...values])).rows;
  return {
    ...storedMatches(queryOn(pool), () => pool.end()),
    match: async (matchID) => {
      const client = await pool.connect();
      client.on('error', () => {});
      try {
        // In a snapshot, so that concurrent changes are not read partially.
        await client.query('begin isolation level repeatable read read only');
        return await readMatch(queryOn(client), matchID);
      } finally {
        // The transaction ends with its connection, whatever happened.
        client.release(true);
      }
    },
  };
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Yields the result of each action of a stored match's log by the rules, from its beginning on. boardgame.io's reducer
 * counts moves in the very state that it is given: look at each before the next is requested.
 */
export function* replayed(game: Game, match: Pick<StoredMatch, 'initialState' | 'log'>) {
  const reduce = CreateGameReducer({ game });
  let state = structuredClone(match.initialState);
  for (const entry of match.log) {
    // Ends of phases, turns and stages follow from the moves.
    if (entry.action.type === 'GAME_EVENT') continue;
    // The log holds the actions as the reducer got them.
    const { deltalog, ...next } = reduce(state, entry.action as Parameters<typeof reduce>[1]);
    yield { before: state, state: next, log: deltalog ?? [] };
    state = next;
  }
}

/** Returns what is wrong with a stored match. Replaying its log by the rules must give its state and the same log. */
export function faultsOfMatch(game: Game, match: StoredMatch): readonly string[] {
  const faults = [...match.faults];
  const log: LogEntry[] = [];
  let state = match.initialState;
  for (const step of replayed(game, match)) {
    const { _stateID: before } = step.before;
    if (step.state._stateID !== before + 1) faults.push(`not by the rules: ${before}`);
    state = step.state;
    log.push(...step.log);
  }
  if (!isDeepStrictEqual(asJson(log), match.log)) faults.push('the log tells other things');
  for (const part of ['_stateID', 'G', 'ctx', 'plugins'] as const) {
    if (isDeepStrictEqual(asJson(state[part]), match.state[part])) continue;
    faults.push(
      `its log does not lead to its ${part} (${state._stateID}, ${match.state._stateID})`,
    );
  }
  return faults;
}
