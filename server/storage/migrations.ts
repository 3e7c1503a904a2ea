import { type Kysely, type Migration, Migrator } from 'kysely';
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

/** In the order of their names. One that was ever released is never changed: add another. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    up: async (database) => {
      await createMatches(database);
      await createLog(database);
      await createChat(database);
    },
  },
};

/** Brings the database to the tables that this version of the server works with. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...migrations }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The database can't be brought up to date: ${reason}`);
  }
}
