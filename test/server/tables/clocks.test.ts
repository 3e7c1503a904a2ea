import { expect } from 'chai';
import {
  type ClockChange,
  clocksAfter,
  deadlineOf,
  withoutPause,
} from '../../../server/domain/clocks.ts';
import { lateSeats, nextDeadline } from '../../../server/domain/deadlines.ts';
import type { TableData } from '../../../server/domain/table-settings.ts';
import { begunTable, start } from '../../support/games/table-data.ts';
import {
  ask,
  describeServers,
  gather,
  TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';
import { until } from '../../support/until.ts';

const timeControl = { kind: 'clock', turnSeconds: 30, reserveSeconds: 100 } as const;
const full = { turn: 30_000, reserve: 100_000 };

/** Returns a table after a change at the given second after its beginning. */
function then(
  table: TableData,
  second: number,
  news: Partial<Omit<ClockChange, 'now'>> = {},
): TableData {
  const changed = { awaited: table.awaited, mover: null, isNewTurn: false, ...news };
  const clocks = clocksAfter(table, { ...changed, now: start + second * 1000 });
  return { ...table, awaited: changed.awaited, clocks };
}

const clockOf = (table: TableData, seat: string) => {
  const { runsSince, ...clock } = table.clocks?.[seat] ?? expect.fail('It has no clock.');
  return { ...clock, runsSince: runsSince === null ? null : (runsSince - start) / 1000 };
};

describe('Clocks', () => {
  it('clocks start for the awaited players, and a match without time limits has none', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    expect(clockOf(table, '0')).to.deep.equal({ ...full, runsSince: 0 });
    expect(clockOf(table, '1')).to.deep.equal({ ...full, runsSince: 0 });
    expect(begunTable(['Ada', 'Bo']).clocks).to.equal(null);
    const days = begunTable(['Ada', 'Bo'], { kind: 'days', days: 3 });
    expect(clockOf(days, '1')).to.deep.equal({ turn: 3 * 86_400_000, reserve: 0, runsSince: 0 });
  });

  it('a clock uses the time of the turn first, then the reserve, which is not refilled', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const quick = then(table, 20, { awaited: ['1'], mover: '0' });
    expect(clockOf(quick, '0')).to.deep.equal({ turn: 10_000, reserve: 100_000, runsSince: null });
    expect(clockOf(quick, '1')).to.deep.equal({ ...full, runsSince: 0 });
    const slow = then(quick, 50, { awaited: ['0'], mover: '1', isNewTurn: true });
    expect(clockOf(slow, '1')).to.deep.equal({ turn: 0, reserve: 80_000, runsSince: null });
    expect(clockOf(slow, '0'), 'a new turn').to.deep.equal({ ...full, runsSince: 50 });
    const back = then(slow, 60, { awaited: ['1'], mover: '0', isNewTurn: true });
    expect(clockOf(back, '1')).to.deep.equal({ turn: 30_000, reserve: 80_000, runsSince: 60 });
  });

  it('a clock keeps running through a turn of several moves by any player', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const moved = then(then(table, 10, { mover: '0' }), 20, { mover: '1' });
    expect(clockOf(moved, '0')).to.deep.equal({ ...full, runsSince: 0 });
    expect(clockOf(moved, '1')).to.deep.equal({ ...full, runsSince: 0 });
  });

  it('a player who has another turn at once gets the full time for it', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const again = then(table, 40, { mover: '0', isNewTurn: true });
    expect(clockOf(again, '0')).to.deep.equal({ turn: 30_000, reserve: 90_000, runsSince: 40 });
    expect(clockOf(again, '1'), 'who goes on').to.deep.equal({ ...full, runsSince: 0 });
  });

  it('a player who is awaited again in the same turn gets no extra time', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const done = then(table, 25, { awaited: ['1'], mover: '0' });
    const again = then(done, 26, { awaited: ['0', '1'], mover: '0' });
    expect(clockOf(again, '0')).to.deep.equal({ turn: 5000, reserve: 100_000, runsSince: 26 });
    const twice = then(then(again, 31, { awaited: ['1'], mover: '0' }), 32, {
      awaited: ['0', '1'],
      mover: '0',
    });
    expect(clockOf(twice, '0')).to.deep.equal({ turn: 0, reserve: 100_000, runsSince: 32 });
    expect(lateSeats(twice, start + 131_999)).to.deep.equal(['1']);
    expect(lateSeats(twice, start + 132_000)).to.deep.equal(['0', '1']);
  });

  it('a clock runs out exactly when turn and reserve are used up', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    expect(nextDeadline(table)).to.equal(start + 130_000);
    expect(lateSeats(table, start + 129_999)).to.deep.equal([]);
    expect(lateSeats(table, start + 130_000)).to.deep.equal(['0', '1']);
    const waiting = then(table, 1, { awaited: ['1'], mover: '0' });
    expect(lateSeats(waiting, start + 1e9), 'who is not waited for').to.deep.equal(['1']);
    expect(nextDeadline({ ...table, endedAt: start }), 'of a match that is over').to.equal(null);
  });

  it('a clock leaves out a pause, but only from when it began to run', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const running = { ...table.clocks, 2: { ...full, runsSince: null } };
    const resumed = withoutPause(running, { from: start + 5000, to: start + 65_000 });
    expect(resumed[0]?.runsSince).to.equal(start + 60_000);
    expect(resumed[2], 'who was not waited for').to.deep.equal({ ...full, runsSince: null });
    const later = withoutPause(running, { from: start - 70_000, to: start + 1000 });
    expect(later[0]?.runsSince).to.equal(start + 1000);
    const clock = resumed[1] ?? expect.fail('It has a clock.');
    expect(deadlineOf(clock)).to.equal(start + 190_000);
  });
});

const long = { kind: 'clock', turnSeconds: 600, reserveSeconds: 600 } as const;

describeServers('The clocks of a table', ({ url, restart }) => {
  /** Opens the pages of two players at a match that has begun. */
  async function sit() {
    const seats = await gather(url(), ['Ada', 'Bo'], { timeControl: long });
    const pages = await TablePage.openAll(url(), seats);
    for (const page of pages) await page.begun();
    return { seats, pages };
  }

  it('the clocks are sent with every move', async () => {
    const { pages } = await sit();
    const [adas, bos] = pages;
    adas.moveByChance();
    for (const page of [adas, bos]) {
      const { args } = await page.next('clocks');
      expect(args[0]).to.equal(adas.seat.matchID);
      expect(args[1].clocks[0]).to.deep.include({ runsSince: null, reserve: 600_000 });
      expect(args[1].clocks[1].runsSince).to.be.a('number');
      expect(args[1].now).to.be.closeTo(Date.now(), 20_000);
    }
    expect((await tableAt(url(), adas.seat)).clocks[0].turn).to.be.below(600_000);
  });

  it('clocks stand still while nobody is there', async () => {
    const { seats, pages } = await sit();
    const [ada, bo] = seats;
    const [adas, bos] = pages;
    const runsSince = bos.table.clocks?.[0]?.runsSince ?? expect.fail('It stands.');
    adas.close();
    await bos.told(({ seats: told }) => told[0]?.isConnected === false);
    bos.close();
    await untilSlept(2500, ada);
    const back = await TablePage.open(url(), bo);
    // The server may have noticed late that nobody was there.
    const isLater = ({ clocks }: typeof back.table) =>
      (clocks?.[0]?.runsSince ?? 0) > runsSince + 1000;
    const { clocks, now } = await back.told(isLater);
    expect(clocks?.[0]?.runsSince).to.be.at.most(now);
    expect(back.table.events).to.deep.equal([]);
  });

  it('clocks of a started match stand still until a player is there', async () => {
    const [ada] = await gather(url(), ['Ada', 'Bo'], { timeControl: long });
    expect((await ask(url(), ada, { action: 'start' })).status).to.equal(200);
    await untilSlept(100, ada);
    const since = Date.now();
    const page = await TablePage.open(url(), ada);
    await page.told(({ clocks }) => (clocks?.[0]?.runsSince ?? 0) >= since);
  });

  it('clocks continue after the server is killed', async () => {
    const { seats } = await sit();
    const [ada] = seats;
    const before = await tableAt(url(), ada);
    await restart();
    const page = await TablePage.open(url(), ada);
    await page.begun();
    const { runsSince, ...clock } = page.table.clocks?.[0] ?? expect.fail('It has a clock.');
    expect(clock).to.deep.equal({ turn: 600_000, reserve: 600_000 });
    const formerly = before.clocks[0].runsSince;
    expect(runsSince).to.be.within(formerly, Date.now());
    expect(page.table.events).to.deep.equal([]);
  });

  /** Waits until a table has lain so many milliseconds with nobody there. */
  async function untilSlept(milliseconds: number, seat: { readonly matchID: string }) {
    await until('the table has slept', async () => {
      const { seats, now } = await tableAt(url(), seat);
      const gone = seats.map(({ awaySince }: { awaySince: number | null }) => awaySince);
      return !gone.includes(null) && now - Math.max(...gone) >= milliseconds;
    });
  }
});
