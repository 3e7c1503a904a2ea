import { expect } from 'chai';
import type { SeatClock } from '../../../protocol/tables.ts';
import type { Seated } from '../../support/servers/page.ts';
import {
  ask,
  describeServers,
  gather,
  type SuiteServer,
  sitAt,
  TablePage,
  tableAt,
  untilTable,
} from '../../support/servers/served-tables.ts';

const timeControl = { kind: 'days', days: 1 } as const;
const day = 86_400_000;

describeServers('A table over days', ({ url, restart, store }: SuiteServer) => {
  /** Seats two people and a bot at a match and starts it. Nobody has a page open. */
  async function lay(at: object = { timeControl }) {
    const seats = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3, ...at });
    const [ada] = seats;
    await ask(url(), ada, { action: 'bots', bots: { 2: 'easy' } });
    await ask(url(), ada, { action: 'start' });
    return seats;
  }
  /** Waits until the bot has made its moves. */
  const untilBotMoved = (seat: Seated) =>
    untilTable(url(), seat, ({ awaited }) => awaited.length > 0 && !awaited.includes('2'));
  /** Returns the clocks as if a day had passed for a seat. */
  function aged(clocks: Record<string, SeatClock>, playerID: string) {
    const clock = clocks[playerID] ?? expect.fail('It has a clock.');
    const runsSince = (clock.runsSince ?? expect.fail('It stands.')) - day;
    return { ...clocks, [playerID]: { ...clock, runsSince } };
  }
  const write = ({ matchID }: Seated, clocks: object) =>
    store('update matches set clocks = ?, due_at = ? where id = ?', [
      JSON.stringify(clocks),
      Date.now() - 1,
      matchID,
    ]);

  it('bots play with every page closed only at a table over days', async () => {
    const [together] = await lay({ timeControl: { kind: 'together' } });
    const [ada] = await lay();
    const table = await untilBotMoved(ada);
    expect(table.awaited).to.deep.equal(['0', '1']);
    expect(table.clocks?.[0]).to.deep.include({ turn: day, reserve: 0 });
    expect((await tableAt(url(), together)).awaited).to.deep.equal(['0', '1', '2']);
  });

  it('a time-out is carried out once, with every page closed', async () => {
    const [ada, bo] = await lay();
    await untilBotMoved(ada);
    await write(ada, aged((await tableAt(url(), ada)).clocks, '1'));
    const table = await untilTable(
      ...[url(), ada],
      ({ seats, awaited }) => seats[1]?.standIn === 'fair' && !awaited.includes('1'),
    );
    expect(table.seats[0]).to.include({ standIn: null });
    expect(table.awaited, 'the bot has moved').to.deep.equal(['0']);
    const page = await TablePage.open(url(), ada);
    expect(page.table.events.map(({ kind, playerID }) => `${kind} ${playerID}`)).to.deep.equal([
      'timeUp 1',
    ]);
    expect((await ask(url(), bo, { action: 'back' })).status).to.equal(200);
    await page.told(({ seats }) => seats[1]?.standIn === null);
  });

  it('clocks survive a restart, and time-outs that became due meanwhile are carried out', async () => {
    const [ada] = await lay();
    const [quiet] = await lay();
    await untilBotMoved(ada);
    const before = await untilBotMoved(quiet);
    const { clocks } = await tableAt(url(), ada);
    await restart(() => write(ada, aged(clocks, '0')));
    await untilTable(url(), ada, ({ seats }) => seats[0]?.standIn === 'fair');
    const after = await tableAt(url(), quiet);
    expect(after.clocks).to.deep.equal(before.clocks);
    expect(after.awaited).to.deep.equal(['0', '1']);
  });

  it('a match continues with one page at a time and server restarts in between', async () => {
    const [ada, bo] = await lay();
    await untilBotMoved(ada);
    for (const seat of [ada, bo]) {
      const page = await TablePage.open(url(), seat);
      await page.begun();
      page.moveByChance();
      await page.until(() => page.frames.some(({ name }) => name === 'update'));
      page.close();
      await restart();
    }
    // The bot has done the next thing by itself.
    const table = await untilBotMoved(ada);
    for (const playerID of table.awaited) {
      expect(table.clocks?.[playerID]?.runsSince).to.be.above(table.begunAt ?? Date.now());
    }
  });

  it('a newcomer can take the seat of a player who left', async () => {
    const [ada, bo] = await lay();
    await ask(url(), bo, { action: 'leave' });
    const free = await tableAt(url(), ada);
    expect(free).to.deep.include({ status: 'open' });
    const cy = await sitAt(url(), ada, { name: 'Cy' });
    const page = await TablePage.open(url(), cy);
    await page.begun();
    expect(page.table.clocks?.[1]).to.deep.include({ turn: day });
    expect(page.table.events.map(({ kind }) => kind)).to.deep.equal(['left', 'joined']);
  });
});
