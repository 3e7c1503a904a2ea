import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import { StartError } from '../start-error.ts';
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
};

/** Brings the database to the tables that this version of the server works with. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Kysely's words for a migration that this version doesn't have.
    if (reason.includes('previously executed migration')) {
      throw new StartError(
        'The database was last used by a newer Paddock: start that one, or newer.',
      );
    }
    throw new StartError(`The database can't be brought up to date: ${reason}`);
  }
}
