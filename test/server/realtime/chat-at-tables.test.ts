import { expect } from 'chai';
import { askChat } from '../../support/records/past-matches.ts';
import { post } from '../../support/servers/page.ts';
import {
  ask,
  closeTablePages,
  describeServers,
  layTable,
  sitAt,
  TablePage,
} from '../../support/servers/served-tables.ts';

describeServers('The chat of a lobby table', ({ url }) => {
  afterEach(closeTablePages);

  /** Seats Ada on the first of four seats and Bo on another one, and opens their pages. There is no match yet. */
  async function sitDown(bosSeat: string) {
    const table = await layTable(url(), { numPlayers: 4, unlisted: true });
    const ada = await sitAt(url(), table, { name: 'Ada', playerID: '0' });
    const bo = await sitAt(url(), table, { name: 'Bo', playerID: bosSeat });
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    return { ada, bo, adas, bos };
  }

  it('chat lines follow their authors to the seats at which the match begins', async () => {
    const { ada, adas, bos } = await sitDown('2');
    bos.say('Shall we?');
    expect((await adas.next('chat')).args[1].sender).to.equal('2');
    expect((await ask(url(), ada, { action: 'start' })).status).to.equal(200);
    expect((await bos.next('seated')).args[1]).to.deep.equal({ playerID: '1' });
    const told = await adas.next('chatHistory', ({ args }) => args[1][0]?.playerID !== '2');
    expect(told.args[1]).to.have.length(1);
    expect(told.args[1][0]).to.include({ playerID: '1', name: 'Bo', text: 'Shall we?' });
  });

  it('players and spectators can request the chat', async () => {
    const { ada, adas } = await sitDown('1');
    adas.say('Anybody here?');
    await adas.next('chat');
    const spectator = { ...ada, playerID: null, credentials: null };
    for (const viewer of [ada, spectator]) {
      const { status, json } = await askChat(url(), viewer);
      expect(status).to.equal(200);
      expect(json.lines).to.have.length(1);
      expect(json.lines[0]).to.include({ playerID: '0', name: 'Ada', text: 'Anybody here?' });
    }
    expect((await askChat(url(), { ...ada, credentials: 'wrong' })).status).to.equal(403);
    expect((await askChat(url(), { ...spectator, matchID: 'nowhere' })).status).to.equal(404);
  });

  it('the lines of a player removed before the match have no author', async () => {
    const { ada, adas, bos } = await sitDown('1');
    bos.say('Bah');
    await adas.next('chat');
    const removed = await ask(url(), ada, { action: 'remove', seat: '1', address: false });
    expect(removed.status).to.equal(200);
    const told = await adas.next('chatHistory', ({ args }) => args[1][0]?.playerID !== '1');
    expect(told.args[1][0]).to.include({ playerID: null, name: '', text: 'Bah' });
    expect(await bos.refusal()).to.include({ code: 'removedByHost' });
  });

  it('the lines of a person erased before the match disappear, and their seat is free', async () => {
    const { bo, adas, bos } = await sitDown('1');
    bos.say({ phrase: 'hello' }, 'first');
    const [, message] = (await adas.next('chat')).args;
    // The message has the form of boardgame.io's own client, with words that it can show.
    expect(Object.keys(message)).to.have.members(['id', 'sender', 'payload']);
    expect(message).to.include({ id: 'first', sender: '1' });
    const words = { text: 'Hello, everybody!', phrase: 'hello', name: 'Bo' };
    expect(message.payload)
      .to.include(words)
      .and.to.have.all.keys([...Object.keys(words), 'sentAt']);
    const { matchID, credentials } = bo;
    await post(`${url()}/api/erase-data`, { seats: [{ matchID, credentials }] });
    const { args } = await adas.next('table', (frame) => frame.args[1].seats[1].name === null);
    expect(args[1].seats[0].name).to.equal('Ada');
    expect((await adas.next('chatHistory')).args[1]).to.deep.equal([]);
  });
});
