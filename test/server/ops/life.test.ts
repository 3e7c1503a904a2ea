import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { unwritable } from '../../../server/persistence/sqlite/data-folder.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { get, Page, seatPeople } from '../../support/servers/page.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('The server process', () => {
  afterEach(killLeftServers);

  it('a server killed with SIGKILL restarts with the match, its log and its chat', async () => {
    const { folder, remove } = temporaryFolder();
    const first = await startServer({ dataDir: folder });
    const [ada] = await seatPeople(first.url, ['Ada', 'Bo']);
    const page = new Page(first.url, ada);
    const { state } = await page.sync();
    page.move(0, 'keepCard', state.G.players['0'].offered[0]);
    await page.next('update');
    page.say('See you');
    await page.next('chat');
    await first.kill();
    page.close();

    const second = await startServer({ dataDir: folder });
    const again = new Page(second.url, ada);
    const back = await again.sync();
    expect(back.state._stateID).to.equal(1);
    expect(back.state.G.players['0'].choice).to.equal(state.G.players['0'].offered[0]);
    expect(back.chat.map(({ text, name }) => [name, text])).to.deep.equal([['Ada', 'See you']]);
    const database = new DatabaseView(folder);
    expect(database.logLength(ada.matchID)).to.equal(1);
    database.close();
    again.close();
    expect(await second.stop()).to.equal(0);
    remove();
  });

  it('a start on a taken port fails and names the port', async () => {
    const server = await startServer();
    const { folder, remove } = temporaryFolder();
    const failed = await failToStart({ PORT: String(server.port), DATA_DIR: folder });
    expect(failed.code).to.equal(1);
    expect(failed.complaints.trim()).to.match(
      new RegExp(`^Port ${server.port} is already in use\\..*$`),
    );
    expect((await get(`${server.url}/games`)).json).to.deep.equal(
      catalog.map(({ info }) => info.name),
    );
    await server.stop();
    remove();
  });

  for (const DATA_DIR of [path.join(import.meta.filename, 'data'), '/proc/paddock/data']) {
    it(`a start with the unwritable data folder ${path.relative('', DATA_DIR)} fails and names it`, async () => {
      const failed = await failToStart({ PORT: '0', DATA_DIR });
      expect(failed.code).to.equal(1);
      expect(failed.complaints.trim()).to.match(/^The data folder ".*data" is not writable.*$/);
      expect(failed.complaints).to.include(DATA_DIR);
    });
  }

  it('the error about a better-sqlite3 built for another Node.js says how to fix it', () => {
    const error = Object.assign(new Error('NODE_MODULE_VERSION 1'), { code: 'ERR_DLOPEN_FAILED' });
    expect(unwritable('data', error).message).to.include('npm rebuild better-sqlite3');
  });

  it('a server whose log output is closed keeps running and stops on request', async () => {
    const server = await startServer();
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const page = new Page(server.url, ada);
    await page.sync();
    page.close();
    expect(await server.stop()).to.equal(0);
  });

  it('a start on a file that is not a database fails and leaves the file unchanged', async () => {
    const { folder, remove } = temporaryFolder();
    const file = path.join(folder, 'paddock.sqlite');
    const text = 'Somebody’s letters. '.repeat(1000);
    writeFileSync(file, text);
    const failed = await failToStart({ PORT: '0', DATA_DIR: folder });
    expect(failed.code).to.equal(1);
    expect(failed.complaints).to.match(
      /^The file ".*" can't be read \(.+\)\. Put a backup in its place/,
    );
    expect(readFileSync(file, 'utf8')).to.equal(text);
    remove();
  });

  for (const [name, value] of [
    ['PORT', '80 80'],
    ['NODE_ENV', ''],
  ] as const) {
    it(`a start with ${name}="${value}" fails and names the setting`, async () => {
      const failed = await failToStart({ [name]: value });
      expect(failed.code).to.equal(1);
      expect(failed.complaints.trim()).to.match(new RegExp(`^${name} .+\\.$`));
    });
  }
});
