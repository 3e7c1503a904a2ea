import { expect } from 'chai';
import { askChat } from '../../support/records/past-matches.ts';
import { Page, post, type Seated } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';

const game = 'bug-race';

describe('The chat of a lobby table', () => {
  let server: RunningServer;
  const pages: Page[] = [];

  before(async () => {
    server = await startServer();
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  after(async () => {
    await server.stop();
    killLeftServers();
  });

  async function layTable(): Promise<string> {
    const { json } = await post(`${server.url}/games/${game}/create`, {
      numPlayers: 4,
      setupData: {},
      unlisted: true,
      language: 'en',
      pace: { kind: 'together' },
    });
    return json.matchID;
  }

  async function sitDown(matchID: string, playerName: string, playerID: string): Promise<Seated> {
    const { json } = await post(`${server.url}/games/${game}/${matchID}/join`, {
      playerName,
      playerID,
      browser: playerName.repeat(9),
      follows: true,
      language: 'en',
    });
    return { game, matchID, playerID: json.playerID, credentials: json.playerCredentials };
  }

  /** Opens a page and waits until it has the table. There is no match yet. */
  async function open(seat: Seated): Promise<Page> {
    const page = new Page(server.url, seat);
    pages.push(page);
    page.send('sync', seat.matchID, seat.playerID, seat.credentials);
    await page.next('table');
    return page;
  }

  it('chat lines follow their authors to the seats at which the match begins', async () => {
    const matchID = await layTable();
    const ada = await sitDown(matchID, 'Ada', '0');
    const bo = await sitDown(matchID, 'Bo', '2');
    const [adas, bos] = [await open(ada), await open(bo)];
    bos.say('Shall we?');
    expect((await adas.next('chat')).args[1].sender).to.equal('2');
    const { playerID, credentials } = ada;
    const started = await post(`${server.url}/games/${game}/${matchID}/start`, {
      playerID,
      credentials,
    });
    expect(started.status).to.equal(200);
    expect((await bos.next('seated')).args[1]).to.deep.equal({ playerID: '1' });
    const told = await adas.next('chatHistory', ({ args }) => args[1][0]?.playerID !== '2');
    expect(told.args[1]).to.have.length(1);
    expect(told.args[1][0]).to.include({ playerID: '1', name: 'Bo', text: 'Shall we?' });
  });

  it('players and spectators can request the chat', async () => {
    const matchID = await layTable();
    const ada = await sitDown(matchID, 'Ada', '0');
    const adas = await open(ada);
    adas.say('Anybody here?');
    await adas.next('chat');
    const spectator = { ...ada, playerID: null, credentials: null };
    for (const viewer of [ada, spectator]) {
      const { status, json } = await askChat(server.url, viewer);
      expect(status).to.equal(200);
      expect(json.lines).to.have.length(1);
      expect(json.lines[0]).to.include({ playerID: '0', name: 'Ada', text: 'Anybody here?' });
    }
    expect((await askChat(server.url, { ...ada, credentials: 'wrong' })).status).to.equal(403);
    expect((await askChat(server.url, { ...spectator, matchID: 'nowhere' })).status).to.equal(404);
  });

  it('the lines of a player removed before the match have no author', async () => {
    const matchID = await layTable();
    const ada = await sitDown(matchID, 'Ada', '0');
    const bo = await sitDown(matchID, 'Bo', '1');
    const [adas, bos] = [await open(ada), await open(bo)];
    bos.say('Bah');
    await adas.next('chat');
    const { playerID, credentials } = ada;
    const removed = await post(`${server.url}/games/${game}/${matchID}/remove`, {
      playerID,
      credentials,
      seat: '1',
      address: false,
    });
    expect(removed.status).to.equal(200);
    const told = await adas.next('chatHistory', ({ args }) => args[1][0]?.playerID !== '1');
    expect(told.args[1][0]).to.include({ playerID: null, name: '', text: 'Bah' });
    expect(await bos.refusal()).to.include({ code: 'removedByHost' });
  });

  it('the lines of a person erased before the match disappear, and their seat is free', async () => {
    const matchID = await layTable();
    const ada = await sitDown(matchID, 'Ada', '0');
    const bo = await sitDown(matchID, 'Bo', '1');
    const [adas, bos] = [await open(ada), await open(bo)];
    bos.say({ phrase: 'hello' }, 'first');
    const [, message] = (await adas.next('chat')).args;
    // The message has the form of boardgame.io's own client, with words that it can show.
    expect(Object.keys(message)).to.have.members(['id', 'sender', 'payload']);
    expect(message).to.include({ id: 'first', sender: '1' });
    const words = { text: 'Hello, everybody!', phrase: 'hello', name: 'Bo' };
    expect(message.payload)
      .to.include(words)
      .and.to.have.all.keys([...Object.keys(words), 'sentAt']);
    const { credentials } = bo;
    await post(`${server.url}/api/erase-data`, { seats: [{ matchID, credentials }] });
    const { args } = await adas.next('table', (frame) => frame.args[1].seats[1].name === null);
    expect(args[1].seats[0].name).to.equal('Ada');
    expect((await adas.next('chatHistory')).args[1]).to.deep.equal([]);
  });
});
