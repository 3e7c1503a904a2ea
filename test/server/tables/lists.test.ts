import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { openEvents } from '../../support/games/events.ts';
import { get, type Seated, seatPeople } from '../../support/servers/page.ts';
import {
  addedTables,
  ask,
  askQuickMatch,
  browserOf,
  closeTablePages,
  describeServers,
  gather,
  home,
  seatIn,
  sitAt,
  TablePage,
  type TableSetup,
  tableAt,
} from '../../support/servers/served-tables.ts';
import { lastingTables } from '../../support/servers/test-options.ts';
import { until } from '../../support/until.ts';

const days = { kind: 'days', days: 3 } as const;

describeServers('The lists of tables', ({ url }) => {
  afterEach(closeTablePages);

  const listed = async (query = ''): Promise<readonly string[]> =>
    (await get(`${url()}/api/tables${query}`)).json.tables.map(({ matchID }: Table) => matchID);
  /** Requests a list until it fulfils a condition. */
  const untilListed = (isSo: (ids: readonly string[]) => boolean, query = '') =>
    until(`the list is so: ${isSo}`, async () => {
      const ids = await listed(query);
      return isSo(ids) && ids;
    });

  it('a table with an absent host is not listed until the host returns', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 4 });
    const [adas] = await TablePage.openAll(url(), [ada, bo]);
    await untilListed((ids) => ids.includes(ada.matchID), '?status=open');
    adas.close();
    await untilListed((ids) => !ids.includes(ada.matchID));
    expect(await listed('?status=open&game=bug-race')).to.not.include(ada.matchID);
    expect((await get(`${url()}/games/bug-race`)).text).to.not.include(ada.matchID);
    expect(await tableAt(url(), ada), 'by its link').to.include({ status: 'open' });
    await sitAt(url(), ada, { name: 'Cy' });
    expect(await listed(), 'who comes does not wake it').to.not.include(ada.matchID);
    const events = await openEvents(url());
    await TablePage.open(url(), ada);
    await events.until(ada.matchID);
    events.close();
    await untilListed((ids) => ids.includes(ada.matchID));
  });

  it('tables over days stay listed when their host is gone', async () => {
    const [ada] = await gather(url(), ['Ada'], { numPlayers: 2, timeControl: days });
    const [bo] = await gather(url(), ['Bo'], { numPlayers: 2 });
    const ids = await untilListed((now) => !now.includes(bo.matchID));
    expect(ids).to.include(ada.matchID);
  });

  it('abandoned tables of other clients and abandoned matches with a free seat are not listed', async () => {
    const [ada] = await seatPeople(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const begun = await gather(url(), ['Ada', 'Bo', 'Cy']);
    const pages = await TablePage.openAll(url(), begun);
    for (const page of pages) await page.begun();
    await ask(url(), begun[2], { action: 'leave' });
    const [first] = await gather(url(), ['Di'], { numPlayers: 2, timeControl: days });
    const status = async () => (await tableAt(url(), begun[0])).status;
    for (const page of pages) page.close();
    const ids = await untilListed(
      (now) => !now.includes(ada.matchID) && (!now.includes(begun[0].matchID) || !first),
    );
    expect(ids).to.include(first.matchID);
    expect(await status()).to.be.oneOf(['playing', 'open']);
  });

  it('the lists show which players are there and since when others are away', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const laid = await tableAt(url(), ada);
    expect(laid.seats[0].awaySince).to.be.within(laid.createdAt, laid.now);
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    await adas.told(({ seats }) => seats[1]?.isConnected === true);
    const there = (await get(`${url()}/api/tables?ids=${ada.matchID}`)).json.tables[0];
    expect(there.seats[1]).to.include({ isConnected: true, awaySince: null });
    expect(there.seats[2]).to.include({ isConnected: false, awaySince: null, name: null });
    const before = Date.now();
    bos.close();
    const { seats, now } = await adas.told((table) => table.seats[1]?.isConnected === false);
    expect(seats[1]?.awaySince).to.be.within(before, now);
    const [table] = (await get(`${url()}/api/tables?ids=${ada.matchID}`)).json.tables;
    expect(table.seats[1].awaySince).to.equal(seats[1]?.awaySince);
    expect(table.now).to.be.at.least(now);
  });

  it('private and sleeping tables can be requested by id, and unknown ids are left out', async () => {
    const [ada] = await gather(url(), ['Ada'], { unlisted: true, numPlayers: 2 });
    const [bo] = await gather(url(), ['Bo'], { numPlayers: 2 });
    await untilListed((ids) => !ids.includes(bo.matchID));
    const ids = await listed(`?ids=${ada.matchID},nowhere,${bo.matchID}`);
    expect(ids).to.have.members([ada.matchID, bo.matchID]);
    const { text } = await get(`${url()}/api/tables?ids=${ada.matchID}`);
    expect(text).to.include('Ada');
    const fields = ['creator', 'guests', 'removed'];
    for (const secret of [ada.credentials, browserOf('Ada'), home, ...fields]) {
      expect(text).to.not.include(String(secret));
    }
  });

  const wrongIDs = ['', ',', 'a,', Array.from({ length: 101 }, () => 'a').join(), 'a%00'];
  for (const ids of wrongIDs) {
    it(`the ids “${ids.slice(0, 12)}” are refused`, async () => {
      const { status, json } = await get(`${url()}/api/tables?ids=${ids}`);
      expect([status, json.error.code]).to.deep.equal([400, 'badParameter']);
      expect(json.error.message).to.include('at most 100 ids');
    });
  }
});

describeServers(
  'Quick matches',
  ({ url }) => {
    afterEach(closeTablePages);

    const anybody = (name: string, changes: Parameters<typeof askQuickMatch>[2] = {}) =>
      askQuickMatch(url(), name, changes);
    /** Lays a table whose host has its page open. */
    async function open(names: readonly string[], setup: TableSetup): Promise<Seated> {
      const [host] = await gather(url(), names, setup);
      await TablePage.open(url(), host ?? expect.fail('Somebody lays it.'));
      return host ?? expect.fail();
    }

    it('a quick match joins the fullest suitable table', async () => {
      await open(['Ada'], { numPlayers: 4 });
      const fullest = await open(['Bo', 'Cy'], { numPlayers: 3 });
      await open(['Di', 'Ed'], { numPlayers: 4 });
      const { json } = await anybody('Flo');
      expect(json).to.include({ matchID: fullest.matchID, playerID: '2' });
      expect(json.playerCredentials).to.be.a('string');
      expect((await tableAt(url(), fullest)).seats[2]).to.include({ name: 'Flo' });
    });

    it('a quick match creates a table when no other is suitable', async () => {
      const mine = await open(['Ada'], { numPlayers: 2 });
      const hostless = await gather(url(), ['Bo'], { numPlayers: 2 });
      const hidden = await open(['Cy'], { numPlayers: 2, unlisted: true });
      const overDays = await open(['Di'], { numPlayers: 2, timeControl: days });
      const other = await open(['Ed', 'Flo'], { numPlayers: 3, game: 'crazy-race-schacht' });
      const removing = await open(['Gus'], { numPlayers: 2 });
      const gone = await sitAt(url(), removing, { name: 'Ada' });
      await ask(url(), removing, { action: 'remove', seat: gone.playerID, address: false });
      const begun = await open(['Hal', 'Ida', 'Jo'], { numPlayers: 4 });
      await ask(url(), begun, { action: 'start' });
      const passed = [mine, ...hostless, hidden, overDays, other, removing, begun];
      const given = await anybody('Ada');
      const { json, status } = given;
      expect(status).to.equal(200);
      expect(passed.map(({ matchID }) => matchID)).to.not.include(json.matchID);
      const laid = await tableAt(url(), json);
      expect(laid).to.deep.include({
        host: '0',
        status: 'open',
        unlisted: false,
        timeControl: { kind: 'together' },
      });
      expect(laid.seats).to.have.length(3);
      // Two of the tables suit somebody else.
      const others = await anybody('Kim');
      expect(others.json.matchID).to.be.oneOf([mine.matchID, removing.matchID]);
      // The page could still be opening, so others would be seated there.
      expect((await ask(url(), seatIn(given), { action: 'leave' })).status).to.equal(200);
    });

    it('successive quick matches share a table, and their match begins', async () => {
      const pages: TablePage[] = [];
      for (const name of ['Ada', 'Bo']) {
        pages.push(await TablePage.open(url(), seatIn(await anybody(name))));
      }
      expect(new Set(pages.map(({ seat }) => seat.matchID)).size).to.equal(1);
      for (const page of pages) await page.begun();
    });

    it('the last seat goes to only one of several simultaneous requests', async () => {
      const table = await open(['Ada'], { numPlayers: 2 });
      const answers = await Promise.all(['Bo', 'Cy', 'Di', 'Ed'].map((name) => anybody(name)));
      const there = answers.filter(({ json }) => json.matchID === table.matchID);
      expect([answers.map(({ status }) => status), there.length]).to.deep.equal([
        [200, 200, 200, 200],
        1,
      ]);
    });

    it('a quick match without a name or for an unknown game is refused', async () => {
      const added = await addedTables(url());
      const { matchID } = await open(['Zoe'], { numPlayers: 2 });
      expect(await added(), 'planted').to.deep.equal([matchID]);
      const answers = [
        await anybody(''),
        await anybody('Ada', { browser: 'short' }),
        await anybody('Ada', { browser: { length: 20 } }),
        await anybody('Ada', { game: 'chess' }),
      ];
      expect(answers.map(({ status }) => status)).to.deep.equal([400, 400, 400, 404]);
      expect(await added()).to.deep.equal([matchID]);
    });
  },
  lastingTables,
);
