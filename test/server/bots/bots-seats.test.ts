import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { noLimits } from '../../support/servers/load.ts';
import { type Answer, get, Page, post } from '../../support/servers/page.ts';
import { postFrom } from '../../support/servers/served-tables.ts';
import { suiteDatabase, suiteServer } from '../../support/servers/suites.ts';
import { toldSeat } from '../../support/servers/told-table.ts';

/** A player with the credentials of their seat. */
interface Sitter {
  readonly playerID: string;
  readonly credentials: string;
}

describe('Bots at a table', () => {
  const server = suiteServer({ settings: noLimits });
  const database = suiteDatabase(server);
  const games = () => `${server().url}/games/bug-race`;
  const lay = async (numPlayers: number): Promise<string> =>
    (await post(`${games()}/create`, { numPlayers })).json.matchID;
  async function join(matchID: string, playerName: string, more: object = {}): Promise<Sitter> {
    const { json } = await post(`${games()}/${matchID}/join`, { playerName, ...more });
    return { playerID: json.playerID, credentials: json.playerCredentials };
  }
  const seat = (matchID: string, sitter: object, bots: unknown): Promise<Answer> =>
    post(`${games()}/${matchID}/bots`, { ...sitter, bots });
  const table = async (matchID: string): Promise<Table> =>
    (await get(`${server().url}/api/tables/${matchID}`)).json;
  const botsAt = async (matchID: string) => (await table(matchID)).seats.map(({ bot }) => bot);

  it('the host can seat, change and remove bots, which have names of their own', async () => {
    const matchID = await lay(4);
    const ada = await join(matchID, 'Ada');
    expect((await table(matchID)).host).to.equal('0');
    expect((await seat(matchID, ada, { 1: 'easy', 3: 'strong' })).status).to.equal(200);
    const { seats, status, createdAt } = await table(matchID);
    expect(seats).to.deep.equal([
      toldSeat('0', 'Ada', { isConnected: false, awaySince: createdAt }),
      toldSeat('1', 'Bora', { bot: 'easy' }),
      toldSeat('2', null, { isConnected: false }),
      toldSeat('3', 'Mistral', { bot: 'strong' }),
    ]);
    expect(status).to.equal('open');
    await seat(matchID, ada, { 1: 'fair', 3: null });
    expect(await botsAt(matchID)).to.deep.equal([null, 'fair', null, null]);
    expect((await table(matchID)).seats[1]?.name, 'it is the same one').to.equal('Bora');
    expect((await table(matchID)).seats[3]?.name).to.equal(null);
    await seat(matchID, ada, { 2: 'easy', 3: 'easy' });
    expect((await table(matchID)).status).to.equal('playing');
  });

  it('a bot never takes the name of a person', async () => {
    const matchID = await lay(3);
    const bora = await join(matchID, 'Bora');
    await seat(matchID, bora, { 1: 'easy' });
    expect((await table(matchID)).seats[1]?.name).to.equal('Mistral');
  });

  it('bots are shown to everybody at once, also through boardgame.io’s own lobby API', async () => {
    const matchID = await lay(3);
    const ada = await join(matchID, 'Ada');
    const page = new Page(server().url, { game: 'bug-race', matchID, ...ada });
    await page.enter();
    await seat(matchID, ada, { 2: 'strong' });
    await page.next('matchData', (frame) => frame.args[1][2].isConnected === true);
    const { args } = await page.next('table', (frame) => frame.args[1].seats[2].bot === 'strong');
    expect(args[1].seats[2]).to.include({ name: 'Bora', isConnected: true });
    page.close();
    const lobby = new LobbyClient({ server: server().url });
    const { players } = await lobby.getMatch('bug-race', matchID);
    expect(players).to.deep.equal([
      { id: 0, name: 'Ada', data: { host: true } },
      { id: 1 },
      { id: 2, name: 'Bora', data: { bot: 'strong' } },
    ]);
    const { matches } = await lobby.listMatches('bug-race');
    expect(matches.find((match) => match.matchID === matchID)?.players[2]).to.deep.include({
      data: { bot: 'strong' },
    });
  });

  it('the seat of a bot cannot be taken, and its key is never shown', async () => {
    const matchID = await lay(2);
    const ada = await join(matchID, 'Ada');
    const page = new Page(server().url, { game: 'bug-race', matchID, ...ada });
    await page.enter();
    const answer = await seat(matchID, ada, { 1: 'easy' });
    await page.next('table', (frame) => frame.args[1].seats[1].bot === 'easy');
    page.close();
    for (const body of [
      { playerName: 'Eve', playerID: '1' },
      { playerName: 'Eve' },
      { playerName: 'Eve', playerID: '1', data: { bot: 'easy' } },
    ]) {
      expect((await post(`${games()}/${matchID}/join`, body)).status).to.equal(409);
    }
    const match = JSON.parse(database().everything())[0].find(
      (row: { readonly id: string }) => row.id === matchID,
    );
    const { key }: { readonly key: string } = JSON.parse(match.players)[1];
    expect(key).to.have.length.above(20);
    const told = [
      answer.text,
      JSON.stringify(page.frames),
      (await get(`${games()}/${matchID}`)).text,
      (await get(`${server().url}/api/tables`)).text,
    ].join();
    expect(wordsIn(`${told}${key}`, [key])).to.deep.equal([key]);
    expect(wordsIn(told, [key])).to.deep.equal([]);
  });

  it('a client’s own `data` is not kept, so nobody can pose as a bot or a host', async () => {
    const matchID = await lay(3);
    const ada = await join(matchID, 'Ada');
    const eve = await join(matchID, 'Eve', { data: { bot: 'easy', host: true, hat: 1 } });
    await post(`${games()}/${matchID}/update`, { ...eve, newName: 'Eva', data: { host: true } });
    const { seats, host } = await table(matchID);
    expect(seats.map(({ name, bot }) => [name, bot])).to.deep.equal([
      ['Ada', null],
      ['Eva', null],
      [null, null],
    ]);
    expect(host).to.equal(ada.playerID);
    expect(database().everything()).not.to.include('"hat"');
  });

  it('bots stay when the host leaves, and the table is deleted with the last person', async () => {
    const matchID = await lay(4);
    const ada = await join(matchID, 'Ada');
    await seat(matchID, ada, { 1: 'fair' });
    const bo = await join(matchID, 'Bo');
    expect(bo.playerID).to.equal('2');
    expect((await seat(matchID, bo, { 3: 'easy' })).status).to.equal(403);
    await post(`${games()}/${matchID}/leave`, ada);
    expect(await table(matchID)).to.deep.include({ host: '2' });
    expect((await seat(matchID, ada, { 3: 'easy' })).status).to.equal(403);
    expect((await seat(matchID, bo, { 0: 'easy' })).status).to.equal(200);
    expect(await botsAt(matchID)).to.deep.equal(['easy', 'fair', null, null]);
    await post(`${games()}/${matchID}/leave`, bo);
    expect((await get(`${games()}/${matchID}`)).status).to.equal(404);
  });

  it('bots are seated again for a rematch', async () => {
    const matchID = await lay(3);
    const ada = await join(matchID, 'Ada');
    await seat(matchID, ada, { 1: 'easy', 2: 'strong' });
    const { json } = await post(`${games()}/${matchID}/playAgain`, ada);
    const next = await table(json.nextMatchID);
    expect(next.seats.map(({ bot }) => bot)).to.deep.equal([null, 'easy', 'strong']);
    expect(next).to.include({ status: 'open', host: null });
    await join(json.nextMatchID, 'Ada', { playerID: '0' });
    expect(await table(json.nextMatchID)).to.include({ status: 'playing', host: '0' });
  });

  it('a rematch with fewer seats has fewer bots', async () => {
    const matchID = await lay(4);
    const ada = await join(matchID, 'Ada');
    await seat(matchID, ada, { 1: 'easy', 3: 'strong' });
    const { json } = await post(`${games()}/${matchID}/playAgain`, { ...ada, numPlayers: 2 });
    expect(await botsAt(json.nextMatchID)).to.deep.equal([null, 'easy']);
  });

  describe('Invalid requests for bots', () => {
    let matchID: string;
    let ada: Sitter;
    let bo: Sitter;
    before(async () => {
      matchID = await lay(4);
      ada = await join(matchID, 'Ada');
      bo = await join(matchID, 'Bo');
      await seat(matchID, ada, { 2: 'easy' });
    });
    const wrong: readonly [what: string, sitter: () => object, bots: unknown, status: number][] = [
      ['a request without credentials', () => ({}), { 3: 'easy' }, 403],
      ['guessed credentials', () => ({ ...ada, credentials: 'guess' }), { 3: 'easy' }, 403],
      ['a request by another player', () => bo, { 3: 'easy' }, 403],
      ['a seat of a person', () => ada, { 3: 'easy', 1: 'easy' }, 409],
      ['the seat of the host', () => ada, { 0: 'easy' }, 409],
      ['removing a person', () => ada, { 1: null }, 409],
      ['an unknown seat', () => ada, { 3: 'easy', 4: 'easy' }, 404],
      ['an unknown level', () => ada, { 3: 'godlike' }, 400],
      ['a level that is not text', () => ada, { 3: true }, 400],
      ['a seat without a number', () => ada, { north: 'easy' }, 400],
      ['a seat by an inherited name', () => ada, { constructor: 'easy' }, 400],
      ['a request without seats', () => ada, {}, 400],
      ['a list of levels', () => ada, ['easy'], 400],
      ['a request without bots', () => ada, undefined, 400],
    ];
    for (const [what, sitter, bots, status] of wrong) {
      it(`${what} is answered with ${status} and changes nothing`, async () => {
        const stored = database().everything();
        const answer = await seat(matchID, sitter(), bots);
        expect(answer.status, answer.text).to.equal(status);
        expect(answer.text).to.have.length.greaterThan(5);
        expect(database().everything()).to.equal(stored);
      });
    }

    it('a full table is answered with 409 and does not change', async () => {
      const full = await lay(2);
      const cy = await join(full, 'Cy');
      await seat(full, cy, { 1: 'easy' });
      const stored = database().everything();
      expect((await seat(full, cy, { 1: 'strong' })).status).to.equal(409);
      expect((await seat(full, cy, { 1: null })).status).to.equal(409);
      expect(database().everything()).to.equal(stored);
    });

    it('an unknown match or game is answered with 404', async () => {
      for (const address of [`bug-race/nowhere`, `crazy-race-schacht/${matchID}`, 'x/y']) {
        const answer = await post(`${server().url}/games/${address}/bots`, {
          ...ada,
          bots: { 3: 'easy' },
        });
        expect(answer.status).to.equal(404);
      }
    });
  });

  it('a person and a bot that compete for the last seat never both get it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const matchID = await lay(2);
      const ada = await join(matchID, 'Ada');
      const answers = await Promise.all([
        seat(matchID, ada, { 1: 'easy' }),
        post(`${games()}/${matchID}/join`, { playerName: 'Bo', playerID: '1' }),
      ]);
      expect(answers.map(({ status }) => status)).to.have.members([200, 409]);
      const [, last] = (await table(matchID)).seats;
      const isBot = answers[0].status === 200;
      expect([last?.name, last?.bot]).to.deep.equal(isBot ? ['Bora', 'easy'] : ['Bo', null]);
    }
  });
});

describe('Limits on seating bots', () => {
  const server = suiteServer({ settings: { MAX_BOTS_PER_HOUR: '4', TRUSTED_PROXIES: '1' } });

  it('an address over the limit learns when to retry, and other addresses can seat bots', async () => {
    const from = (address: string) => (path: string, body: object) =>
      postFrom(address, `${server().url}/games/bug-race/${path}`, body);
    async function seated(ask: ReturnType<typeof from>) {
      const { matchID } = (await ask('create', { numPlayers: 4 })).json;
      const joined = (await ask(`${matchID}/join`, { playerName: 'Ada' })).json;
      const ada = { playerID: joined.playerID, credentials: joined.playerCredentials };
      const bots = (wish: object) => ask(`${matchID}/bots`, { ...ada, bots: wish });
      return { matchID, ada, bots };
    }
    const here = from('198.51.100.1');
    const first = await seated(here);
    expect((await first.bots({ 1: 'easy', 2: 'easy', 3: 'easy' })).status).to.equal(200);
    const second = await seated(here);
    const refused = await second.bots({ 1: 'easy', 2: 'easy' });
    expect(refused.status).to.equal(429);
    expect(refused.text).to.match(/many bots: try again in \d+ minutes/);
    const { seats } = (await get(`${server().url}/api/tables/${second.matchID}`)).json;
    expect(seats.map(({ bot }: Table['seats'][number]) => bot)).to.deep.equal([
      null,
      null,
      null,
      null,
    ]);
    // A rematch with bots seats them too.
    const again = await here(`${first.matchID}/playAgain`, first.ada);
    expect(again.status).to.equal(429);
    const elsewhere = await seated(from('198.51.100.2'));
    expect((await elsewhere.bots({ 1: 'easy', 2: 'easy' })).status).to.equal(200);
  });
});
