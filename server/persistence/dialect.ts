import { type Kysely, PostgresAdapter } from 'kysely';

/** Returns whether a database is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = <Schema>(database: Kysely<Schema>): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;
