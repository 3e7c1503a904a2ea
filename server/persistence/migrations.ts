import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { ConfigError, codeOf } from '../lib/config-error.ts';
import { isPostgres } from './dialect.ts';
import type { Tables } from './schema.ts';

async function createMatches(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('unlisted', 'integer', (column) => column.notNull())
    .addColumn('players', 'text', (column) => column.notNull())
    .addColumn('setup_data', 'text')
    .addColumn('gameover', 'text')
    .addColumn('next_match_id', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('state_id', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    // Counters, so that a move or chat line need not count rows, and no change of seats is missed.
    .addColumn('seats_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('log_length', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('chat_length', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('visited_at', 'bigint')
    .addColumn('begun_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('awaited', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('terms', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('clocks', 'text')
    .execute();
  // One index for each kind of list query, always by status. None contains what a move changes.
  for (const filters of [['status'], ['game', 'status']]) {
    await database.schema
      .createIndex(['matches_listed', ...filters].join('_by_'))
      .on('matches')
      .columns(['unlisted', ...filters, 'created_at', 'id'])
      .execute();
  }
  await sql`create index matches_due on matches (due_at) where due_at is not null`.execute(
    database,
  );
  // PostgreSQL would compress every state at every move, which takes longer than the rest of storing it.
  if (isPostgres(database)) {
    await sql`alter table matches alter column state set storage external`.execute(database);
  }
}

async function createPartsOfMatches(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('initial_states')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint')
    .addColumn('stand_in', 'text')
    .addPrimaryKeyConstraint('log_order', ['match_id', 'number'])
    .execute();
  await database.schema
    .createTable('chat')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('seat_key', 'text')
    .addColumn('phrase', 'text')
    .addPrimaryKeyConstraint('chat_order', ['match_id', 'number'])
    .execute();
  await database.schema
    .createTable('leases')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('former_until', 'bigint')
    .execute();
  await database.schema
    .createTable('subscriptions')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seat_key', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('keys', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('subscriptions_of_seats', ['match_id', 'seat_key', 'endpoint'])
    .execute();
}

async function createTransfers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('transfers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createDeployment(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deployment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('push_keys', 'text')
    .addColumn('tried_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('last_order', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('site_config', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  const id = randomBytes(12).toString('base64url');
  await sql`insert into deployment (id) values (${id})`.execute(database);
}

async function createModeration(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('orders')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('blocks')
    .addColumn('network', 'text', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('addresses')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('seat_key', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('addresses_of_seats', ['match_id', 'seat_key', 'address'])
    .execute();
}

/** Creates the other indexes: for queries by time or address. */
async function createIndexes(database: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['subscriptions', 'endpoint'],
    ['transfers', 'expires_at'],
    ['orders', 'made_at'],
    ['blocks', 'until'],
    ['reports', 'made_at'],
    ['addresses', 'seen_at'],
  ] as const) {
    await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}

async function createDaily(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('daily_deals')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_deals_of_days', ['day', 'game'])
    .execute();
  await database.schema
    .createTable('daily_tries')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('rivals', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('score', 'integer')
    .addColumn('choices', 'text')
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('daily_tries_of_browsers', ['day', 'game', 'browser'])
    .execute();
  await database.schema
    .createIndex('daily_tries_by_match')
    .on('daily_tries')
    .column('match_id')
    .execute();
}

/** Creates what is counted when a try ends, so that no request counts tries. */
async function createDailyCounts(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('daily_tries').addColumn('outcome', 'text').execute();
  const { schema } = database;
  await schema
    .createTable('daily_results')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_results_of_days', ['day', 'game', 'place', 'score'])
    .execute();
  await schema
    .createTable('daily_decisions')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('went_on', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_decisions_of_days', ['day', 'game', 'path'])
    .execute();
  await schema
    .createTable('daily_points')
    .addColumn('week', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_points_of_weeks', ['week', 'browser', 'name'])
    .execute();
  for (const [index, condition] of [
    ['daily_tries_by_result', 'place is not null'],
    ['daily_tries_with_names', 'place is not null and name is not null'],
  ] as const) {
    await sql`create index ${sql.ref(index)} on daily_tries
      (day, game, place, score desc, finished_at) where ${sql.raw(condition)}`.execute(database);
  }
  await sql`create index daily_points_in_order on daily_points (week, points desc, name)`.execute(
    database,
  );
  await countFormerTries(database);
}

/** Counts the tries of a former version. Those whose matches are over without a stored result don't count. */
async function countFormerTries(database: Kysely<unknown>): Promise<void> {
  await sql`update daily_tries set outcome = 'finished' where place is not null`.execute(database);
  await sql`update daily_tries set outcome = 'ended' where outcome is null and not exists (
    select 1 from matches where id = match_id and gameover is null and ended_at is null
  )`.execute(database);
  await sql`insert into daily_results (day, game, place, score, count)
    select day, game, place, score, count(*) from daily_tries
    where place is not null group by day, game, place, score`.execute(database);
  const monday = isPostgres(database)
    ? sql`to_char(date_trunc('week', day::date), 'YYYY-MM-DD')`
    : sql`date(day, 'weekday 0', '-6 days')`;
  await sql`insert into daily_points (week, browser, name, tries, points)
    select ${monday}, browser, name, count(*), sum(rivals + 1 - place) from daily_tries
    where place is not null and name is not null group by 1, browser, name`.execute(database);
}

async function addNotedTime(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('deployment').addColumn('seen_at', 'bigint').execute();
  await sql`update deployment set seen_at = (select max(updated_at) from matches)`.execute(
    database,
  );
}

/** Migrations, applied in the order of their names. A released one is never changed: add another. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-schema': {
    up: async (database) => {
      await createMatches(database);
      await createPartsOfMatches(database);
      await createTransfers(database);
      await createDeployment(database);
      await createModeration(database);
      await createIndexes(database);
    },
  },
  '0002-daily-challenge': { up: createDaily },
  '0003-daily-counts-and-noted-time': {
    up: async (database) => {
      await createDailyCounts(database);
      await addNotedTime(database);
    },
  },
};

/** Returns whether an error says that a table doesn't exist, in the words of SQLite or PostgreSQL. */
const isOfNoTable = (error: unknown) =>
  codeOf(error) === '42P01' || (error instanceof Error && /^no such table/.test(error.message));

/** Throws a ConfigError unless the database has the schema of this version. */
export async function checkUpToDate(database: Kysely<Tables>): Promise<void> {
  const found = await sql<{ readonly name: string }>`select name from kysely_migration`
    .execute(database)
    .catch((error: unknown) => {
      if (!isOfNoTable(error)) throw error;
      return { rows: [] };
    });
  const done = new Set(found.rows.map(({ name }) => name));
  const names = Object.keys(migrations);
  if (done.size === names.length && names.every((name) => done.has(name))) return;
  throw new ConfigError(
    'The database belongs to another version of Paddock. Start a server of this version once to update it.',
  );
}

/** Migrates the database to the schema of this version. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Kysely's message for a migration that this version doesn't have.
    if (reason.includes('previously executed migration')) {
      throw new ConfigError(
        'The database was last used by a newer version of Paddock. Run that version or a later one.',
      );
    }
    throw new ConfigError(`The database could not be updated: ${reason}`);
  }
}
