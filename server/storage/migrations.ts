import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { ConfigError, codeOf } from '../config-error.ts';
import { hashCredentials } from './hash-credentials.ts';
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
    .execute();
  // One for each way in which lists ask. None holds what a move changes.
  for (const filters of [[], ['game'], ['status'], ['game', 'status']]) {
    await database.schema
      .createIndex(['matches_listed', ...filters].join('_by_'))
      .on('matches')
      .columns(['unlisted', ...filters, 'created_at', 'id'])
      .execute();
  }
  await database.schema
    .createTable('initial_states')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

async function createLog(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('log')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_order', ['match_id', 'number'])
    .execute();
}

async function createChat(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('chat')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_order', ['match_id', 'number'])
    .execute();
}

/** Counters, so that a move and a line of chat need not ask how many there are, and no change of seats is missed. */
async function addCounters(database: Kysely<unknown>): Promise<void> {
  for (const column of ['seats_version', 'log_length', 'chat_length']) {
    await database.schema
      .alterTable('matches')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
  await database.schema.alterTable('matches').addColumn('visited_at', 'bigint').execute();
  await sql`update matches set
    log_length = (select count(*) from log where match_id = matches.id),
    chat_length = (select count(*) from chat where match_id = matches.id)`.execute(database);
}

/** PostgreSQL would compress every state at every move, which takes longer than all else of storing it. */
async function storeStatesAsTheyAre(database: Kysely<unknown>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter table matches alter column state set storage external`.execute(database);
}

async function createDeployment(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('deployment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  const id = randomBytes(12).toString('base64url');
  await sql`insert into deployment (id) values (${id})`.execute(database);
}

/** Which server looks after a match, and until when. */
async function createLeases(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('leases')
    .addColumn('match_id', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}

/** What makes a table more than its match: whether it has begun, its pace and clocks, how it is run. */
async function addTerms(database: Kysely<unknown>): Promise<void> {
  for (const column of ['begun_at', 'ended_at', 'due_at']) {
    await database.schema.alterTable('matches').addColumn(column, 'bigint').execute();
  }
  for (const [column, standard] of [
    ['awaited', '[]'],
    ['terms', '{}'],
  ] as const) {
    await database.schema
      .alterTable('matches')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(standard))
      .execute();
  }
  await database.schema.alterTable('matches').addColumn('clocks', 'text').execute();
  await sql`update matches set begun_at = created_at`.execute(database);
  await sql`create index matches_due on matches (due_at) where due_at is not null`.execute(
    database,
  );
  await database.schema.alterTable('leases').addColumn('former_until', 'bigint').execute();
}

/** Whose lines they are follows the person, not the number of the seat; what was forgotten names nobody. */
async function createChatOfPeople(database: Kysely<unknown>): Promise<void> {
  await sql`alter table chat rename to former_chat`.execute(database);
  await database.schema
    .createTable('chat')
    .addColumn('match_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('seat_key', 'text')
    .addColumn('phrase', 'text')
    .addPrimaryKeyConstraint('chat_of_people_order', ['match_id', 'number'])
    .execute();
  const columns = sql.raw('match_id, number, id, player_id, name, text, sent_at');
  await sql`insert into chat (${columns}) select ${columns} from former_chat`.execute(database);
  await database.schema.dropTable('former_chat').execute();
}

async function createNotices(database: Kysely<unknown>): Promise<void> {
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
  await database.schema
    .createIndex('subscriptions_by_endpoint')
    .on('subscriptions')
    .column('endpoint')
    .execute();
  await database.schema.alterTable('deployment').addColumn('push_keys', 'text').execute();
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

/** When moves were made, and which of them a bot made for somebody; of those of former versions neither is known. */
async function addMovesCircumstances(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('log').addColumn('made_at', 'bigint').execute();
  await database.schema.alterTable('log').addColumn('stand_in', 'text').execute();
}

/**
 * An index for each way in which lists are asked: always by their status, so that neither tables whose host is gone nor
 * those of another status are passed over one by one.
 */
async function replaceIndexes(database: Kysely<unknown>): Promise<void> {
  for (const index of ['matches_listed', 'matches_listed_by_game']) {
    await database.schema.dropIndex(index).execute();
  }
  await database.schema
    .createIndex('transfers_by_end')
    .on('transfers')
    .column('expires_at')
    .execute();
}

/** What time servers have seen, so that a clock that jumps is noticed, and a place to try whether anything can be stored. */
async function addSeenTime(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('deployment').addColumn('clock_seen_at', 'bigint').execute();
  for (const column of ['clean_up_from', 'tried_at']) {
    await database.schema
      .alterTable('deployment')
      .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
}

/** What whoever runs the servers has decided, what players have reported to them, and what servers are to carry out. */
async function createOperators(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('deployment')
    .addColumn('last_order', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .alterTable('deployment')
    .addColumn('house', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
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
  for (const [table, column] of [
    ['orders', 'made_at'],
    ['blocks', 'until'],
    ['reports', 'made_at'],
    ['addresses', 'seen_at'],
  ] as const) {
    await database.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
}

/** In the order of their names. One that was ever released is never changed: add another. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    up: async (database) => {
      await createMatches(database);
      await createLog(database);
      await createChat(database);
    },
  },
  '0002-counters': {
    up: async (database) => {
      await addCounters(database);
      await storeStatesAsTheyAre(database);
      await createDeployment(database);
    },
  },
  '0003-leases': { up: createLeases },
  '0004-tables': {
    up: async (database) => {
      await addTerms(database);
      await createChatOfPeople(database);
      await createNotices(database);
      await createTransfers(database);
    },
  },
  '0005-records': { up: addMovesCircumstances },
  '0006-indexes': {
    up: async (database) => {
      await replaceIndexes(database);
      await addSeenTime(database);
    },
  },
  '0007-keys': { up: hashCredentials },
  '0008-operators': { up: createOperators },
};

/** Whether a table was asked for that isn't there, in the words of SQLite and of PostgreSQL. */
const isOfNoTable = (error: unknown) =>
  codeOf(error) === '42P01' || (error instanceof Error && /^no such table/.test(error.message));

/** A ConfigError unless the database has the tables that this version works with. */
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

/** Brings the database to the tables that this version of the server works with. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Kysely's words for a migration that this version doesn't have.
    if (reason.includes('previously executed migration')) {
      throw new ConfigError(
        'The database was last used by a newer version of Paddock. Run that version or a later one.',
      );
    }
    throw new ConfigError(`The database could not be updated: ${reason}`);
  }
}
