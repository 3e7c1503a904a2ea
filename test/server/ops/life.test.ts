import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { unwritable } from '../../../server/persistence/sqlite/data-folder.ts';
import { get, Page, seatPeople } from '../../support/servers/page.ts';
import {
  failToStart,
  killLeftServers,
  startServer,
  temporaryFolder,
} from '../../support/servers/server.ts';

describe('The server process', () => {
  afterEach(killLeftServers);

  it('a server killed with SIGKILL restarts with the chat of a match', async () => {
    const { folder, remove } = temporaryFolder();
    const first = await startServer({ dataDir: folder });
    const [ada] = await seatPeople(first.url, ['Ada', 'Bo']);
    const page = new Page(first.url, ada);
    await page.sync();
    page.say('See you');
    await page.next('chat');
    await first.kill();
    page.close();

    const second = await startServer({ dataDir: folder });
    const again = new Page(second.url, ada);
    const { chat } = await again.sync();
    expect(chat.map(({ text, name }) => [name, text])).to.deep.equal([['Ada', 'See you']]);
    again.close();
    expect(await second.stop()).to.equal(0);
    remove();
  });

  it('a start on a taken port fails and names the port', async () => {
    const server = await startServer();
    const { folder, remove } = temporaryFolder();
    expect(await failToStart({ PORT: String(server.port), DATA_DIR: folder })).to.match(
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
      expect(failed).to.match(/^The data folder ".*data" is not writable.*$/);
      expect(failed).to.include(DATA_DIR);
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
    expect(await failToStart({ PORT: '0', DATA_DIR: folder })).to.match(
      /^The file ".*" can't be read \(.+\)\. Put a backup in its place/,
    );
    expect(readFileSync(file, 'utf8')).to.equal(text);
    remove();
  });
});
