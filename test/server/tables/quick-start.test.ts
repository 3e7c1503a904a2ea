import { expect } from 'chai';
import type { Seated } from '../../support/servers/page.ts';
import {
  ask,
  askQuickMatch,
  closeTablePages,
  describeServers,
  gather,
  seatIn,
  TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';
import { shortWaits } from '../../support/servers/test-options.ts';

const hour = 3_600_000;

/** Countdowns do not end during a test. */
const longCountdowns = {
  ...shortWaits,
  tableTimes: { ...shortWaits.tableTimes, beforeQuickStart: hour },
};

/** Lets a stranger ask for a quick match, and opens their page. */
const meet = async (url: string, name: string) =>
  TablePage.open(url, seatIn(await askQuickMatch(url, name)));

describeServers('The table of a quick match', ({ url }) => {
  afterEach(closeTablePages);

  it('the match begins after a countdown when two strangers are there', async () => {
    const ada = await meet(url(), 'Ada');
    expect(ada.table).to.deep.include({ quickStart: { dueAt: null, isOnHold: false } });
    const ben = await meet(url(), 'Ben');
    expect(ben.seat.matchID).to.equal(ada.seat.matchID);
    await Promise.all([ada.begun(), ben.begun()]);
    expect(ben.table.seats.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben']);
  });
});

describeServers(
  'The countdown of a quick match',
  ({ url }) => {
    let pages: readonly [TablePage, TablePage];
    beforeEach(async () => {
      pages = [await meet(url(), 'Ada'), await meet(url(), 'Ben')];
    });
    afterEach(async () => {
      // The next strangers then get a table of their own.
      for (const { seat } of pages) await ask(url(), seat, { action: 'leave' });
      closeTablePages();
    });
    const done = async (seat: Seated, asked: Parameters<typeof ask>[2]) => {
      const { status, text } = await ask(url(), seat, asked);
      expect(status, text).to.equal(200);
    };
    const counts = ({ quickStart }: TablePage['table']) => quickStart?.dueAt !== null;

    it('all players see the same countdown', async () => {
      const [ada, ben] = pages;
      const [one, two] = await Promise.all([ada.told(counts), ben.told(counts)]);
      expect(one.quickStart).to.deep.equal(two.quickStart);
      expect((one.quickStart?.dueAt ?? 0) - one.now).to.be.within(hour - 60_000, hour);
    });

    it('the countdown stops while a player is away and when a player leaves', async () => {
      const [ada, ben] = pages;
      await ada.told(counts);
      ben.close();
      await ada.told((table) => !counts(table));
      const back = await TablePage.open(url(), ben.seat);
      await ada.told(counts);
      await done(back.seat, { action: 'leave' });
      await ada.told((table) => !counts(table));
    });

    it('a guest can stop the countdown and start the match', async () => {
      const [ada, ben] = pages;
      await ada.told(counts);
      await done(ben.seat, { action: 'hold' });
      const { quickStart } = await ada.told((table) => !counts(table));
      expect(quickStart).to.deep.equal({ dueAt: null, isOnHold: true });
      await done(ben.seat, { action: 'start' });
      await Promise.all([ada.begun(), ben.begun()]);
      expect((await ask(url(), ben.seat, { action: 'hold' })).status).to.equal(409);
    });

    it('the countdown ends when a guest fills the free seat with a bot', async () => {
      const [ada, ben] = pages;
      await done(ben.seat, { action: 'bots', bots: { 2: 'fair' } });
      await Promise.all([ada.begun(), ben.begun()]);
      expect(ada.table.seats.map(({ bot }) => bot)).to.deep.equal([null, null, 'fair']);
    });

    it('a guest has no other powers of the host, and strangers have none', async () => {
      const [ada, ben] = pages;
      for (const asked of [
        { action: 'settings', unlisted: true },
        { action: 'remove', seat: '0' },
        { action: 'close' },
        { action: 'bots', bots: { 2: null } },
      ]) {
        expect((await ask(url(), ben.seat, asked)).status, asked.action).to.equal(403);
      }
      const stranger = { ...ada.seat, credentials: 'wrong' };
      for (const action of ['start', 'hold']) {
        expect((await ask(url(), stranger, { action })).status, action).to.equal(403);
      }
      expect(await tableAt(url(), ada.seat)).to.include({ begunAt: null });
    });

    it('a table without a quick match has no countdown', async () => {
      const [host, guest] = await gather(url(), ['Cy', 'Di'], { numPlayers: 3 });
      expect(await tableAt(url(), host)).to.deep.include({ quickStart: null });
      expect((await ask(url(), guest, { action: 'hold' })).status).to.equal(409);
    });
  },
  longCountdowns,
);
