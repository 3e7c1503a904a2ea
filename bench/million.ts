/**
 * What each route costs where there are very many tables. Run it by hand:
 * `node --import tsx bench/million.ts [tables, 1000000] [sqlite or postgres, both]`
 *
 * A million tables take 3 GB below the folder for temporary files. PostgreSQL (`TEST_DATABASE_URL`) is expected to
 * run; its database is the bench's own, and gone afterwards.
 */
import '../server/lib/environment.ts';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Client } from 'pg';
import { log } from '../server/lib/log.ts';
import { openPostgresStorage } from '../server/persistence/postgres/storage.ts';
import { openSqliteStorage } from '../server/persistence/sqlite/storage.ts';
import { TableFeed } from '../server/realtime/table-feed.ts';
import { type Crowd, crowdStatements, type DatabaseKind } from '../test/support/players/crowd.ts';
import { temporaryFolder } from '../test/support/servers/server.ts';
import { temporaryDatabase } from '../test/support/servers/services.ts';
import { printCleanUp } from './million/clean-up.ts';
import { printRoutes } from './million/routes.ts';

/** Milliseconds. */
const day = 86_400_000;
/** Over so many days the tables were laid: some of each kind are to be cleaned up. */
const days = 100;

const tables = Number(process.argv[2] ?? 1_000_000);
const kinds = (['sqlite', 'postgres'] as const).filter(
  (kind) => kind === (process.argv[3] ?? kind),
);
if (!Number.isSafeInteger(tables) || tables < 1 || kinds.length === 0) {
  console.error('Say how many tables, and sqlite or postgres, or nothing for a million in both.');
  process.exit(1);
}
const crowd: Crowd = { tables, between: Math.floor((days * day) / tables), seats: 600, state: 700 };

/** Settings with which servers clean up nothing while routes are asked. */
const keepAll = { KEEP_FINISHED_DAYS: '36500', KEEP_ABANDONED_DAYS: '36500' };

function report(kind: DatabaseKind, seconds: number): void {
  console.info(`\n${kind}: ${tables} tables, filled in ${seconds.toFixed(0)} s.`);
}

async function measureSqlite(folder: string): Promise<void> {
  const storage = () => openSqliteStorage(folder, new TableFeed());
  const first = storage();
  await first.connect();
  await first.close();
  const start = performance.now();
  const file = new SQLite(path.join(folder, 'paddock.sqlite'));
  file.pragma('synchronous = OFF');
  for (const statement of crowdStatements('sqlite', crowd)) file.exec(statement);
  file.close();
  report('sqlite', (performance.now() - start) / 1000);
  await printRoutes({ DATA_DIR: folder, ...keepAll });
  await printCleanUp(storage());
}

async function measurePostgres(url: string): Promise<void> {
  const storage = () => openPostgresStorage(url, new TableFeed());
  const first = storage();
  await first.connect();
  await first.close();
  const start = performance.now();
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of crowdStatements('postgres', crowd)) await client.query(statement);
  await client.query('vacuum analyze');
  await client.end();
  report('postgres', (performance.now() - start) / 1000);
  await printRoutes({ DATABASE_URL: url, ...keepAll });
  await printCleanUp(storage());
}

log.level = 'error';
if (kinds.includes('sqlite')) {
  const { folder, remove } = temporaryFolder();
  await measureSqlite(folder).finally(remove);
}
if (kinds.includes('postgres')) {
  const { url, drop } = await temporaryDatabase();
  await measurePostgres(url).finally(drop);
}
