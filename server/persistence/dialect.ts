import { type Kysely, PostgresAdapter } from 'kysely';

/** Returns whether a database is PostgreSQL; the other one is SQLite. */
export const isPostgres = <Schema>(database: Kysely<Schema>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
