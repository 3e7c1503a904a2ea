import { expect } from 'chai';
import { readRecord } from '../../../games/kit/record/read.ts';
import {
  askFirstView,
  askViews,
  openMixedTable,
  playOn,
  recordedGame,
} from '../../support/records/past-matches.ts';
import { get, post, type Seated } from '../../support/servers/page.ts';
import {
  ask,
  describeServers,
  gather,
  layTable,
  playerSeedOf,
  TablePage,
  untilAgreed,
} from '../../support/servers/served-tables.ts';
import { killLeftServers, startServer } from '../../support/servers/server.ts';

const recordAddress = (url: string, { game, matchID }: Pick<Seated, 'game' | 'matchID'>) =>
  `${url}/games/${game}/${matchID}/record`;

describeServers('Requests for records and past views', ({ url, store }) => {
  const askRecord = (seat: Pick<Seated, 'game' | 'matchID'>) => get(recordAddress(url(), seat));

  async function recordOf(seat: Seated) {
    const { status, text } = await askRecord(seat);
    expect(status, text).to.equal(200);
    const recorded = await recordedGame(seat.game);
    const { record, fault } = readRecord(text, () => recorded);
    return { record: record ?? expect.fail(fault?.sentence), fault };
  }

  /** Plays a match for so many moves and ends it by agreement. */
  async function endedMatch(moves: number) {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo']);
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    for (const page of [adas, bos]) await page.begun();
    await playOn([adas, bos], (stateID) => stateID >= moves);
    await agreeToEnd([adas, bos]);
    return { ada, bo };
  }

  async function agreeToEnd(pages: readonly TablePage[]): Promise<void> {
    for (const { seat } of pages) {
      await ask(url(), seat, { action: 'agree', kind: 'end', seat: null, isAgreed: true });
    }
    for (const page of pages) await page.told(({ status }) => status === 'finished');
  }

  for (const [what, askView] of [
    ['past views', askViews],
    ['the first view', askFirstView],
  ] as const) {
    it(`the server shows ${what} of a seat only for the credentials of that seat`, async () => {
      const [ada, bo] = await gather(url(), ['Ada', 'Bo']);
      const early = await askView(url(), ada);
      expect([early.status, early.text]).to.deep.equal([409, 'This match has not begun.']);
      expect((await askRecord(ada)).status).to.equal(409);
      for (const page of await TablePage.openAll(url(), [ada, bo])) await page.begun();
      expect((await askView(url(), ada)).status).to.equal(200);
      const strangers: readonly Seated[] = [
        { ...ada, credentials: bo.credentials },
        { ...ada, credentials: null },
        { ...ada, credentials: 'x' },
        { ...ada, playerID: '7' },
      ];
      for (const stranger of strangers) {
        const { status, text } = await askView(url(), stranger);
        expect([status, text]).to.deep.equal([403, 'These are not the credentials of this seat.']);
      }
      await ask(url(), bo, { action: 'concede' });
      expect((await askView(url(), bo)).status, 'who has left').to.equal(403);
      expect((await askView(url(), { ...ada, matchID: 'nowhere' })).status).to.equal(404);
      expect((await askView(url(), { ...ada, game: 'nothing' })).status).to.equal(404);
    });
  }

  it('requests for unknown matches or seats are refused', async () => {
    const table = await layTable(url());
    const { game } = table;
    for (const unknown of [
      { game, matchID: 'nowhere' },
      { game, matchID: 'a%20b' },
      { ...table, game: 'crazy-race-gewalt' },
      { ...table, game: 'ludo' },
    ]) {
      expect((await askRecord(unknown)).status, JSON.stringify(unknown)).to.equal(404);
      const nobody = { ...unknown, playerID: null, credentials: null };
      expect((await askViews(url(), nobody)).status, JSON.stringify(unknown)).to.equal(404);
    }
    for (const playerID of ['x', '', '-1', '0&playerID=1', '__proto__']) {
      const { status } = await askViews(url(), { ...table, playerID, credentials: null });
      expect(status, playerID).to.equal(400);
    }
  });

  it('a record marks the moves of stand-ins and has the times of all moves', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo']);
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    for (const page of [adas, bos]) await page.begun();
    await playOn([bos, adas], (stateID) => stateID >= 2);
    bos.close();
    await adas.told(({ seats }) => seats[1]?.isConnected === false);
    await untilAgreed(url(), ada, { kind: 'replace', seat: '1' });
    await adas.told(({ seats }) => seats[1]?.standIn === 'fair');
    const { length } = adas.frames;
    const hasBotMoved = () =>
      adas.frames
        .slice(length)
        .some(({ name, args }) => name === 'update' && moversIn(args[2]).includes('1'));
    await playOn([adas], hasBotMoved);
    await agreeToEnd([adas]);
    const { record, fault } = await recordOf(ada);
    expect(fault).to.equal(null);
    expect(record.result).to.equal(null);
    expect(record.seats).to.deep.equal([
      { name: 'Ada', bot: null },
      { name: 'Bo', bot: null },
    ]);
    const standIns = record.moves.map(({ seat, standIn }) => `${seat} ${standIn}`);
    expect(new Set(standIns)).to.include.all.keys('0 undefined', '1 fair');
    expect(new Set(standIns)).to.not.include('0 fair');
    expect(record.moves.slice(0, 2).map(({ standIn }) => standIn)).to.deep.equal([
      undefined,
      undefined,
    ]);
    for (const { at } of record.moves) expect(at).to.be.within(0, 60_000);
  });

  it('a record leaves out erased players and shows current names of others', async () => {
    const { ada, bo } = await endedMatch(1);
    expect((await recordOf(ada)).record.seats.map(({ name }) => name)).to.deep.equal(['Ada', 'Bo']);
    await ask(url(), bo, { action: 'update', newName: 'Bobby' });
    const { matchID, credentials } = ada;
    await post(`${url()}/api/erase-data`, { seats: [{ matchID, credentials }] });
    const { record } = await recordOf(ada);
    expect(record.seats.map(({ name }) => name)).to.deep.equal(['', 'Bobby']);
    expect(record.chance?.numbers).to.deep.equal({ 0: playerSeedOf('Ada'), 1: playerSeedOf('Bo') });
  });

  it('a match of a former version has a record without times and seeds', async () => {
    const { ada } = await endedMatch(3);
    const { matchID } = ada;
    const { record: now } = await recordOf(ada);
    expect(now.chance).to.not.equal(undefined);
    await store('update log set made_at = null, stand_in = null where match_id = ?', [matchID]);
    await store("update matches set terms = '{}' where id = ?", [matchID]);
    const { record, fault } = await recordOf(ada);
    expect(fault).to.equal(null);
    const { chance: _, ...others } = now;
    expect(record).to.deep.equal({
      ...others,
      moves: now.moves.map(({ at: __, ...move }) => move),
    });
  });

  it('a match of other rules has a record but no replay', async () => {
    const { ada } = await endedMatch(3);
    const { record: now } = await recordOf(ada);
    for (const [table, id] of [
      ['matches', 'id'],
      ['initial_states', 'match_id'],
    ]) {
      const versions = `'"rulesVersion":${now.rulesVersion}', '"rulesVersion":99'`;
      await store(`update ${table} set state = replace(state, ${versions}) where ${id} = ?`, [
        ada.matchID,
      ]);
    }
    const { record, fault } = await recordOf(ada);
    expect(fault?.code).to.equal('otherRules');
    expect(record).to.deep.equal({ ...now, rulesVersion: 99 });
    const { status, text } = await askViews(url(), ada);
    expect([status, text]).to.deep.equal([
      409,
      'This match has no replay: by the rules of this server, its moves do not lead to its state.',
    ]);
  });

  it('past views are compressed if the client accepts that', async () => {
    const { ada } = await openMixedTable(url());
    const small = await askViews(url(), ada.seat, { 'accept-encoding': 'gzip' });
    const plain = await askViews(url(), ada.seat, { 'accept-encoding': 'identity' });
    expect(small.headers.get('content-encoding')).to.equal('gzip');
    expect(plain.headers.get('content-encoding')).to.equal(null);
    expect(plain.headers.get('vary')).to.match(/accept-encoding/i);
    expect(small.json.first).to.deep.equal(plain.json.first);
  });
});

/** Returns the seats that made the moves of these log entries. */
const moversIn = (
  log: readonly { readonly action: { readonly payload: { playerID: string } } }[],
) => log.map(({ action }) => action.payload.playerID);

describe('Limits on requests for past views', () => {
  afterEach(killLeftServers);

  it('a request for past views counts as twenty other requests of its address', async () => {
    const server = await startServer({ settings: { MAX_REQUESTS_PER_MINUTE: '70' } });
    const [ada] = await gather(server.url, ['Ada', 'Bo']);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await askViews(server.url, ada)).status);
    expect(statuses).to.deep.equal([409, 409, 409, 429]);
    const { headers, text } = await askViews(server.url, ada);
    expect(text).to.include('Too many requests from your address');
    expect(Number(headers.get('retry-after'))).to.be.within(1, 60);
    await server.stop();
  });
});
