import { readFileSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import { DatabaseView } from '../support/database.ts';
import { get, Page, type Seated } from '../support/page.ts';
import { failToStart, killLeftServers, startServer, temporaryFolder } from '../support/server.ts';

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
    const database = new DatabaseView(folder);
    expect(database.logLength(matchID)).to.equal(4);
    database.close();
    page.close();
    expect(await server.stop()).to.equal(0);
    expect(server.complaints()).to.equal('');
  });

  it('is left alone by a Paddock that is older than the one that used it last', async () => {
    const file = new SQLite(path.join(folder, 'paddock.sqlite'));
    file.exec("insert into kysely_migration values ('9999-of-the-future', '2099-01-01')");
    const all = () => file.serialize().toString('base64');
    const stored = all();
    const { code, complaints } = await failToStart({ PORT: '0', DATA_DIR: folder });
    expect(code).to.equal(1);
    expect(complaints.trim()).to.match(/^The database was last used by a newer Paddock: .*\.$/);
    expect(all()).to.equal(stored);
    file.exec("delete from kysely_migration where name = '9999-of-the-future'");
    expect(all(), 'a change is found').not.to.equal(stored);
    file.close();
  });
});
