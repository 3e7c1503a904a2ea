import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { checkRoom, openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { newTable } from '../../support/servers/new-table.ts';
import { get, Page, post, seatPeople } from '../../support/servers/page.ts';
import {
  killLeftServers,
  type RunningServer,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

/** Returns why a task failed, or undefined if it didn't. */
const fault = (task: Promise<unknown>): Promise<string | undefined> =>
  task.then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('A database file that was moved away', () => {
  const { folder, remove } = temporaryFolder();
  const file = path.join(folder, 'paddock.sqlite');
  const away = `${file}-away`;
  let server: RunningServer;
  before(async () => {
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    server = await startServer({ dataDir: folder });
  });
  after(async () => {
    await server.stop();
    killLeftServers();
    remove();
  });

  const rights = (name: string) => (statSync(name).mode & 0o777).toString(8);
  const create = () => post(`${server.url}/games/bug-race/create`, { numPlayers: 2 });
  const failures = async () => {
    const { text } = await get(`${server.url}/metrics`);
    return Number(/^paddock_storage_failures_total (\d+)/m.exec(text)?.[1]);
  };

  it('the database files are readable only for their owner, even if they were not before', () => {
    for (const ending of ['', '-wal', '-shm']) expect(rights(file + ending)).to.equal('600');
  });

  it('nothing is stored until the file is back, and health, metrics and the log report that', async () => {
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const page = new Page(server.url, ada);
    const { state } = await page.sync();
    const card = state.G.players['0'].offered[0];
    renameSync(file, away);

    const refused = await create();
    expect([refused.status, refused.text]).to.deep.equal([
      503,
      'Nothing can be read or stored at the moment: try again in a while.',
    ]);
    page.move(0, 'keepCard', card);
    expect(await page.refusal()).to.include({ code: 'notSaved' });
    for (const _ of [1, 2]) {
      const { status, json } = await get(`${server.url}/readyz`);
      expect([status, json.missing]).to.deep.equal([503, ['database']]);
    }
    expect(await failures()).to.be.at.least(2);
    const ready = async () =>
      /^paddock_ready\{dependency="database"\} (\d)/m.exec(
        (await get(`${server.url}/metrics`)).text,
      )?.[1];
    expect(await ready()).to.equal('0');
    const lines = server.output().split('\n');
    const [told, ...others] = lines.filter((line) => line.includes('"Not ready."'));
    expect(told).to.include('The database file is gone: put it back');
    expect(others).to.deep.equal([]);

    copyFileSync(away, file);
    expect((await create()).status, 'another file').to.equal(503);
    rmSync(file);
    renameSync(away, file);
    expect((await create()).status).to.equal(200);
    page.move(0, 'keepCard', card);
    await page.next('update');
    expect((await get(`${server.url}/readyz`)).status).to.equal(200);
    expect(await ready()).to.equal('1');
    page.close();
  });
});

describe('A deleted database file', () => {
  afterEach(killLeftServers);
  const opened = temporaryFolder();
  after(opened.remove);
  const { folder } = opened;
  const file = path.join(folder, 'paddock.sqlite');
  const empty = () => {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
  };
  const matches = () => {
    const database = new SQLite(file, { readonly: true });
    const whole = database.pragma('integrity_check', { simple: true });
    const ids = database.prepare('select id from matches order by id').pluck().all();
    database.close();
    return { whole, ids };
  };

  it('a server rewrites a deleted file with all stored data, reports it and ends', async () => {
    const server = await startServer({ dataDir: folder });
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const page = new Page(server.url, ada);
    const { state } = await page.sync();
    const [card] = state.G.players['0'].offered;
    page.move(0, 'keepCard', card);
    await page.next('update');
    const ended = once(server.process, 'close');
    empty();
    const create = () => post(`${server.url}/games/bug-race/create`, { numPlayers: 2 });
    expect((await create()).status).to.equal(503);
    await ended;
    expect(server.process.exitCode).to.equal(1);
    page.close();
    const last = 'The database file was deleted. It was rewritten: restart the server.\n';
    expect(server.complaints()).to.include(last);
    expect((statSync(file).mode & 0o777).toString(8)).to.equal('600');
    const { whole, ids } = matches();
    expect([whole, ids]).to.deep.equal(['ok', [ada.matchID]]);
    const database = new DatabaseView(folder);
    expect(database.logLength(ada.matchID)).to.equal(1);
    database.close();
  });

  it('a stopping server rewrites a deleted file', async () => {
    const before = matches();
    const server = await startServer({ dataDir: folder });
    empty();
    expect(await server.stop()).to.equal(0);
    expect(matches()).to.deep.equal(before);
  });
});

describe('A database file that cannot be written', () => {
  const { folder, remove } = temporaryFolder();
  let storage: SqlStorage;
  let own: SQLite.Database | undefined;

  before(async () => {
    const { prepare } = SQLite.prototype;
    Object.assign(SQLite.prototype, {
      prepare(this: SQLite.Database, text: string) {
        own = this;
        return prepare.call(this, text);
      },
    });
    storage = openSqliteStorage(folder, new TableChanges());
    await storage.connect();
    Object.assign(SQLite.prototype, { prepare });
  });
  after(async () => {
    await storage.close();
    remove();
  });

  it('a full disk is reported, and the storage works again once there is room', async () => {
    own?.pragma('max_page_count = 1');
    const long = newTable({ setupData: 'x'.repeat(1_000_000) });
    const next = { matchID: 'next', table: long };
    expect(await fault(storage.createTable('one', long))).to.equal('database or disk is full');
    own?.pragma('max_page_count = 1000000');
    await storage.createTable('one', newTable());
    own?.pragma('max_page_count = 1');
    const change = storage.changeSeats('one', (table) => ({
      table: { ...table, nextMatchID: 'next' },
      newTable: next,
      answer: undefined,
    }));
    expect(await fault(change), 'not that a rollback failed').to.equal('database or disk is full');
    own?.pragma('max_page_count = 1000000');
    await storage.createTable('next', newTable());
  });

  it('a server without free disk space is not ready', () => {
    expect(() => checkRoom(folder, 0)).to.not.throw();
    expect(() => checkRoom(folder, Number.MAX_VALUE)).to.throw('The disk is full.');
  });

  it('a storage that cannot write is not ready', async () => {
    own?.pragma('query_only = 1');
    expect(await fault(storage.ping())).to.include('readonly');
    own?.pragma('query_only = 0');
    expect(await fault(storage.ping())).to.equal(undefined);
  });
});
