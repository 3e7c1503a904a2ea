import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { storeOldMatch } from '../../support/records/old-match.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { get, post, seatPeople } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import { suiteServer, suiteSocketPages } from '../../support/servers/suites.ts';
import { until } from '../../support/until.ts';

/** Words that no log may contain: names, chat, cards and guessed credentials. The tests add the real credentials. */
const secrets = ['Quirina', 'Bonaventura', 'Zwetschge', 'our little secret', 'cardOfMine', 'guess'];

describe('A server in operation', () => {
  const { folder, remove } = temporaryFolder();

  before(async () => {
    const storage = openSqliteStorage(folder, new TableChanges());
    await storage.connect();
    await storeOldMatch(storage, { matchID: 'ended-long-ago', age: 91, isOver: true });
    await storeOldMatch(storage, { matchID: 'left-long-ago', age: 31 });
    await storeOldMatch(storage, { matchID: 'left-lately', age: 20 });
    await storage.close();
  });
  const server = suiteServer({ dataDir: folder, mayComplain: true });
  const openPage = suiteSocketPages(server);
  after(remove);

  /** Waits for a log line with this message and returns all lines. */
  async function linesWith(message: string): Promise<readonly Record<string, unknown>[]> {
    await server().said(`"msg":"${message}"`);
    const complete = server().output().slice(0, server().output().lastIndexOf('\n'));
    return complete.split('\n').map((line) => JSON.parse(line));
  }

  /** Opens the server's database directly. */
  const openFile = () => new SQLite(path.join(folder, 'paddock.sqlite'));

  /** Runs a task while a table of the database is missing. */
  async function without(table: string, task: () => Promise<void>): Promise<void> {
    const file = openFile();
    file.exec(`alter table ${table} rename to ${table}_away`);
    try {
      await task();
    } finally {
      file.exec(`alter table ${table}_away rename to ${table}`);
      file.close();
    }
  }

  it('the health check of the Dockerfile finds a running server, whose answer is not to be kept', async () => {
    const { headers } = await get(`${server().url}/readyz`);
    expect(headers.get('cache-control')).to.equal('no-store');
    const dockerfile = readFileSync(path.join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
    const [, ...check] = JSON.parse(/^HEALTHCHECK .*CMD (.+)$/m.exec(dockerfile)?.[1] ?? '');
    const exitCodeWith = (port: number) =>
      spawnSync(process.execPath, check, { env: { PORT: String(port) } }).status;
    expect(exitCodeWith(server().port)).to.equal(0);
    expect(exitCodeWith(1)).to.equal(1);
  });

  it('the server cleans up at its start, and a sync marks an old match as visited', async () => {
    const cleaned = (await linesWith('Cleaned up.')).find(({ msg }) => msg === 'Cleaned up.');
    expect(cleaned).to.include({ finished: 1, abandoned: 1 });
    const { json } = await get(`${server().url}/api/tables`);
    expect(json.tables.map((table: Table) => table.matchID)).to.deep.equal(['left-lately']);
    const seat = { game: 'bug-race', matchID: 'left-lately', playerID: null, credentials: null };
    const page = openPage(seat);
    const { table } = await page.sync();
    const file = openFile();
    const visitedAt = file.prepare('select visited_at from matches').pluck().get();
    file.close();
    expect(Date.now() - Number(visitedAt)).to.be.below(60_000);
    expect(Date.now() - table.updatedAt, 'a look is no change').to.be.above(86_400_000);
  });

  it('the log has failures but no name, chat line, card or credentials', async () => {
    const [ada, bo] = await seatPeople(server().url, ['Quirina', 'Bonaventura']);
    const { matchID } = ada;
    const match = `${server().url}/games/bug-race/${matchID}`;
    const page = openPage(ada);
    const { state } = await page.sync();
    page.move(0, 'keepCard', state.G.players['0'].offered[0]);
    await page.next('update');
    page.move(1, 'keepCard', 'cardOfMine');
    await page.refusal();
    page.send('update', { type: 'MAKE_MOVE', payload: 'cardOfMine' }, 0, matchID, '0');
    await page.refusal();
    page.say('our little secret');
    await page.next('chat');
    const stranger = openPage({ ...bo, credentials: 'guess' });
    stranger.send('sync', matchID, '1', 'guess');
    await stranger.refusal();

    const credentials = String(ada.credentials);
    const rename = { playerID: '0', credentials, newName: 'Zwetschge' };
    expect((await post(`${match}/rename`, rename)).status).to.equal(200);
    const asBo = { ...rename, playerID: '1' };
    expect((await post(`${match}/update`, asBo)).status).to.equal(403);
    expect((await post(`${match}/join`, { playerName: 'Zwetschge' })).status).to.equal(409);
    expect((await post(`${match}/join`, '{"playerName":"Zwetschge')).status).to.equal(400);
    expect(server().complaints(), 'nothing was wrong up to here').to.equal('');

    await without('matches', async () => {
      expect((await post(`${match}/update`, rename)).status).to.equal(500);
      page.say('our little secret', 'another');
      expect(await page.refusal()).to.include({ code: 'notSaved', message: 'chat' });
    });

    const lines = await linesWith('A message was not carried out.');
    const failure = lines.find(({ msg }) => msg === 'A request failed.');
    expect(failure).to.deep.include({
      level: 'error',
      method: 'POST',
      path: `/games/bug-race/${matchID}/update`,
    });
    expect(failure?.err).to.include({ message: 'no such table: matches' });
    expect(server().complaints()).to.include('A request failed.');
    const words = [...secrets, credentials, String(bo.credentials), matchID];
    expect(wordsIn(server().output(), words), 'nothing but the path').to.deep.equal([matchID]);
  });

  it('metrics count events without naming players or matches', async () => {
    const [ada] = await seatPeople(server().url, ['Quirina', 'Bonaventura']);
    const page = openPage(ada);
    const { state } = await page.sync();
    const before = await get(`${server().url}/metrics`);
    page.move(0, 'keepCard', state.G.players['0'].offered[0]);
    await page.next('update');
    page.move(0, 'keepCard', 'cardOfMine');
    await page.refusal();
    const { text } = await get(`${server().url}/metrics`);
    const valueIn = (name: string, metrics = text) =>
      Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1] ?? 0,
      );
    const rise = (name: string) => valueIn(name) - valueIn(name, before.text);
    expect(rise('paddock_moves_total{game="bug-race",outcome="taken"}')).to.equal(1);
    expect(rise('paddock_moves_total{game="bug-race",outcome="illegal"}')).to.equal(1);
    expect(rise('paddock_refusals_total{message="update",code="illegal"}')).to.equal(1);
    expect(rise('paddock_move_seconds_count{game="bug-race"}')).to.equal(1);
    expect(rise('paddock_http_requests_total{route="/metrics",status="200"}')).to.equal(0);
    const joined = 'paddock_http_requests_total{route="/games/:name/:id/join",status="200"}';
    expect(valueIn(joined)).to.be.at.least(2);
    // Pages of other tests may be on their way out.
    const now = await until('one socket is open', async () => {
      const metrics = (await get(`${server().url}/metrics`)).text;
      return valueIn('paddock_sockets', metrics) === 1 && metrics;
    });
    expect(valueIn('paddock_open_matches', now)).to.equal(1);
    expect(valueIn('paddock_storage_failures_total')).to.be.at.least(1);
    expect(valueIn('process_resident_memory_bytes')).to.be.above(1e7);
    const words = [...secrets, ada.matchID, String(ada.credentials), '127.0.0.1', 'bug-race'];
    expect(wordsIn(text, words), 'nothing but the game').to.deep.equal(['bug-race']);
  });

  async function sitDown() {
    const [ada] = await seatPeople(server().url, ['Quirina', 'Bonaventura']);
    const page = openPage(ada);
    const { state } = await page.sync();
    return { page, card: state.G.players['0'].offered[0], matchID: ada.matchID };
  }

  it('a stopping server refuses new connections, stores acknowledged moves and cuts off slow clients', async () => {
    const playing = await Promise.all([1, 2, 3, 4, 5].map(sitDown));
    const events = await fetch(`${server().url}/api/tables/events`);
    const open = async (text: string) => {
      const socket = connect(server().port, '127.0.0.1');
      socket.on('error', () => {});
      socket.setEncoding('utf8');
      await once(socket, 'connect');
      socket.write(text.replaceAll('\n', '\r\n'));
      return socket;
    };
    const halfAsked = await open(
      'POST /games/bug-race/create HTTP/1.1\nHost: x\nContent-Length: 9\n\n{',
    );
    // A page on a sleeping machine never answers, not even to a close frame.
    const asleep = await open(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\nHost: x\nConnection: Upgrade\n' +
        'Upgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n',
    );
    await once(asleep, 'data');
    const slow = await open('GET /readyz HTTP/1.1\nHost: x\n');

    const asked = performance.now();
    for (const { page, card } of playing) page.move(0, 'keepCard', card);
    await Promise.race(playing.map(({ page }) => page.next('update')));
    const stopped = server().stop();
    await Promise.all(playing.map(({ page }) => page.next('closing')));
    server().process.kill('SIGTERM');
    server().process.kill('SIGINT');
    slow.write('\r\n');
    const [answer] = await once(slow, 'data');
    expect(answer).to.match(/^HTTP\/1\.1 503 .*"missing":\["closing"\]/s);
    expect(await fetch(`${server().url}/healthz`).catch(() => 'nobody')).to.equal('nobody');
    expect(await stopped).to.equal(0);
    expect(performance.now() - asked).to.be.below(10_000);

    const messages =
      server()
        .output()
        .match(/(?<="msg":")[^"]+/g) ?? [];
    expect(messages.at(0)).to.match(/^Paddock is open/);
    expect(messages.filter((message) => message === 'Stopping.')).to.have.length(1);
    expect(messages.at(-1)).to.equal('Closed.');
    for (const socket of [halfAsked, asleep, slow]) socket.destroy();
    await events.text().catch(() => '');

    const database = new DatabaseView(folder);
    const acknowledged = playing.filter(({ page }) =>
      page.frames.some(({ name }) => name === 'update'),
    );
    expect(acknowledged).not.to.have.length(0);
    for (const { matchID } of acknowledged) {
      expect(database.state(matchID)._stateID).to.equal(1);
      expect(database.logLength(matchID)).to.equal(1);
    }
    database.close();
  });
});
