import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { offeredCard } from '../../support/games/offered-card.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { get, Page, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { type RunningServer, startServer } from '../../support/servers/server.ts';

describe('Table updates on the socket', () => {
  let server: RunningServer;
  let database: DatabaseView;
  const pages: Page[] = [];
  let ada: Seated;
  let bo: Seated;
  before(async () => {
    server = await startServer();
    database = new DatabaseView(server.dataDir);
  });
  beforeEach(async () => {
    [ada, bo] = await seatPeople(server.url, ['Ada', 'Bo']);
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  after(async () => {
    database.close();
    await server.stop();
  });

  function open(seat: Seated, game?: string): Page {
    const page = new Page(server.url, seat, game);
    pages.push(page);
    return page;
  }
  const spectator = (): Seated => ({ ...ada, playerID: null, credentials: null });

  const connected = (table: Table) => table.seats.map(({ isConnected }) => isConnected);

  it('connections are shown for seats with several pages, and never stored', async () => {
    const mine = open(ada);
    expect(connected((await mine.sync()).table)).to.deep.equal([true, false]);
    const first = open(bo);
    await first.sync();
    const second = open(bo);
    await second.sync();
    await mine.next('matchData', ({ args }) => args[1][1].isConnected === true);
    first.close();
    const { json } = await get(`${server.url}/api/tables/${ada.matchID}`);
    expect(connected(json)).to.deep.equal([true, true]);
    second.close();
    await mine.next('table', ({ args }) => !connected(args[1])[1]);
    expect(JSON.stringify(mine.frames)).to.include('isConnected');
    expect(database.everything()).not.to.include('isConnected');
  });

  it('a player who syncs again or sends a wrong sync still counts as connected', async () => {
    const [mine, other] = [open(ada), open(bo)];
    await mine.sync();
    await other.sync();
    await mine.next('table', ({ args }) => connected(args[1])[1] === true);
    await other.sync();
    other.send('sync', ada.matchID, '1', 'guess');
    await other.refusal();
    other.close();
    await mine.next('table', ({ args }) => connected(args[1])[1] === false);
    const seen = mine.frames.filter(({ name }) => name === 'table').map(({ args }) => args[1]);
    const changes = seen
      .map((table) => connected(table)[1])
      .filter((is, at, all) => is !== all[at - 1]);
    expect(changes).to.deep.equal([false, true, false]);
  });

  it('joins and new names are sent to all viewers, the next table only to players', async () => {
    const { json } = await post(`${server.url}/games/bug-race/create`, {});
    const watching = open({ ...spectator(), matchID: json.matchID });
    await watching.enter();
    const address = `${server.url}/games/bug-race/${json.matchID}`;
    const joined = await post(`${address}/join`, { playerName: 'Cy' });
    await watching.next('table', ({ args }) => args[1].seats[0].name === 'Cy');
    const { playerID, playerCredentials: credentials } = joined.json;
    await post(`${address}/update`, { playerID, credentials, newName: 'Cyd' });
    const named = await watching.next('matchData', ({ args }) => args[1][0].name === 'Cyd');
    const words = [seatKey(credentials), 'Cyd'];
    expect(wordsIn(database.everything(), words)).to.deep.equal(words);
    expect(wordsIn(JSON.stringify(named), words)).to.deep.equal(['Cyd']);
    const mine = open({ ...ada, matchID: json.matchID, playerID, credentials });
    expect((await mine.enter()).table.next).to.equal(null);
    await watching.next('table', ({ args }) => connected(args[1])[0] === true);
    const again = await post(`${address}/playAgain`, { playerID, credentials });
    const { nextMatchID } = again.json;
    const told = await mine.next('table', ({ args }) => args[1].next !== null);
    expect(told.args[1].next).to.deep.equal({ matchID: nextMatchID, answers: {} });
    expect((await watching.next('table')).args[1].next).to.equal(null);
    expect(wordsIn(JSON.stringify(told), [nextMatchID])).to.deep.equal([nextMatchID]);
    expect(wordsIn(JSON.stringify(watching.frames), [nextMatchID])).to.deep.equal([]);
    await post(`${address}/leave`, { playerID, credentials });
    expect(await watching.refusal()).to.include({ code: 'unknownMatch', message: 'sync' });
  });

  it('a page whose seat was left receives no more moves', async () => {
    const [mine, other] = [open(ada), open(bo)];
    await mine.sync();
    const { state } = await other.sync();
    const { matchID, playerID, credentials } = ada;
    await post(`${server.url}/games/bug-race/${matchID}/leave`, { playerID, credentials });
    expect(await mine.refusal()).to.include({ code: 'wrongCredentials', message: 'sync' });
    other.move(0, 'keepCard', offeredCard(state, '1'));
    await other.next('update');
    mine.move(1, 'keepCard', 1);
    expect((await mine.refusal()).code).to.equal('wrongCredentials');
    const areShownMoves = [mine, other].map(({ frames }) =>
      frames.some(({ name }) => name === 'update'),
    );
    expect(areShownMoves).to.deep.equal([false, true]);
  });

  it('waiting pages get nothing of a match before it begins, and then its first state', async () => {
    const { json } = await post(`${server.url}/games/bug-race/create`, { numPlayers: 2 });
    const { matchID } = json;
    const address = `${server.url}/games/bug-race/${matchID}`;
    const joined = await post(`${address}/join`, { playerName: 'Cy' });
    const { playerID, playerCredentials: credentials } = joined.json;
    const seated = { ...ada, matchID, playerID, credentials };
    const [mine, watching] = [open(seated), open({ ...spectator(), matchID })];
    expect((await mine.enter()).table).to.deep.include({ status: 'open', awaited: [] });
    expect((await watching.enter()).table).to.include({ begunAt: null, clocks: null });
    const stored = database.everything();
    mine.move(0, 'keepCard', 1);
    expect(await mine.refusal()).to.deep.include({ code: 'notBegun', message: 'update' });
    expect(database.everything()).to.equal(stored);
    const pages = [mine, watching];
    const sent = pages.map(({ frames }) => JSON.stringify(frames));
    const words = ['"G"', '"ctx"', 'plugins', 'initialState', 'offered'];
    for (const frames of sent) expect(wordsIn(frames, words)).to.deep.equal([]);
    await post(`${address}/join`, { playerName: 'Dan' });
    for (const page of pages) {
      const { args } = await page.next('sync');
      expect(args[1].state._stateID).to.equal(0);
      expect(wordsIn(JSON.stringify(args), words))
        .to.include('"G"')
        .and.include('"ctx"');
    }
    mine.move(0, 'keepCard', offeredCard(database.state(matchID), '0'));
    await watching.next('update');
  });
});
