import { dayOf, mondayOf } from '../../../protocol/days.ts';

/** Database that stores the matches. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Tables of all kinds with which to fill a database. */
export interface Crowd {
  readonly tables: number;
  /** Milliseconds between the creation of two successive tables. The last one is created now. */
  readonly between: number;
  /** Number of characters of a table's seats. */
  readonly seats: number;
  /** Number of characters of a match's state. */
  readonly state: number;
}

/** SQL for numbers from 1, by database. */
const numbers = {
  sqlite: (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`,
  postgres: (count: number) => `with n(i) as (select * from generate_series(1, ${count}))`,
};

/**
 * Returns statements that fill a database with tables, most of them dormant, and with as many tries at the challenges of
 * the day. Each table last changed when it was created.
 */
export function crowdStatements(kind: DatabaseKind, crowd: Crowd): readonly string[] {
  const { tables, between, seats, state } = crowd;
  const made = `${Date.now()} - i * cast(${between} as bigint)`;
  const from = (into: string, columns: string, values: string) => {
    const target = `insert into ${into} (${columns})`;
    return kind === 'sqlite'
      ? `${numbers.sqlite(tables)} ${target} select ${values} from n`
      : `${target} ${numbers.postgres(tables)} select ${values} from n`;
  };
  const today = dayOf(Date.now());
  const game = `case i % 4 when 0 then 'bug-race' when 1 then 'crazy-race-schacht'
    when 2 then 'crazy-race-gewalt' else 'detroit-cleveland-grand-prix' end`;
  return [
    from(
      'matches',
      'id, game, status, unlisted, players, created_at, updated_at, state_id, state, begun_at',
      `'crowd-' || i, case i % 2 when 0 then 'bug-race' else 'crazy-race-schacht' end,
        case i / 2 % 8 when 0 then 'open' when 1 then 'playing' when 2 then 'finished' else 'dormant' end,
        case i % 16 when 0 then 1 else 0 end, '{${' '.repeat(seats)}}', ${made}, ${made}, -1,
        '${'x'.repeat(state)}', null`,
    ),
    from('initial_states', 'match_id, state', `'crowd-' || i, ''`),
    from('log', 'match_id, number, entry', `'crowd-' || i, 0, '{}'`),
    from('chat', 'match_id, number, id, text, sent_at', `'crowd-' || i, 0, 'a', 'a', 0`),
    from('leases', 'match_id, holder, until', `'crowd-' || i, 'a', ${made}`),
    from(
      'subscriptions',
      'match_id, seat_key, endpoint, keys, language, created_at',
      `'crowd-' || i, 'a', 'https://' || i, '{}', 'en', 0`,
    ),
    from('transfers', 'id, sealed, expires_at', `'crowd-' || i, 'a', ${Date.now()} + 600000 + i`),
    from(
      'reports',
      'id, match_id, reason, seats, address, made_at',
      `'crowd-' || i, 'crowd-' || i, 'a', '{}', '::1', ${Date.now()} - i`,
    ),
    from(
      'addresses',
      'match_id, seat_key, address, seen_at',
      `'crowd-' || i, 'a', '::1', ${Date.now()} - i`,
    ),
    from(
      'daily_tries',
      'day, game, browser, match_id, player_id, name, rivals, outcome, finished_at, place, score, choices',
      `'${today}', ${game}, 'crowd-' || i, 'crowd-' || i, '0', case i % 3 when 0 then 'a' || i end, 3,
        'finished', ${made}, 1 + i % 4, i % 50, '[]'`,
    ),
    from(
      'daily_decisions',
      'day, game, path, tries, went_on',
      `'${today}', ${game}, 'crowd-' || i, 1, 0`,
    ),
    from(
      'daily_points',
      'week, browser, name, tries, points',
      `'${mondayOf(today)}', 'crowd-' || i, 'a' || i, 1, i % 4`,
    ),
  ];
}
