import { closeSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { admin } from '../../support/servers/admin.ts';
import { newTable } from '../../support/servers/new-table.ts';
import { get } from '../../support/servers/page.ts';
import {
  describeServers,
  gather,
  layTable,
  TablePage,
} from '../../support/servers/served-tables.ts';
import { temporaryFolder } from '../../support/servers/server.ts';

describeServers('A store', ({ url, place, store, restart }) => {
  const check = () => admin(place(), 'check');

  it('the check lists matches that cannot be read or whose moves do not lead to their state', async () => {
    const seats = await gather(url(), ['Ada', 'Bo']);
    const pages = await TablePage.openAll(url(), seats);
    for (const page of pages) await page.begun();
    const [page] = pages;
    const { matchID } = page.seat;
    await layTable(url());
    for (let moves = 0; moves < 3; moves += 1) {
      const before = page.state?._stateID ?? 0;
      page.moveByChance();
      await page.until(() => (page.state?._stateID ?? 0) > before);
    }
    const well = await check();
    expect(well.said).to.equal('2 matches, 0 of them by rules of former versions, 0 faults.');
    expect(well.code).to.equal(0);
    await store('update matches set log_length = log_length + 1 where id = ?', [matchID]);
    expect((await check()).said).to.include(`${matchID}: its log has`);
    await store('update matches set log_length = log_length - 1 where id = ?', [matchID]);
    const otherTurn = `replace(state, '"turn":', '"turn":9')`;
    await store(`update matches set state = ${otherTurn} where id = ?`, [matchID]);
    expect((await check()).said).to.include(`${matchID}: its moves do not lead to its state`);
    await store('update matches set state = ? where id = ?', ['{', matchID]);
    const broken = await check();
    expect(broken.code).to.equal(1);
    expect(broken.said)
      .to.match(new RegExp(`^${matchID}: .*JSON`, 'm'))
      .and.include('1 faults.');
    await store('delete from matches where id = ?', [matchID]);
    expect((await check()).said).to.include('log: there are rows that belong to no match');
  });

  it('the clock is compared with the newest noted time and can be confirmed', async () => {
    const clock = (...words: readonly string[]) => admin(place(), 'clock', ...words);
    expect((await clock()).code).to.equal(0);
    await store('update deployment set seen_at = ?', [Date.UTC(2020, 0, 1)]);
    const wrong = await clock();
    expect(wrong.code).to.equal(1);
    expect(wrong.said).to.include('Newest noted time: 2020-01-01T00:00:00Z');
    expect(wrong.said).to.match(/^The clock is implausible\. Set it right, or .+\.$/m);
    const confirmed = await clock('--confirm');
    expect(confirmed.code).to.equal(0);
    const [present, noted] = confirmed.said.split('\n').map((line) => line.split(': ')[1]);
    expect(noted).to.equal(present);
    expect((await clock()).code).to.equal(0);
  });

  it('a store can be backed up while in use and restored while servers are stopped', async () => {
    const { folder, remove } = temporaryFolder();
    const file = path.join(folder, 'backup');
    const { matchID } = await layTable(url());
    expect(await admin(place(), 'backup', file)).to.include({ code: 0, complaints: '' });
    expect(statSync(file).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder)).to.deep.equal(['backup']);
    expect((await admin(place(), 'backup', file)).complaints).to.include('already exists');
    const later = await layTable(url());
    expect(await admin(place(), 'restore', file)).to.include({
      code: 1,
      complaints: 'A server is still using this database. Stop all servers first.',
    });
    expect((await get(`${url()}/api/tables/${later.matchID}`)).status).to.equal(200);
    await restart(async () => {
      expect((await admin(place(), 'restore', file)).complaints).to.equal('');
    });
    expect((await get(`${url()}/api/tables/${matchID}`)).status).to.equal(200);
    expect((await get(`${url()}/api/tables/${later.matchID}`)).status).to.equal(404);
    remove();
  });
});

describe('Damaged database files', () => {
  it('the check of a store finds a damaged page in the middle of its file', async () => {
    const { folder, remove } = temporaryFolder();
    const storage = openSqliteStorage(folder, new TableChanges());
    await storage.connect();
    for (let number = 0; number < 300; number += 1) {
      await storage.createTable(`table-${number}`, newTable());
    }
    await storage.close();
    const at = { DATA_DIR: folder };
    const end = '300 matches, 0 of them by rules of former versions, 0 faults.';
    expect(await admin(at, 'check')).to.deep.equal({ code: 0, said: end, complaints: '' });
    const file = path.join(folder, 'paddock.sqlite');
    const page = 8192;
    const middle = Math.floor(statSync(file).size / page / 2) * page;
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(page, 'garbage'), 0, page, middle);
    closeSync(descriptor);
    const { code, said, complaints } = await admin(at, 'check');
    expect([code, complaints]).to.deep.equal([1, '']);
    expect(said).to.match(/^The database file is damaged \(.+ page \d+.*\)\. Stop all servers/m);
    expect(said).to.match(/, [1-9]\d* faults\.$/);
    remove();
  });
});

describe('Failed backups', () => {
  it('a failed backup or restore is reported in a sentence and leaves nothing behind', async () => {
    const { folder, remove } = temporaryFolder();
    const storage = openSqliteStorage(folder, new TableChanges());
    await storage.connect();
    await storage.close();
    const before = readdirSync(folder);
    const file = path.join(folder, 'missing', 'backup');
    const at = { DATA_DIR: folder };
    expect(await admin(at, 'backup', file)).to.include({
      code: 1,
      complaints: `There is no folder "${path.dirname(file)}" for "backup": make it first, or name another one.`,
    });
    const inFile = path.join(folder, 'paddock.sqlite', 'backup');
    expect((await admin(at, 'backup', inFile)).complaints).to.include('There is no folder');
    expect((await admin(at, 'restore', folder)).complaints).to.include('is not a file');
    expect((await admin(at, 'restore', file)).complaints).to.include('There is no file');
    expect(readdirSync(folder)).to.deep.equal(before);
    remove();
  });

  it('a backup of an unreachable database is reported in a sentence', async () => {
    for (const DATABASE_URL of ['postgres://127.0.0.1:1/none', 'postgres://nowhere.invalid/none']) {
      const { code, complaints } = await admin({ DATABASE_URL }, 'backup', '/nowhere/file');
      expect(code).to.equal(1);
      expect(complaints).to.match(
        /^The database can't be reached or written to \(.+\)\. Check that/,
      );
    }
  });
});

describe('Invalid backups', () => {
  it('an invalid backup is refused and changes nothing', async () => {
    const { folder, remove } = temporaryFolder();
    const file = path.join(folder, 'broken');
    writeFileSync(file, 'no database at all'.repeat(100));
    const { code, complaints } = await admin({ DATA_DIR: folder }, 'restore', file);
    expect(code).to.equal(1);
    expect(complaints).to.include('is not a complete Paddock backup');
    expect(readdirSync(folder)).to.have.members(['broken', 'paddock.lock']);
    remove();
  });
});
