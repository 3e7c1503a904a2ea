import { expect } from 'chai';
import { Client } from 'pg';
import type { BugRaceState } from '../../../games/bug-race/index.ts';
import { type CabledDatabase, cabledDatabase } from '../../support/servers/cabled-database.ts';
import { noLimits } from '../../support/servers/load.ts';
import {
  type Frame,
  get,
  Page,
  post,
  type Seated,
  seatPeople,
} from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';
import { describeWith } from '../../support/servers/services.ts';
import { until } from '../../support/until.ts';

const isAnswer = ({ name }: Frame) => name === 'update' || name === 'refused';

describeWith(['testDatabase'], 'PostgreSQL that is held up in one place', () => {
  let database: CabledDatabase;
  let server: RunningServer;
  /** Another client of the same database. */
  let other: Client;
  const pages: Page[] = [];

  beforeEach(async () => {
    database = await cabledDatabase();
    server = await startServer({ settings: { ...noLimits, DATABASE_URL: database.url } });
    other = new Client({ connectionString: database.directUrl });
    await other.connect();
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) page.close();
    await other.end();
    await server.stop();
    await database.remove();
    killLeftServers();
  });

  /** Opens the page of a seat with its match, and returns a function that keeps a card. */
  async function openPage(seat: Seated) {
    const page = new Page(server.url, seat);
    pages.push(page);
    const { G, _stateID } = (await page.sync()).state;
    const { offered } = (G as BugRaceState).players[seat.playerID ?? ''] ?? expect.fail('no seat');
    return { page, keepCard: () => page.move(_stateID, 'keepCard', offered[0]) };
  }

  async function lockRow(matchID: string): Promise<void> {
    await other.query('begin');
    await other.query('select from matches where id = $1 for update', [matchID]);
  }

  it('P1 moves after an abandoned query are stored before they are seen', async () => {
    const [ada, bo] = await seatPeople(server.url, ['Ada', 'Bo']);
    const [adas, bos] = [await openPage(ada), await openPage(bo)];
    // If the server begins a transaction of its own just then, that is held up instead, and the chat line arrives.
    for (let tries = 1; ; tries += 1) {
      const held = database.cable.holdFrom('begin');
      adas.page.say('Hello');
      const letGo = await held;
      const answer = await adas.page.nextOf(({ name }) => name === 'refused' || name === 'chat');
      letGo();
      if (answer.name === 'refused') {
        expect(answer.args[0]).to.include({ code: 'notSaved', message: 'chat' });
        break;
      }
      expect(tries, 'lines that were heard').to.be.below(5);
    }
    for (const { page, keepCard } of [adas, bos]) {
      keepCard();
      const { args } = await page.next('update');
      const stored = await other.query('select state_id from matches where id = $1', [ada.matchID]);
      expect(stored.rows).to.deep.equal([{ state_id: args[1]._stateID }]);
    }
  });

  it('P9 a match with a locked row does not keep another match from being stored', async () => {
    const names = ['Ada', 'Bo'];
    const open = async () => openPage((await seatPeople(server.url, names))[0]);
    const early = await open();
    const [ada] = await seatPeople(server.url, names);
    const stuck = await openPage(ada);
    const free = await open();
    await lockRow(ada.matchID);
    // Two moves that arrive while another is being stored are stored as one group.
    const held = database.cable.holdFrom('with locked as');
    early.keepCard();
    const letGo = await held;
    for (const { page, keepCard } of [stuck, free]) {
      keepCard();
      page.send('update', 'nonsense');
      expect(await page.refusal(), 'what came before has arrived').to.include({
        code: 'badMessage',
      });
    }
    letGo();
    await early.page.next('update');
    expect((await free.page.nextOf(isAnswer)).name).to.equal('update');
    expect(await stuck.page.refusal()).to.include({ code: 'notSaved' });
    await other.query('rollback');
    stuck.keepCard();
    await stuck.page.next('update');
  });

  it('P4 a stranger is refused without waiting for the moves of the match', async () => {
    const [ada, bo] = await seatPeople(server.url, ['Ada', 'Bo']);
    const { page, keepCard } = await openPage(ada);
    const stranger = await openPage(bo);
    await lockRow(ada.matchID);
    keepCard();
    // These messages are for Bo’s seat, without his credentials.
    const { matchID, playerID } = bo;
    const payload = { type: 'keepCard', args: [], playerID, credentials: 'guess' };
    stranger.page.send('update', { type: 'MAKE_MOVE', payload }, 0, matchID, playerID);
    stranger.page.send('chat', matchID, { id: '1', sender: playerID, payload: 'Hi' }, 'guess');
    const refusals = [await stranger.page.refusal(), await stranger.page.refusal()];
    const codes = refusals.map(({ code, message }) => `${message} ${code}`);
    expect(codes).to.have.members(['update wrongCredentials', 'chat wrongCredentials']);
    expect(page.frames.filter(isAnswer), 'Ada’s move still waits').to.be.empty;
    await other.query('rollback');
    expect((await page.nextOf(isAnswer)).name).to.equal('update');
  });

  it('a page that syncs while seats change ends up with the new seats', async () => {
    const [ada, bo] = await seatPeople(server.url, ['Ada', 'Bo']);
    const { page } = await openPage(ada);
    const held = database.cable.holdFrom('select "entry" from "log"');
    page.send('sync', ada.matchID, '0', ada.credentials, 2);
    const letGo = await held;
    const { playerID, credentials } = bo;
    const url = `${server.url}/games/bug-race/${bo.matchID}/rename`;
    await post(url, { playerID, credentials, newName: 'Robert' });
    await page.next('table', ({ args }) => args[1].seats[1].name === 'Robert');
    letGo();
    // Older seats may come now, but the last message counts.
    page.say('Hello');
    await page.next('chat');
    const tables = page.frames.filter(({ name }) => name === 'table');
    expect(tables.at(-1)?.args[1].seats[1].name).to.equal('Robert');
  });

  it('two simultaneous requests for a rematch never lead to a missing table', async () => {
    const people = await seatPeople(server.url, ['Ada', 'Bo']);
    await lockRow(people[0].matchID);
    const waiting = async () => {
      // Otherwise connections made after the first look of this transaction are not seen.
      await other.query('select pg_stat_clear_snapshot()');
      const { rows } = await other.query<{ readonly pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' order by xact_start",
      );
      return rows.map(({ pid }) => pid);
    };
    const askAll = () =>
      people.map(({ matchID, playerID, credentials }) =>
        post(`${server.url}/games/bug-race/${matchID}/playAgain`, { playerID, credentials }),
      );
    /** Returns the request that waits first once all do, or undefined. PostgreSQL lets each wait for a second alone. */
    const firstOfAll = async (asked: readonly Promise<unknown>[]) => {
      let isAnswered = false;
      for (const answer of asked) {
        void answer.then(() => {
          isAnswered = true;
        });
      }
      while (!isAnswered) {
        const [first, ...others] = await waiting();
        if (others.length === people.length - 1) return first;
      }
      return undefined;
    };
    const { answers, first } = await until('both requests wait at once', async () => {
      const asked = askAll();
      const found = await firstOfAll(asked);
      if (found) return { answers: asked, first: found };
      await Promise.all(asked);
      return null;
    });
    await other.query('select pg_terminate_backend($1)', [first]);
    await other.query('rollback');
    for (const { status, json } of await Promise.all(answers)) {
      if (status !== 200) continue;
      const { status: found } = await get(`${server.url}/api/tables/${json.nextMatchID}`);
      expect(found).to.equal(200);
    }
  });

  it('ids that cannot be stored are answered with 404', async () => {
    for (const path of ['/api/tables/%00', '/games/bug-race/%00']) {
      expect((await get(server.url + path)).status, path).to.equal(404);
    }
    const { status } = await post(`${server.url}/games/bug-race/%00/join`, { playerName: 'Ada' });
    expect(status).to.equal(404);
    expect(server.complaints()).to.equal('');
  });
});
