import { expect } from 'chai';
import { afterDue } from '../../../server/domain/agreement.ts';
import { seatOf } from '../../../server/domain/credentials.ts';
import { join, leave } from '../../../server/domain/seats.ts';
import {
  comeBack,
  concede,
  depart,
  withOffer,
  withPersonBack,
  withStandIn,
} from '../../../server/domain/stand-ins.ts';
import { tableFrom } from '../../../server/domain/table.ts';
import type { TableData } from '../../../server/domain/table-settings.ts';
import { defaultTimeouts } from '../../../server/domain/timeouts.ts';
import {
  begunTable,
  newcomer,
  proofOf,
  start,
  tableAfter,
} from '../../support/games/table-data.ts';
import {
  ask,
  describeServers,
  gather,
  sitAt,
  TablePage,
  tableAt,
  tryToSit,
  untilAgreed,
} from '../../support/servers/served-tables.ts';

const timeControl = { kind: 'clock', turnSeconds: 30, reserveSeconds: 0 } as const;
const toldOf = (table: TableData) =>
  table.settings.events.map(({ kind, playerID, at }) => [kind, playerID, at - start]);
const seatsOf = (table: TableData) => tableFrom('id', table).seats;
const clockOf = (table: TableData, seat: string) =>
  table.clocks?.[seat] ?? expect.fail('It has no clock.');

/** Returns a table after everything due by the given second after its beginning. */
const at = (table: TableData, second: number, isThere = (_: string) => true): TableData =>
  afterDue(table, { isThere, now: start + second * 1000, times: defaultTimeouts });

const notUnderWay = (table: TableData): readonly TableData[] => [
  { ...table, begunAt: null },
  { ...table, endedAt: start },
  { ...table, gameover: {} },
];

describe('Stand-ins', () => {
  it('a bot stands in for every player whose time is up', () => {
    const table = begunTable(['Ada', 'Bo', 'Cy'], timeControl);
    expect(at(table, 29)).to.equal(table);
    const waiting = { ...table, awaited: ['1'], clocks: { ...table.clocks, 0: clock(null) } };
    const late = at(waiting, 30);
    expect(toldOf(late)).to.deep.equal([
      ['timeUp', '1', 30_000],
      ['timeUp', '2', 30_000],
    ]);
    expect(seatsOf(late).map(({ standIn, bot }) => [standIn, bot])).to.deep.equal([
      [null, null],
      ['fair', null],
      ['fair', null],
    ]);
    expect(clockOf(late, '1').runsSince).to.equal(null);
    expect(at(late, 1e6), 'nobody is stood in for twice').to.equal(late);
  });

  it('a returning player gets the rest of the reserve and a new turn', () => {
    const table = withReserve(begunTable(['Ada', 'Bo'], timeControl));
    const gone = withStandIn(table, { playerID: '1', kind: 'standIn', now: start + 40_000 });
    expect(clockOf(gone, '1')).to.deep.equal({ turn: 0, reserve: 90_000, runsSince: null });
    const back = tableAfter(gone, (each) => comeBack(each, proofOf(each, '1'), start + 99_000));
    expect(clockOf(back, '1')).to.deep.equal({
      turn: 30_000,
      reserve: 90_000,
      runsSince: start + 99_000,
    });
    expect(toldOf(back).map(([kind]) => kind)).to.deep.equal(['standIn', 'back']);
    expect(seatsOf(back)[1]).to.include({ standIn: null, name: 'Bo' });
    expect(seatOf(back, '1')?.key).to.equal(seatOf(table, '1')?.key);
    const same = { playerID: '1', now: start };
    expect(withPersonBack(back, same), 'who was back already').to.equal(back);
    expect(() => comeBack(gone, { playerID: '1', credentials: 'guess' }, start)).to.throw();
  });

  it('no bot stands in before or after a match, or for another bot', () => {
    const news = { playerID: '1', kind: 'standIn', now: start } as const;
    const table = begunTable(['Ada', 'Bo'], timeControl);
    expect(withStandIn(table, news)).to.not.equal(table);
    for (const other of notUnderWay(table)) {
      expect(withStandIn(other, news)).to.equal(other);
    }
    const conceded = tableAfter(table, (each) => concede(each, proofOf(each, '1'), start));
    expect(withStandIn(conceded, news)).to.equal(conceded);
    expect(withStandIn(table, { ...news, playerID: '7' })).to.equal(table);
  });

  it('a bot with another name plays on for a player who gives up', () => {
    const table = begunTable(['Ada', 'Bo', 'Cy'], timeControl);
    const given = tableAfter(table, (each) => concede(each, proofOf(each, '0'), start + 1000));
    const [seat] = seatsOf(given);
    expect(seat).to.include({ bot: 'fair', standIn: null });
    expect(seat?.name).to.not.be.oneOf(['Ada', 'Bo', 'Cy', null]);
    expect(toldOf(given)).to.deep.equal([['conceded', '0', 1000]]);
    expect(tableFrom('id', given).host).to.equal('1');
    expect(() => comeBack(given, proofOf(table, '0'), start)).to.throw('credentials');
    expect(Object.keys(given.settings.guests)).to.have.length(2);
    expect(given.clocks).to.have.keys(['1', '2']);
  });

  it('the match is deleted with the last person who leaves it', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    const alone = tableAfter(table, (each) => concede(each, proofOf(each, '0'), start));
    expect(concede(alone, proofOf(alone, '1'), start).table).to.equal(null);
    expect(depart(alone, proofOf(alone, '1'), start).table).to.equal(null);
    expect(leave(alone, proofOf(alone, '1'), start).table).to.equal(null);
  });

  it('a player cannot give up before the match begins or after it ends', () => {
    const table = begunTable(['Ada', 'Bo'], timeControl);
    for (const other of notUnderWay(table)) {
      expect(() => concede(other, proofOf(table, '0'), start)).to.throw('No match is under way');
    }
  });

  it('a newcomer can take an offered seat and gets a clock of their own', () => {
    const table = withReserve(begunTable(['Ada', 'Bo'], timeControl));
    expect(withOffer(table, '1'), 'who plays themselves').to.equal(table);
    const gone = withStandIn(table, { playerID: '1', kind: 'timeUp', now: start + 60_000 });
    expect(() => join(gone, newcomer('Cy'))).to.throw('taken');
    const offered = withOffer(gone, '1');
    expect(tableFrom('id', offered)).to.include({ status: 'open' });
    const taken = tableAfter(offered, (each) =>
      join(each, newcomer('Cy', { now: start + 70_000 })),
    );
    expect(seatsOf(taken)[1]).to.include({ name: 'Cy', standIn: null, isOffered: false });
    expect(clockOf(taken, '1')).to.deep.equal({
      turn: 30_000,
      reserve: 0,
      runsSince: start + 70_000,
    });
    expect(toldOf(taken).map(([kind]) => kind)).to.deep.equal(['timeUp', 'joined']);
    expect(tableFrom('id', taken)).to.include({ status: 'playing' });
    expect(() => comeBack(taken, proofOf(gone, '1'), start)).to.throw('credentials');
    const back = withPersonBack(offered, { playerID: '1', now: start });
    expect(seatsOf(back)[1]).to.include({ isOffered: false });
  });

  it('a table keeps its newest two hundred events, each with its state', () => {
    let table: TableData = { ...begunTable(['Ada', 'Bo']), stateID: 17 };
    for (let time = 0; time < 150; time += 1) {
      table = withStandIn(table, { playerID: '1', kind: 'standIn', now: start + time });
      table = withPersonBack({ ...table, stateID: 18 }, { playerID: '1', now: start + time });
      if (time === 0) {
        expect(table.settings.events.map(({ stateID }) => stateID)).to.deep.equal([17, 18]);
      }
    }
    expect(table.settings.events).to.have.length(200);
    expect(table.settings.events.at(-1)).to.include({ kind: 'back', at: start + 149 });
  });

  const clock = (runsSince: number | null) => ({ turn: 30_000, reserve: 0, runsSince });
  /** Returns a table with a reserve for Bo. */
  const withReserve = (table: TableData): TableData => ({
    ...table,
    clocks: { ...table.clocks, 1: { ...clockOf(table, '1'), reserve: 100_000 } },
  });
});

describeServers('Stand-ins at a server', ({ url, store }) => {
  const kindsAt = ({ table }: TablePage) =>
    table.events.map(({ kind, playerID }) => `${kind} ${playerID}`);
  /** Opens pages of Ada and Bo at a match. */
  async function begin(setup: Parameters<typeof gather>[2] = {}) {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], setup);
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    for (const page of [adas, bos]) await page.begun();
    return { ada, bo, adas, bos };
  }
  /** Opens pages of Ada and Bo, closes that of Bo and waits until a bot stands in. */
  async function standIn() {
    const { ada, bo, adas, bos } = await begin();
    bos.close();
    await adas.told(({ seats }) => seats[1]?.isConnected === false);
    await untilAgreed(url(), ada, { kind: 'replace', seat: '1' });
    await adas.told(({ seats }) => seats[1]?.standIn === 'fair');
    return { ada, bo, adas };
  }
  const movers = ({ frames }: TablePage) =>
    frames.flatMap(({ name, args }) =>
      name === 'update'
        ? args[2].map((entry: { action: { payload: object } }) => entry.action.payload)
        : [],
    );

  it('a bot stands in and moves for a player whose time is up', async () => {
    const timeControl = { kind: 'clock', turnSeconds: 3600, reserveSeconds: 0 } as const;
    const { ada, adas, bos } = await begin({ timeControl });
    bos.close();
    const { clocks } = adas.table;
    const clock = clocks?.[1] ?? expect.fail('Bo has a clock.');
    // Bo's clock has one second left of its hour.
    const timeUp = Date.now() + 1000;
    await store('update matches set clocks = ?, seats_version = seats_version + 1 where id = ?', [
      JSON.stringify({ ...clocks, 1: { ...clock, runsSince: timeUp - clock.turn } }),
      ada.matchID,
    ]);
    adas.moveByChance();
    await adas.told(({ seats }) => seats[1]?.standIn === 'fair');
    expect(kindsAt(adas)).to.include('timeUp 1');
    const [event] = adas.table.events.filter(({ playerID }) => playerID === '1');
    expect(event?.at).to.be.at.least(timeUp);
    await adas.until(() => movers(adas).some(({ playerID }) => playerID === '1'));
  });

  it('a player who opens their page gets the seat back at once, even during a turn', async () => {
    const { bo, adas } = await standIn();
    await adas.until(() => movers(adas).some(({ playerID }) => playerID === '1'));
    const bos = await TablePage.open(url(), bo);
    await bos.begun();
    expect(bos.table.seats[1]).to.include({ standIn: null, isConnected: true });
    await adas.told(({ seats }) => seats[1]?.standIn === null);
    expect(kindsAt(adas)).to.deep.equal(['standIn 1', 'back 1']);
    const [standing, back] = adas.table.events;
    expect(standing?.stateID).to.be.at.least(0);
    expect(back?.stateID).to.be.above(standing?.stateID ?? 0);
    expect(adas.table.proposal).to.equal(null);
  });

  it('a player can get the seat back by request without a page', async () => {
    const { ada, bo, adas } = await standIn();
    expect((await ask(url(), ada, { action: 'back' })).status, 'who is there').to.equal(200);
    expect((await tableAt(url(), ada)).seats[1].standIn).to.equal('fair');
    const stranger = { ...bo, credentials: ada.credentials };
    expect((await ask(url(), stranger, { action: 'back' })).status).to.equal(403);
    expect((await ask(url(), bo, { action: 'back' })).status).to.equal(200);
    await adas.told(({ seats }) => seats[1]?.standIn === null);
  });

  it('a player who sends a move gets the seat back', async () => {
    const { bo, adas } = await standIn();
    // A page that never synced with the match sends a move, which itself may be refused.
    const bos = new TablePage(url(), { ...bo, matchID: 'elsewhere' });
    expect(await bos.refusal()).to.include({ code: 'unknownMatch' });
    const payload = { type: 'endTurn', args: [], playerID: '1', credentials: bo.credentials };
    bos.send('update', { type: 'MAKE_MOVE', payload }, 0, bo.matchID, '1');
    await adas.told(({ seats }) => seats[1]?.standIn === null);
    expect(kindsAt(adas)).to.deep.equal(['standIn 1', 'back 1']);
  });

  it('a bot permanently replaces a player who gives up', async () => {
    const { bo, adas, bos } = await begin();
    expect((await ask(url(), bo, { action: 'concede' })).status).to.equal(200);
    expect(await bos.refusal()).to.include({ code: 'wrongCredentials' });
    await adas.told(({ seats }) => seats[1]?.bot === 'fair');
    expect(kindsAt(adas)).to.deep.equal(['conceded 1']);
    expect((await ask(url(), bo, { action: 'back' })).status).to.equal(403);
    await adas.until(() => movers(adas).some(({ playerID }) => playerID === '1'));
  });

  it('a newcomer gets the seat only after all agree to offer it', async () => {
    const { ada, bo, adas } = await standIn();
    const cy = { name: 'Cy' };
    expect((await tryToSit(url(), ada, cy)).status).to.equal(409);
    await ask(url(), ada, { action: 'agree', kind: 'offer', seat: '1', isAgreed: true });
    await adas.told(({ seats, status }) => seats[1]?.isOffered === true && status === 'open');
    const seat = await sitAt(url(), ada, cy);
    expect(seat.playerID).to.equal('1');
    expect(seat.credentials).to.not.equal(bo.credentials);
    await adas.told(({ seats }) => seats[1]?.name === 'Cy');
    expect(kindsAt(adas)).to.deep.equal(['standIn 1', 'joined 1']);
    const bos = new TablePage(url(), bo);
    expect(await bos.refusal()).to.include({ code: 'wrongCredentials' });
    const cys = await TablePage.open(url(), seat);
    await cys.begun();
  });
});
