import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { hashCredentials } from '../../server/storage/hash-credentials.ts';
import { openPostgresStorage } from '../../server/storage/postgres.ts';
import { seatKey } from '../../server/tables/credentials.ts';
import { TableFeed } from '../../server/tables/feed.ts';
import { DatabaseView } from '../support/database.ts';
import { newTable } from '../support/new-table.ts';
import { get, Page, post, type Seated } from '../support/page.ts';
import { askViews } from '../support/past-matches.ts';
import { failToStart, killLeftServers, startServer, temporaryFolder } from '../support/server.ts';
import { describeWith, temporaryDatabase } from '../support/services.ts';

/** Two matches as the first version stored them: one with two moves and two lines of chat, one just made. */
const oldest = readFileSync(path.join(import.meta.dirname, '../support/database-0001.sql'), 'utf8');
const matchID = '9EtmA8Pap7P';
const ada: Seated = {
  ...{ game: 'bug-race', matchID, playerID: '0' },
  credentials: 'WB5nmixNRIldgiF3Cx8Sp',
};

describe('a file of the first version', () => {
  const { folder, remove } = temporaryFolder();
  afterEach(killLeftServers);
  after(remove);

  it('is brought up to date with all that is in it; its matches, of earlier rules, stay readable', async () => {
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec(oldest);
    file.close();
    const server = await startServer({ dataDir: folder });
    const page = new Page(server.url, ada);
    const { state, chat } = await page.sync();
    expect(state._stateID).to.equal(2);
    expect(chat.map(({ text, name }) => `${name}: ${text}`)).to.deep.equal([
      'Ada: Good luck!',
      'Bo: Thanks',
    ]);
    page.say('Where were we?', 'third');
    await page.next('chat');
    page.move(2, 'playCard', 0);
    expect(await page.refusal()).to.include({ code: 'illegal', reason: 'otherRules' });
    await page.next('chatHistory', ({ args }) => args[1].length === 3);
    const { json } = await get(`${server.url}/api/tables/cQNHNfblkbQ`);
    expect(json).to.include({ game: 'crazy-race-schacht', unlisted: true, status: 'open' });
    // Former versions made a match together with its table.
    expect(json).to.include({ begunAt: json.createdAt, endedAt: null, clocks: null });
    expect(json.pace).to.deep.equal({ kind: 'together' });
    expect(json.fingerprint).to.equal(null);
    // Its state was made by rules that are not here any more.
    expect((await askViews(server.url, ada)).status).to.equal(409);
    expect((await get(`${server.url}/games/bug-race/${matchID}/record`)).status).to.equal(409);
    const database = new DatabaseView(folder);
    expect(database.logLength(matchID)).to.equal(4);
    database.close();
    page.close();
    expect(await server.stop()).to.equal(0);
    expect(server.complaints()).to.equal('');
  });

  it('has no credentials any more, in none of its places, nor in a backup', async () => {
    const file = path.join(folder, 'paddock.sqlite');
    const bytes = readdirSync(folder).map((name) =>
      readFileSync(path.join(folder, name), 'latin1'),
    );
    expect(bytes.join()).to.include(seatKey(String(ada.credentials)));
    expect(oldest).to.include(String(ada.credentials));
    expect(bytes.join()).to.not.include(String(ada.credentials));
    const copy = path.join(folder, 'copy.sqlite');
    const opened = new SQLite(file);
    await opened.backup(copy);
    opened.close();
    expect(readFileSync(copy, 'latin1')).to.not.include(String(ada.credentials));
  });

  it('is of people who can leave and be forgotten like all others', async () => {
    const server = await startServer({ dataDir: folder });
    const page = new Page(server.url, { ...ada, playerID: null, credentials: null });
    expect((await page.sync()).chat.map(({ name }) => name)).to.deep.equal(['Ada', 'Bo', 'Ada']);
    const { credentials } = ada;
    const { json } = await post(`${server.url}/api/erase-data`, {
      seats: [{ matchID, credentials }],
    });
    expect(json).to.deep.equal({ erased: 1 });
    const told = await page.next('chatHistory', ({ args }) => args[1].length === 1);
    expect(told.args[1][0]).to.include({ playerID: '1', name: 'Bo', text: 'Thanks' });
    page.close();
    await server.stop();
  });

  it('has of a match that ends now a record of all its moves, whose times are not known', async () => {
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    const { moves: made } = file
      .prepare<[string], { moves: number }>(
        `select count(*) as moves from log where match_id = ? and entry like '%MAKE_MOVE%'`,
      )
      .get(matchID) ?? { moves: 0 };
    file.prepare('update matches set ended_at = 1 where id = ?').run(matchID);
    file.close();
    const server = await startServer({ dataDir: folder });
    const { json } = await get(`${server.url}/games/bug-race/${matchID}/record`);
    expect(made).to.be.above(0);
    expect(json.moves).to.have.length(made);
    for (const move of json.moves) expect(move).to.have.all.keys('seat', 'move', 'args');
    expect(json).to.include({ game: 'bug-race', rulesVersion: 1, result: null });
    expect(json.seed).to.be.a('string').that.is.not.empty;
    expect(json).to.not.have.property('chance');
    await server.stop();
  });

  it('is left alone by a Paddock that is older than the one that used it last', async () => {
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec("insert into kysely_migration values ('9999-of-the-future', '2099-01-01')");
    const all = () => file.serialize().toString('base64');
    const stored = all();
    const { code, complaints } = await failToStart({ PORT: '0', DATA_DIR: folder });
    expect(code).to.equal(1);
    expect(complaints.trim()).to.match(
      /^The database was last used by a newer version of Paddock\. .*\.$/,
    );
    expect(all()).to.equal(stored);
    file.exec("delete from kysely_migration where name = '9999-of-the-future'");
    expect(all(), 'a change is found').not.to.equal(stored);
    file.close();
  });
});

describeWith(['testDatabase'], 'credentials in a PostgreSQL of a former version', () => {
  it('become their keys, once, however often that begins; who has them sits where they sat', async () => {
    const { url, drop } = await temporaryDatabase();
    const storage = openPostgresStorage(url, new TableFeed());
    await storage.connect();
    const database = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool: new Pool({ connectionString: url, max: 1 }) }),
    });
    const former = JSON.stringify({ 0: { id: 0, name: 'Ada', credentials: 'ada' }, 1: { id: 1 } });
    // More than are looked up at once.
    for (let count = 0; count < 501; count += 1) await storage.layTable(`t${count}`, newTable());
    await sql`update matches set players = ${former}`.execute(database);
    for (const _ of ['at first', 'again']) {
      await hashCredentials(database);
      for (const matchID of ['t0', 't500']) {
        expect((await storage.seats(matchID))?.metadata.players).to.deep.equal({
          0: { id: 0, name: 'Ada', key: seatKey('ada') },
          1: { id: 1 },
        });
      }
    }
    const { rows } = await sql`select 1 from matches where players like '%credentials%'`.execute(
      database,
    );
    expect(rows).to.deep.equal([]);
    await database.destroy();
    await storage.close();
    await drop();
  });
});
