import { expect } from 'chai';
import type { Seated } from '../../support/servers/page.ts';
import {
  ask,
  browserOf,
  describeServers,
  gather,
  lastingTable,
  layTable,
  namesAt,
  sitAt,
  TablePage,
  tableAt,
  tryToSit,
} from '../../support/servers/served-tables.ts';

describeServers('The host of a table', ({ url }) => {
  /** Makes a request that must be refused and change nothing, and returns its status. */
  async function refused(seat: Seated, asked: Parameters<typeof ask>[2]): Promise<number> {
    const before = await lastingTable(url(), seat);
    const { status, text } = await ask(url(), seat, asked);
    expect(text, JSON.stringify(asked)).to.match(/^["\w].{15,}/);
    expect(await lastingTable(url(), seat)).to.deep.equal(before);
    return status;
  }
  async function done(seat: Seated, asked: Parameters<typeof ask>[2]): Promise<void> {
    const { status, text } = await ask(url(), seat, asked);
    expect(status, text).to.equal(200);
  }
  const numbers = async (seat: Seated) =>
    (await tableAt(url(), seat)).seats.map(({ playerID }: Seated) => playerID);

  it('the first player to sit down is the host, and the next player follows', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 4 });
    expect((await tableAt(url(), ada)).host).to.equal('0');
    await done(ada, { action: 'bots', bots: { 2: 'easy' } });
    await done(ada, { action: 'leave' });
    const table = await tableAt(url(), bo);
    expect(table).to.deep.include({ host: '1' });
    expect(namesAt(table).slice(0, 2)).to.deep.equal([null, 'Bo']);
    await done(bo, { action: 'settings', unlisted: true });
    expect(await refused(ada, { action: 'settings', unlisted: false })).to.equal(403);
  });

  it('the host can change the options, the time control and whether the table is listed', async () => {
    const [ada] = await gather(url(), ['Ada'], { numPlayers: 3 });
    const timeControl = { kind: 'clock', turnSeconds: 30, reserveSeconds: 60 };
    await done(ada, {
      action: 'settings',
      setupData: { trackLength: 20 },
      timeControl,
      unlisted: true,
    });
    expect(await tableAt(url(), ada)).to.deep.include({
      setupData: { trackLength: 20 },
      timeControl,
      unlisted: true,
    });
    await done(ada, { action: 'settings', timeControl: { kind: 'days', days: 3 } });
    expect(await tableAt(url(), ada)).to.deep.include({
      setupData: { trackLength: 20 },
      timeControl: { kind: 'days', days: 3 },
      unlisted: true,
    });
  });

  it('the host can add and remove free seats, and the others are renumbered without gaps', async () => {
    const table = await layTable(url(), { numPlayers: 4 });
    const ada = await sitAt(url(), table, { name: 'Ada', playerID: '0' });
    const cy = await sitAt(url(), table, { name: 'Cy', playerID: '3' });
    const page = await TablePage.open(url(), cy);
    await done(ada, { action: 'settings', numPlayers: 2 });
    const { args } = await page.next('seated');
    expect(args).to.deep.equal([table.matchID, { playerID: '1' }]);
    expect(await numbers(ada)).to.deep.equal(['0', '1']);
    const moved = { ...cy, playerID: '1' };
    page.ask(moved);
    await page.told(({ seats }) => seats[1]?.isConnected === true);
    expect((await ask(url(), cy, { action: 'rename', newName: 'C' })).status).to.equal(404);
    await done(moved, { action: 'rename', newName: 'Cyd' });
    await done(ada, { action: 'settings', numPlayers: 3 });
    expect(namesAt(await tableAt(url(), ada))).to.deep.equal(['Ada', 'Cyd', null]);
    expect(await refused(ada, { action: 'settings', numPlayers: 5 })).to.equal(400);
    await sitAt(url(), table, { name: 'Di' });
    expect(await refused(ada, { action: 'settings', numPlayers: 2 })).to.equal(409);
  });

  it('the host can reorder the seats, and pages with an old number learn the new one', async () => {
    const [ada, bo, cy] = await gather(url(), ['Ada', 'Bo', 'Cy'], { numPlayers: 4 });
    const [adas, bos, cys] = await TablePage.openAll(url(), [ada, bo, cy]);
    await done(ada, { action: 'order', order: ['2', '1', '3', '0'] });
    expect(await numbers(ada)).to.deep.equal(['0', '1', '2', '3']);
    const table = await tableAt(url(), ada);
    expect([namesAt(table), table.host]).to.deep.equal([['Cy', 'Bo', null, 'Ada'], '3']);
    expect((await adas.next('seated')).args[1]).to.deep.equal({ playerID: '3' });
    expect((await cys.next('seated')).args[1]).to.deep.equal({ playerID: '0' });
    await bos.told((told) => namesAt(told)[0] === 'Cy');
    expect(bos.has('seated'), 'who keeps their number').to.equal(false);
    // A page that was not open meanwhile learns it too.
    const late = new TablePage(url(), ada);
    expect((await late.next('seated')).args[1]).to.deep.equal({ playerID: '3' });
    await done({ ...ada, playerID: '3' }, { action: 'order', order: ['3', '0', '1', '2'] });
    expect(namesAt(await tableAt(url(), ada))).to.deep.equal(['Ada', 'Cy', 'Bo', null]);
  });

  it('the host can start with free seats, which are removed, and later seats move up', async () => {
    const table = await layTable(url(), { numPlayers: 4 });
    const ada = await sitAt(url(), table, { name: 'Ada', playerID: '1' });
    expect(await refused(ada, { action: 'start' }), 'alone').to.equal(409);
    const bo = await sitAt(url(), table, { name: 'Bo', playerID: '3' });
    const [adas, bos] = await TablePage.openAll(url(), [ada, bo]);
    await done(ada, { action: 'start' });
    expect((await adas.next('seated')).args[1]).to.deep.equal({ playerID: '0' });
    expect((await bos.next('seated')).args[1]).to.deep.equal({ playerID: '1' });
    bos.ask({ ...bo, playerID: '1' });
    const { args } = await bos.next('sync');
    expect(Object.keys(args[1].state.G.players)).to.deep.equal(['1']);
    expect(args[1].state.ctx.numPlayers).to.equal(2);
    const begun = await tableAt(url(), ada);
    expect(begun).to.deep.include({ status: 'playing', awaited: ['0', '1'] });
    expect(namesAt(begun)).to.deep.equal(['Ada', 'Bo']);
  });

  it('the host cannot renumber a player whose client would not follow', async () => {
    const table = await layTable(url(), { numPlayers: 4 });
    const ada = await sitAt(url(), table, { name: 'Ada', playerID: '0' });
    const stock = { name: 'Bo', browser: undefined, follows: undefined };
    const bo = await sitAt(url(), table, { ...stock, playerID: '2' });
    expect(await refused(ada, { action: 'start' })).to.equal(409);
    expect(await refused(ada, { action: 'order', order: ['2', '1', '0', '3'] })).to.equal(409);
    expect(await refused(ada, { action: 'settings', numPlayers: 2 })).to.equal(409);
    await done(ada, { action: 'order', order: ['3', '1', '2', '0'] });
    const moved = { ...ada, playerID: '3' };
    await done(moved, { action: 'settings', numPlayers: 4 });
    await done(moved, { action: 'bots', bots: { 0: 'easy', 1: 'easy' } });
    const page = await TablePage.open(url(), bo);
    await done(moved, { action: 'start' });
    await page.begun();
    expect(page.has('seated')).to.equal(false);
  });

  it('the host can remove a player, with or without barring that player’s address', async () => {
    const table = await layTable(url(), { numPlayers: 4 });
    const ada = await sitAt(url(), table, { name: 'Ada' });
    const bo = await sitAt(url(), table, { name: 'Bo', from: '192.0.2.7' });
    const page = await TablePage.open(url(), bo);
    await done(ada, { action: 'remove', seat: bo.playerID, address: false });
    expect(await page.refusal()).to.include({ code: 'removedByHost' });
    expect(namesAt(await tableAt(url(), ada))).to.deep.equal(['Ada', null, null, null]);
    const again = (changes: Partial<Parameters<typeof tryToSit>[2]>) =>
      tryToSit(url(), table, { name: 'Bob', browser: browserOf('Bo'), ...changes });
    const refusal = await again({ from: '192.0.2.8' });
    expect([refusal.status, refusal.text]).to.deep.equal([
      403,
      'The host has removed you from this table.',
    ]);
    expect((await again({ browser: undefined })).status, 'without saying who').to.equal(403);
    const brother = await again({ browser: browserOf('brother'), from: '192.0.2.7' });
    expect(brother.status, 'from the same address').to.equal(200);
    await done(ada, { action: 'remove', seat: brother.json.playerID, address: true });
    const sister = { browser: browserOf('sister'), from: '192.0.2.7' };
    expect((await again(sister)).status, 'from the address that was removed').to.equal(403);
    expect((await again({ ...sister, from: '192.0.2.9' })).status).to.equal(200);
    expect((await again({ browser: browserOf('Cy') })).status).to.equal(200);
  });

  it('the host can close the table, and its pages learn that it is gone', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const page = await TablePage.open(url(), bo);
    await done(ada, { action: 'close' });
    expect(await page.refusal()).to.include({ code: 'unknownMatch' });
    expect((await tableAt(url(), ada)).error.code).to.equal('unknownMatch');
  });

  const powers = [
    { action: 'settings', numPlayers: 3 },
    { action: 'order', order: ['1', '0', '2'] },
    { action: 'remove', seat: '2', address: false },
    { action: 'bots', bots: { 2: 'easy' } },
    { action: 'start' },
    { action: 'close' },
  ] as const;
  for (const power of powers) {
    it(`only the host can request “${power.action}”, and only before the match begins`, async () => {
      const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
      expect(await refused(bo, power), 'another one').to.equal(403);
      const thief = { ...ada, credentials: bo.credentials };
      expect(await refused(thief, power), 'other credentials').to.equal(403);
      expect(await refused({ ...ada, credentials: null }, power), 'none').to.equal(403);
      expect(await refused({ ...ada, playerID: null }, power), 'nobody').to.equal(403);
      expect(await refused({ ...ada, playerID: '9' }, power), 'no seat').to.equal(404);
      expect(await refused({ ...ada, playerID: '__proto__' }, power), 'no number').to.equal(400);
      await done(ada, { action: 'start' });
      expect(await refused(ada, power), 'begun').to.be.oneOf([409, 404]);
    });
  }

  const wrong = [
    ['settings', { numPlayers: 1 }],
    ['settings', { numPlayers: 2.5 }],
    ['settings', { numPlayers: '3' }],
    ['settings', { setupData: { trackLength: 1000 } }],
    ['settings', { setupData: 'fast' }],
    ['settings', { timeControl: 'fast' }],
    ['settings', { timeControl: { kind: 'hourly' } }],
    ['settings', { timeControl: { kind: 'clock', turnSeconds: 4, reserveSeconds: 0 } }],
    ['settings', { timeControl: { kind: 'clock', turnSeconds: 5, reserveSeconds: -1 } }],
    ['settings', { timeControl: { kind: 'clock', turnSeconds: 1e9, reserveSeconds: 0 } }],
    ['settings', { timeControl: { kind: 'clock', turnSeconds: 30 } }],
    ['settings', { timeControl: { kind: 'days', days: 2 } }],
    ['settings', { unlisted: 'yes' }],
    ['settings', { unlisted: true, timeControl: { kind: 'days', days: 2 } }],
    ['order', {}],
    ['order', { order: '012' }],
    ['order', { order: ['0', '1'] }],
    ['order', { order: ['0', '1', '1'] }],
    ['order', { order: ['0', '1', '2', '3'] }],
    ['order', { order: [0, 1, 2] }],
    ['order', { order: ['0', '1', '__proto__'] }],
    ['remove', {}],
    ['remove', { seat: '0' }],
    ['remove', { seat: '2' }],
    ['remove', { seat: '7' }],
    ['remove', { seat: { toString: 1 } }],
  ] as const;
  it('invalid requests of the host are refused and change nothing', async () => {
    const [ada] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    for (const [action, body] of wrong) {
      const status = await refused(ada, { action, ...body });
      expect(status, JSON.stringify([action, body])).to.be.within(400, 409);
    }
  });
});
