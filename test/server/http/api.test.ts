import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import type { TablePage } from '../../../protocol/tables.ts';
import { singleNode } from '../../../server/cluster/message-bus.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { TableListStream } from '../../../server/http/routes/table-list-stream.ts';
import { openSqliteStorage } from '../../../server/persistence/sqlite/storage.ts';
import { Presence } from '../../../server/realtime/presence.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { openEvents } from '../../support/games/events.ts';
import { newMatch } from '../../support/servers/new-table.ts';
import { get, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import { suiteDatabase, suiteServer } from '../../support/servers/suites.ts';

/** Yields the events of a stream as they arrive. */
async function* eventsIn(stream: AsyncIterable<Uint8Array>) {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (data !== undefined) yield { name, data: JSON.parse(data) };
    }
  }
}

describe('The HTTP API', () => {
  const server = suiteServer();
  const database = suiteDatabase(server);

  const games = () => `${server().url}/games/bug-race`;
  const tables = async (query = ''): Promise<TablePage> =>
    (await get(`${server().url}/api/tables${query}`)).json;
  const create = async (body: unknown = {}): Promise<string> =>
    (await post(`${games()}/create`, body)).json.matchID;

  describe('Lists of tables', () => {
    it('a list shows the seats of listed tables, and unlisted tables never appear', async () => {
      const setupData = { expert: true };
      const matchID = await create({ numPlayers: 2, setupData });
      const unlisted = await create({ unlisted: true });
      const ada = (await post(`${games()}/${matchID}/join`, { playerName: 'Ada' })).json;
      const [first] = (await tables('?game=bug-race&status=open')).tables;
      expect(first).to.deep.include({ matchID, game: 'bug-race', status: 'open', setupData });
      expect(first?.seats.map(({ name }) => name)).to.deep.equal(['Ada', null]);
      await post(`${games()}/${matchID}/join`, { playerName: 'Bo' });
      expect((await tables('?status=open')).tables.map((table) => table.matchID)).not.to.include(
        matchID,
      );
      expect((await tables('?status=playing')).tables[0]?.matchID).to.equal(matchID);
      const all = JSON.stringify(await tables());
      const words = [matchID, unlisted, seatKey(ada.playerCredentials)];
      expect(wordsIn(database().everything(), words)).to.deep.equal(words);
      expect(wordsIn(all, words)).to.deep.equal([matchID]);
      expect(all).not.to.match(/credentials/i);
    });

    it('a list comes in pages', async () => {
      for (let count = 0; count < 32; count += 1) await create();
      const first = await tables();
      expect(first.tables).to.have.length(30);
      const second = await tables(`?after=${encodeURIComponent(first.next ?? '')}`);
      expect(second.tables).not.to.have.length(0);
      expect(second.next).to.equal(null);
      const ids = [...first.tables, ...second.tables].map(({ matchID }) => matchID);
      expect(new Set(ids).size).to.equal(ids.length);
    });

    for (const query of ['game=chess', 'status=won', 'after=x', 'game=a&game=b', 'page=2']) {
      it(`a list with ?${query} is refused`, async () => {
        const { status, json } = await get(`${server().url}/api/tables?${query}`);
        expect(status).to.equal(400);
        expect(json.error.code).to.equal('badParameter');
      });
    }

    it('events report the changes of a listed table in order and finally its end', async () => {
      const stop = new AbortController();
      const response = await fetch(`${server().url}/api/tables/events`, { signal: stop.signal });
      expect(response.headers.get('content-type')).to.equal('text/event-stream');
      await create({ unlisted: true });
      const [ada, bo] = await seatPeople(server().url, ['Ada', 'Bo']);
      const leave = ({ matchID, playerID, credentials }: Seated) =>
        post(`${games()}/${matchID}/leave`, { playerID, credentials });
      const told: string[] = [];
      for await (const { name, data } of eventsIn(
        response.body ?? expect.fail('There is no stream.'),
      )) {
        expect(data.matchID).to.equal(ada.matchID);
        const now = name === 'gone' ? 'gone' : data.status;
        if (now === told.at(-1)) continue;
        told.push(now);
        if (now === 'gone') break;
        if (now === 'playing') await leave(bo);
        else if (told.includes('playing')) await leave(ada);
      }
      expect(told.join()).to.match(/^(open,)?playing,open,gone$/);
      stop.abort();
    });

    it('events merge quick changes of a table and leave out a deleted table', async () => {
      const { folder, remove } = temporaryFolder();
      const tableChanges = new TableChanges();
      const storage = openSqliteStorage(folder, tableChanges);
      await storage.connect();
      const events = new TableListStream({
        storage,
        tableChanges,
        presence: new Presence(tableChanges, singleNode),
      });
      const stream = events.open(new IncomingMessage(new Socket()));
      for (const matchID of ['a', 'b', 'c']) await storage.createMatch(matchID, newMatch());
      for (const matchID of ['a', 'b', 'c']) {
        for (let count = 0; count < 20; count += 1) tableChanges.changed(matchID);
      }
      tableChanges.deleted({ matchID: 'b', unlisted: false });
      const told: string[] = [];
      for await (const { name, data } of eventsIn(stream)) {
        told.push(`${name} ${data.matchID}`);
        if (data.matchID === 'c' && told.length > 1) break;
      }
      expect(told).to.deep.equal(['gone b', 'table a', 'table c']);
      events.close();
      await storage.close();
      remove();
    });
  });

  it('a table can be requested by id, also an unlisted one, and unknown addresses are refused', async () => {
    const matchID = await create({ unlisted: true });
    const { json } = await get(`${server().url}/api/tables/${matchID}`);
    expect(json).to.include({ matchID, unlisted: true, status: 'open', begunAt: null });
    const unknown = await get(`${server().url}/api/tables/nowhere`);
    expect(unknown.status).to.equal(404);
    expect(unknown.json.error.code).to.equal('unknownMatch');
    for (const address of ['/api', '/api/x', '/api/tables/a/b', '/API/nothing']) {
      const { status, json } = await get(server().url + address);
      expect([status, json?.error.code], address).to.deep.equal([404, 'notFound']);
    }
    expect((await post(`${server().url}/api/tables`)).status).to.equal(404);
  });

  it('every answer has security headers, also errors', async () => {
    for (const address of ['/games', '/games/chess', '/api/tables', '/api/x']) {
      const { headers } = await get(server().url + address);
      expect(headers.get('content-security-policy'), address).to.include("default-src 'self'");
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('permissions-policy'))
        .to.include('camera=(), ')
        .and.to.include('geolocation=()');
      expect(headers.get('access-control-allow-origin') || null).to.equal(null);
    }
  });

  it('a rematch gets a new table after everybody has left the next one', async () => {
    const [ada, bo] = await seatPeople(server().url, ['Ada', 'Bo']);
    const playAgain = async ({ playerID, credentials }: Seated) =>
      post(`${games()}/${ada.matchID}/playAgain`, { playerID, credentials });
    const first: string = (await playAgain(ada)).json.nextMatchID;
    const joined = await post(`${games()}/${first}/join`, { playerName: 'Ada' });
    const { playerID, playerCredentials: credentials } = joined.json;
    expect((await playAgain(bo)).json.nextMatchID).to.equal(first);
    await post(`${games()}/${first}/leave`, { playerID, credentials });
    const stored = database().everything();
    expect((await playAgain({ ...bo, credentials: 'guess' })).status).to.equal(403);
    expect(database().everything()).to.equal(stored);
    const second: string = (await playAgain(bo)).json.nextMatchID;
    expect(second).not.to.equal(first);
    expect((await playAgain(ada)).json.nextMatchID).to.equal(second);
    expect((await get(`${games()}/${second}`)).status).to.equal(200);
  });

  it('no public answer or event names the next table', async () => {
    const events = await openEvents(server().url);
    const [ada] = await seatPeople(server().url, ['Ada', 'Bo']);
    const { matchID, playerID, credentials } = ada;
    const wish = { playerID, credentials, unlisted: true };
    const { nextMatchID } = (await post(`${games()}/${matchID}/playAgain`, wish)).json;
    const words = [matchID, nextMatchID];
    expect(wordsIn(database().everything(), words)).to.deep.equal(words);
    for (const address of ['', `?ids=${matchID}`, `/${matchID}`]) {
      const { text } = await get(`${server().url}/api/tables${address}`);
      expect(wordsIn(text, [...words, 'nextMatchID', 'answers'])).to.deep.equal([matchID]);
    }
    for (const address of ['', '/', `/${matchID}`, `/${matchID}/`]) {
      const { text } = await get(games() + address);
      expect(wordsIn(text, [...words, 'nextMatchID'])).to.deep.equal([matchID]);
    }
    // This last change comes after anything sent about the next table.
    await post(`${games()}/${matchID}/update`, { playerID, credentials, newName: 'Told' });
    expect(wordsIn(await events.until('"Told"'), words)).to.deep.equal([matchID]);
    events.close();
  });

  describe('Invalid requests', () => {
    let ada: Seated;
    let empty: string;
    before(async () => {
      [ada] = await seatPeople(server().url, ['Ada', 'Bo']);
      empty = await create();
    });

    /**
     * Invalid requests: a name, an address of Bug Race or any, a body and the expected status. `%` stands for a match
     * of two players.
     */
    const wrong: readonly (readonly [string, string, unknown, number])[] = [
      ['an unknown game', '/games/chess/create', {}, 404],
      ['joining at an unknown game', '/games/chess/%/join', { playerName: 'Cy' }, 404],
      ['a game named like a property', '/games/__proto__/create', {}, 404],
      ['malformed JSON', 'create', '{"numPlayers":', 400],
      ['a list as body', 'create', [], 400],
      ['null as body', 'create', 'null', 400],
      ['a text as body', 'create', '"x"', 400],
      ['an unknown option', 'create', { setupData: { wings: true } }, 400],
      ['an option of a wrong type', 'create', { setupData: { expert: 1 } }, 400],
      ['a track too long', 'create', { setupData: { trackLength: 99 } }, 400],
      ['invalid setupData', 'create', { setupData: 'x' }, 400],
      ['a body that is too long', 'create', { setupData: 'x'.repeat(70_000) }, 413],
      ['one player', 'create', { numPlayers: 1 }, 400],
      ['too many players', 'create', { numPlayers: 1e9 }, 400],
      ['half a player', 'create', { numPlayers: 2.5 }, 400],
      ['players in words', 'create', { numPlayers: 'three' }, 400],
      ['unlisted in words', 'create', { unlisted: 'yes' }, 400],
      ['an address in capitals', '/GAMES/bug-race/CREATE', { numPlayers: 1e9 }, 400],
      ['an unknown match', 'nowhere/join', { playerName: 'Cy' }, 404],
      ['an empty body', '%/join', '', 403],
      ['a missing name', '%/join', { playerID: '0' }, 403],
      ['a name that is not text', 'EMPTY/join', { playerName: { a: 1 } }, 400],
      ['a name of hidden characters', 'EMPTY/join', { playerName: '\u202E\u2066' }, 400],
      ['a name of blanks', 'EMPTY/join', { playerName: '  ' }, 400],
      ['a long name', 'EMPTY/join', { playerName: 'x'.repeat(25) }, 400],
      ['a full table', '%/join', { playerName: 'Cy' }, 409],
      ['a taken seat', '%/join', { playerID: '0', playerName: 'Cy' }, 409],
      ['an unknown seat', '%/join', { playerID: '7', playerName: 'Cy' }, 404],
      ['the seat __proto__', '%/join', { playerID: '__proto__', playerName: 'Cy' }, 400],
      ['the seat toString', '%/join', { playerID: 'toString', playerName: 'Cy' }, 400],
      ['a seat as a list', 'EMPTY/join', { playerID: ['0'], playerName: 'Cy' }, 400],
      ['leaving without a seat', '%/leave', {}, 403],
      ['leaving without credentials', '%/leave', { playerID: '0' }, 403],
      ['wrong credentials', '%/leave', { playerID: '0', credentials: 'x' }, 403],
      ['credentials as object', '%/leave', { playerID: '0', credentials: {} }, 403],
      ['leaving an empty table', 'EMPTY/leave', { playerID: '0' }, 403],
      ['naming a free seat', 'EMPTY/update', { playerID: '0', newName: 'Cy' }, 403],
      ['renaming another player', '%/update', { playerID: '1', newName: 'Cy' }, 403],
      ['a rematch without credentials', 'EMPTY/playAgain', { playerID: '0' }, 403],
      ['a rematch of an unknown match', 'nowhere/playAgain', { playerID: '0' }, 404],
    ];
    for (const [what, address, body, status] of wrong) {
      it(`${what} is answered with ${status} and changes nothing`, async () => {
        const stored = database().everything();
        const path = address.replace('%', ada.matchID).replace('EMPTY', empty);
        const { href } = new URL(path, `${games()}/`);
        const answer = await post(href, body);
        expect(answer.status, answer.text).to.equal(status);
        expect(answer.text).to.have.length.greaterThan(5);
        expect(database().everything()).to.equal(stored);
      });
    }

    it('right credentials with invalid values are answered with 400', async () => {
      const stored = database().everything();
      const { matchID, playerID, credentials } = ada;
      for (const [request, wish] of [
        ['update', { newName: 'x'.repeat(25) }],
        ['rename', { newName: 5 }],
        ['playAgain', { numPlayers: 40 }],
        ['playAgain', { setupData: { expert: 'very' } }],
        ['playAgain', { unlisted: 1 }],
      ] as const) {
        const body = { playerID, credentials, ...wish };
        const { status } = await post(`${games()}/${matchID}/${request}`, body);
        expect([request, status]).to.deep.equal([request, 400]);
      }
      expect(database().everything()).to.equal(stored);
    });

    it('bodies that are compressed or not JSON are answered with 415', async () => {
      const stored = database().everything();
      for (const headers of [
        { 'content-type': 'text/plain' },
        { 'content-type': 'application/x-www-form-urlencoded' },
        { 'content-type': 'multipart/form-data; boundary=x' },
        { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      ]) {
        expect((await post(`${games()}/create`, '{}', headers)).status).to.equal(415);
      }
      expect(database().everything()).to.equal(stored);
    });

    it('unknown games and matches are answered with 404', async () => {
      for (const address of ['/games/chess', '/games/chess/x', `/games/chess/${ada.matchID}`]) {
        expect((await get(server().url + address)).status, address).to.equal(404);
      }
      expect((await get(`${games()}/nowhere`)).status).to.equal(404);
    });
  });

  it('every request of boardgame.io’s LobbyClient works', async () => {
    const lobby = new LobbyClient({ server: server().url });
    expect(await lobby.listGames()).to.include('bug-race');
    const { matchID } = await lobby.createMatch('bug-race', { numPlayers: 3, setupData: {} });
    const joined = await lobby.joinMatch('bug-race', matchID, { playerName: 'Ada' });
    const { playerID, playerCredentials: credentials } = joined;
    await lobby.updatePlayer('bug-race', matchID, { playerID, credentials, newName: 'Eva' });
    const match = await lobby.getMatch('bug-race', matchID);
    expect(match.players.map(({ name }) => name)).to.deep.equal(['Eva', undefined, undefined]);
    const { nextMatchID } = await lobby.playAgain('bug-race', matchID, { playerID, credentials });
    expect((await lobby.getMatch('bug-race', nextMatchID)).players).to.have.length(3);
    await lobby.leaveMatch('bug-race', matchID, { playerID, credentials });
    expect((await get(`${games()}/${matchID}`)).status).to.equal(404);
  });

  it('boardgame.io’s own routes work and never show credentials', async () => {
    const [ada] = await seatPeople(server().url, ['Ada', 'Bo']);
    const { playerID, credentials, matchID } = ada;
    const renamed = { playerID, credentials, newName: ' Ada   Lovelace ', data: { hat: 'red' } };
    expect((await post(`${games()}/${matchID}/update`, renamed)).status).to.equal(200);
    const match = await get(`${games()}/${matchID}`);
    expect(match.json.players[0].name).to.equal('Ada Lovelace');
    const list = await get(games());
    expect(list.json.matches.length).to.be.greaterThan(3);
    const name = 'Ada Lovelace';
    const words = [seatKey(String(credentials)), name];
    const stored = database().everything();
    expect(wordsIn(stored, words)).to.deep.equal(words);
    const never = ['credentials', String(credentials)];
    for (const text of [match.text, list.text, stored])
      expect(wordsIn(text, never)).to.deep.equal([]);
    for (const { text } of [match, list]) {
      expect(wordsIn(text, [...words, '"key"', 'hat'])).to.deep.equal([name]);
    }
  });
});
