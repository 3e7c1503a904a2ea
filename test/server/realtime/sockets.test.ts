import path from 'node:path';
import SQLite from 'better-sqlite3';
import { expect } from 'chai';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import { maxChatLine } from '../../../protocol/tables.ts';
import { offeredCard } from '../../support/games/offered-card.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { type Page, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import { suiteDatabase, suiteServer, suiteSocketPages } from '../../support/servers/suites.ts';

const hasFrame = ({ frames }: Page, name: string) => frames.some((frame) => frame.name === name);

describe('The socket', () => {
  const server = suiteServer({ mayComplain: true });
  const database = suiteDatabase(server);
  const open = suiteSocketPages(server);
  let ada: Seated;
  let bo: Seated;
  beforeEach(async () => {
    [ada, bo] = await seatPeople(server().url, ['Ada', 'Bo']);
  });
  const spectator = (): Seated => ({ ...ada, playerID: null, credentials: null });

  it('the database view of these tests notices a change in any column', async () => {
    const page = open(ada);
    const { state } = await page.sync();
    page.move(0, 'keepCard', offeredCard(state, '0'));
    await page.next('update');
    page.say('Hello');
    await page.next('chat');
    const { folder, remove } = temporaryFolder();
    const original = new SQLite(path.join(server().dataDir, 'paddock.sqlite'));
    await original.backup(path.join(folder, 'paddock.sqlite'));
    original.close();
    const copy = new SQLite(path.join(folder, 'paddock.sqlite'));
    copy.pragma('foreign_keys = off');
    const view = new DatabaseView(folder);
    copy.exec(
      `insert into subscriptions (match_id, seat_key, endpoint, keys, language, created_at)
       values ('match', 'key', 'https://push.example/1', '{}', 'en', 5);
       insert into transfers (id, sealed, expires_at) values ('id', 'sealed', 5);
       insert into daily_deals (day, game, secret) values ('2026-11-26', 'bug-race', 'secret');
       insert into daily_tries (day, game, browser, match_id, player_id, rivals)
       values ('2026-11-26', 'bug-race', 'browser', 'match', '0', 3);
       insert into daily_results (day, game, place, score, count) values ('2026-11-26', 'bug-race', 1, 30, 2);
       insert into daily_decisions (day, game, path, tries, went_on) values ('2026-11-26', 'bug-race', '', 2, 2);
       insert into daily_points (week, browser, name, tries, points) values ('2026-11-23', 'browser', 'Ada', 1, 3)`,
    );
    // The deployment's row and the leases describe servers, not matches, and kysely's tables describe migrations. The
    // other tables belong to the operators.
    const columns = copy
      .prepare<[], { readonly table: string; readonly column: string }>(
        `select t.name as "table", c.name as "column" from sqlite_master t, pragma_table_info(t.name) c
         where t.type = 'table' and t.name not like 'kysely%' and t.name not in
           ('deployment', 'leases', 'orders', 'blocks', 'reports', 'addresses')`,
      )
      .all();
    expect(columns).to.have.length.above(20);
    for (const { table, column } of columns) {
      const before = view.everything();
      copy.exec(`update ${table} set ${column} = coalesce(${column}, '') || '7'`);
      expect(view.everything(), `${table}.${column}`).not.to.equal(before);
    }
    view.close();
    copy.close();
    remove();
  });

  it('a move is shown to players and spectators once it is stored', async () => {
    const [mine, other, watching] = [open(ada), open(bo), open(spectator())];
    const { state } = await mine.sync();
    await other.sync();
    await watching.sync();
    const card = offeredCard(state, '0');
    mine.move(0, 'keepCard', card);
    for (const page of [mine, other, watching]) {
      const { args } = await page.next('update');
      expect(args[1]._stateID).to.equal(1);
      expect(database().state(ada.matchID)._stateID).to.equal(1);
      expect(args[1].G.hasChosen).to.deep.equal({ 0: true, 1: false });
    }
    expect(database().state<BugRaceState>(ada.matchID).G.players['0']?.choice).to.equal(card);
  });

  it('an illegal move is refused with the rules’ reason, and the page gets the true state', async () => {
    const page = open(ada);
    await page.sync();
    const stored = database().everything();
    const reason = 'notOffered';
    for (const args of [[999], [], ['__proto__'], [{ length: 1e9 }]]) {
      page.move(0, 'keepCard', ...args);
      expect(await page.refusal()).to.deep.equal({ code: 'illegal', reason, message: 'update' });
      expect((await page.next('sync')).args[1].state._stateID).to.equal(0);
    }
    expect(database().everything()).to.equal(stored);
  });

  it('every move is refused in a match of another rules version', async () => {
    const page = open(ada);
    const file = new SQLite(path.join(server().dataDir, 'paddock.sqlite'));
    file
      .prepare("update matches set state = json_set(state, '$.G.rulesVersion', 99) where id = ?")
      .run(ada.matchID);
    file.close();
    const { state } = await page.sync();
    const stored = database().everything();
    page.move(0, 'keepCard', offeredCard(state, '0'));
    expect(await page.refusal()).to.include({ code: 'illegal', reason: 'otherRules' });
    expect(database().everything()).to.equal(stored);
  });

  it('a move at the wrong time is refused as not possible now', async () => {
    const page = open(ada);
    const { state } = await page.sync();
    page.move(0, 'playCard', offeredCard(state, '0'));
    expect(await page.refusal()).to.include({ code: 'notNow', reason: 'wrongPhase' });
    expect(database().state(ada.matchID)._stateID).to.equal(0);
  });

  it('a move for another seat, without credentials or from a spectator is refused', async () => {
    const page = open(ada);
    const { state } = await page.sync();
    const stored = database().everything();
    const card = offeredCard(state, '0');
    const { matchID } = ada;
    const attempts = [
      // Another player's seat with the page's own credentials: in the message, in the action and in both.
      ['0', '1', ada.credentials, 'badMessage'],
      ['1', '0', ada.credentials, 'badMessage'],
      ['1', '1', ada.credentials, 'wrongCredentials'],
      ['0', '0', bo.credentials, 'wrongCredentials'],
      ['0', '0', 'guess', 'wrongCredentials'],
      ['0', '0', undefined, 'wrongCredentials'],
      ['0', '0', { $ne: 1 }, 'badMessage'],
      [null, null, null, 'badMessage'],
      ['toString', 'toString', 'x', 'wrongCredentials'],
      ['__proto__', '__proto__', 'x', 'wrongCredentials'],
      ['7', '7', ada.credentials, 'wrongCredentials'],
    ] as const;
    for (const [inMessage, inAction, credentials, code] of attempts) {
      const payload = { type: 'keepCard', args: [card], playerID: inAction, credentials };
      page.send('update', { type: 'MAKE_MOVE', payload }, 0, matchID, inMessage);
      expect((await page.refusal()).code, JSON.stringify([inMessage, inAction])).to.equal(code);
    }
    expect(database().everything()).to.equal(stored);
  });

  it('actions other than moves, such as an undo, and moves unknown to the game, are refused', async () => {
    const page = open(ada);
    const { state } = await page.sync();
    const stored = database().everything();
    const { matchID, playerID, credentials } = ada;
    const payload = { type: 'endGame', args: [{ winners: ['0'] }], playerID, credentials };
    const actions = [
      { type: 'UPDATE', state, deltalog: [], payload },
      { type: 'SYNC', state, payload },
      { type: 'RESET', state, payload },
      { type: 'PATCH', patch: [], payload },
      { type: 'PLUGIN', payload },
      { type: 'GAME_EVENT', payload },
      { type: 'STRIP_TRANSIENTS', payload },
      { type: 'UNDO', payload },
      { type: 'REDO', payload: { type: null, args: null, playerID, credentials } },
      { type: 'NOTHING', payload },
      { payload },
      { type: 'MAKE_MOVE', payload: { ...payload, type: 'toString' } },
      { type: 'MAKE_MOVE', payload: { ...payload, type: '__proto__' } },
      { type: 'MAKE_MOVE', payload: { ...payload, type: 'constructor' } },
      { type: 'MAKE_MOVE', payload: { ...payload, type: 'keepCard', args: 'all' } },
      { type: 'MAKE_MOVE', payload: { ...payload, type: ['keepCard'] } },
      { type: 'MAKE_MOVE', payload: { ...payload, type: 'keepCard', args: ['x'.repeat(5000)] } },
      { type: 'MAKE_MOVE' },
      null,
      'MAKE_MOVE',
      [],
    ];
    for (const action of actions) {
      page.send('update', action, 0, matchID, playerID);
      expect((await page.refusal()).code, JSON.stringify(action)).to.equal('badMessage');
    }
    const move = { type: 'MAKE_MOVE', payload: { ...payload, type: 'keepCard' } };
    for (const args of [
      [],
      [move],
      [move, '0', matchID, '0'],
      [move, 0, 5, '0'],
      [move, 0, '', '0'],
    ]) {
      page.send('update', ...args);
      expect((await page.refusal()).code).to.equal('badMessage');
    }
    for (const args of [[], [null], [{}], [matchID, 5], [matchID, '0', {}], ['x'.repeat(65)]]) {
      page.send('sync', ...args);
      expect(await page.refusal()).to.include({ code: 'badMessage', message: 'sync' });
    }
    expect(database().everything()).to.equal(stored);
  });

  it('a page in a match gets the true state after a malformed update', async () => {
    const [mine, nowhere] = [open(ada), open(bo)];
    await mine.sync();
    mine.send('update', null, 0, ada.matchID, '0');
    expect((await mine.refusal()).code).to.equal('badMessage');
    expect((await mine.next('sync')).args[1].state._stateID).to.equal(0);
    // Anything that the first message could have caused comes before the second refusal.
    for (const action of [null, undefined]) {
      nowhere.send('update', action, 0, bo.matchID, '1');
      expect((await nowhere.refusal()).code).to.equal('badMessage');
    }
    expect(nowhere.frames.map(({ name }) => name)).to.deep.equal(['refused', 'refused']);
  });

  it('a message about an unknown match is refused and creates no match', async () => {
    const count = database().matchCount();
    const page = open({ ...spectator(), matchID: 'nowhere' });
    page.send('sync', 'nowhere', null, undefined, 50);
    expect(await page.refusal()).to.deep.equal({
      code: 'unknownMatch',
      reason: null,
      message: 'sync',
    });
    page.send('sync', 'nowhere', '0', 'x', 2);
    expect((await page.refusal()).code).to.equal('unknownMatch');
    page.send('chat', 'nowhere', { id: 'a', sender: '0', payload: 'Hi' }, 'x');
    expect((await page.refusal()).code).to.equal('unknownMatch');
    expect(database().matchCount()).to.equal(count);
    await post(`${server().url}/games/bug-race/create`, {});
    expect(database().matchCount(), 'one more is counted').to.equal(count + 1);
  });

  it('a seat’s view is shown only with the credentials of that seat', async () => {
    const { json } = await post(`${server().url}/games/bug-race/create`, {});
    const page = open(ada);
    // A client that has a seat and requests another gets the number of its own seat.
    page.send('sync', ada.matchID, '1', ada.credentials);
    expect((await page.next('seated')).args).to.deep.equal([ada.matchID, { playerID: '0' }]);
    for (const args of [
      [ada.matchID, '1', null],
      [json.matchID, '0', undefined],
      [json.matchID, '0', ''],
      [ada.matchID, '__proto__', 'x'],
    ]) {
      page.send('sync', ...args);
      expect((await page.refusal()).code).to.be.oneOf(['wrongCredentials', 'badMessage']);
    }
    expect(hasFrame(page, 'sync')).to.equal(false);
    await page.sync();
    expect(hasFrame(page, 'sync'), 'one’s own view').to.equal(true);
  });

  it('a move that cannot be stored is refused and shown to nobody', async () => {
    const [mine, other] = [open(ada), open(bo)];
    const { state } = await mine.sync();
    await other.sync();
    const file = new SQLite(path.join(server().dataDir, 'paddock.sqlite'));
    file.exec(
      "create trigger full before update on matches begin select raise(abort, 'disk full'); end",
    );
    mine.move(0, 'keepCard', offeredCard(state, '0'));
    expect(await mine.refusal()).to.include({ code: 'notSaved', message: 'update' });
    expect((await mine.next('sync')).args[1].state.G.hasChosen).to.deep.equal({
      0: false,
      1: false,
    });
    file.exec('drop trigger full');
    file.close();
    await server().complained('disk full');
    mine.move(0, 'keepCard', offeredCard(state, '0'));
    await mine.next('update');
    await other.next('update');
    const updates = other.frames.filter(({ name }) => name === 'update');
    expect(updates).to.have.length(1);
  });

  describe('Chat', () => {
    it('a chat line is stored and sent with name and time, and later pages get it too', async () => {
      const [mine, watching] = [open(ada), open(spectator())];
      await mine.sync();
      await watching.sync();
      mine.say('  Good luck!  ', 'first');
      const [matchID, message] = (await watching.next('chat')).args;
      expect(matchID).to.equal(ada.matchID);
      expect(message).to.deep.include({ id: 'first', sender: '0' });
      expect(message.payload).to.include({ text: 'Good luck!', name: 'Ada' });
      const { chat } = await open(bo).sync();
      const { sentAt } = message.payload;
      expect(chat).to.deep.equal([
        { id: 'first', playerID: '0', name: 'Ada', text: 'Good luck!', phrase: null, sentAt },
      ]);
    });

    it('a seat that sends chat lines too fast is limited', async () => {
      const page = open(ada);
      await page.sync();
      for (let line = 0; line < 40; line += 1) page.say(`line ${line}`, `fast-${line}`);
      expect(await page.refusal()).to.include({ code: 'tooMany', message: 'chat' });
      const { chat } = await open(bo).sync();
      const said = chat.filter(({ id }) => id.startsWith('fast-'));
      expect(said.length).to.be.greaterThan(20).and.lessThan(40);
    });

    it('a chat line without a valid text or the seat’s credentials is refused', async () => {
      const page = open(ada);
      await page.sync();
      const stored = database().everything();
      for (const text of ['', '   ', 'x'.repeat(maxChatLine + 1), 5, null, { text: 'x' }]) {
        page.say(text);
        expect(await page.refusal()).to.include({ code: 'badMessage', message: 'chat' });
      }
      for (const [sender, credentials] of [
        ['1', ada.credentials],
        ['0', 'guess'],
        ['0', null],
      ]) {
        page.send('chat', ada.matchID, { id: 'a', sender, payload: 'Hi' }, credentials);
        expect((await page.refusal()).code).to.equal('wrongCredentials');
      }
      expect(database().everything()).to.equal(stored);
    });
  });

  it('an oversized message ends its connection, and other connections stay open', async () => {
    const flooding = open(ada);
    await flooding.sync();
    flooding.send('chat', ada.matchID, { id: 'x', sender: '0', payload: 'x'.repeat(200_000) });
    const other = open(bo);
    const { table } = await other.sync();
    if (table.seats[0]?.isConnected) {
      await other.next('table', ({ args }) => !args[1].seats[0].isConnected);
    }
  });
});
