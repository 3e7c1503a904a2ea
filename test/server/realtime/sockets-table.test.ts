import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { offeredCard } from '../../support/games/offered-card.ts';
import { get, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { suiteDatabase, suiteServer, suiteSocketPages } from '../../support/servers/suites.ts';

describe('Table updates on the socket', () => {
  const server = suiteServer();
  const database = suiteDatabase(server);
  const open = suiteSocketPages(server);
  let ada: Seated;
  let bo: Seated;
  beforeEach(async () => {
    [ada, bo] = await seatPeople(server().url, ['Ada', 'Bo']);
  });
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
    const { json } = await get(`${server().url}/api/tables/${ada.matchID}`);
    expect(connected(json)).to.deep.equal([true, true]);
    second.close();
    await mine.next('table', ({ args }) => !connected(args[1])[1]);
    expect(JSON.stringify(mine.frames)).to.include('isConnected');
    expect(database().everything()).not.to.include('isConnected');
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
    const { json } = await post(`${server().url}/games/bug-race/create`, {});
    const watching = open({ ...spectator(), matchID: json.matchID });
    await watching.enter();
    const address = `${server().url}/games/bug-race/${json.matchID}`;
    const joined = await post(`${address}/join`, { playerName: 'Cy' });
    await watching.next('table', ({ args }) => args[1].seats[0].name === 'Cy');
    const { playerID, playerCredentials: credentials } = joined.json;
    await post(`${address}/update`, { playerID, credentials, newName: 'Cyd' });
    const named = await watching.next('matchData', ({ args }) => args[1][0].name === 'Cyd');
    const words = [seatKey(credentials), 'Cyd'];
    expect(wordsIn(database().everything(), words)).to.deep.equal(words);
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
    await post(`${server().url}/games/bug-race/${matchID}/leave`, { playerID, credentials });
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
});
