import { expect } from 'chai';
import type { Table } from '../../../protocol/tables.ts';
import { get, type Seated } from '../../support/servers/page.ts';
import {
  ask,
  closeTablePages,
  describeServers,
  gather,
  namesAt,
  TablePage,
  tableAt,
  tryToSit,
} from '../../support/servers/served-tables.ts';

const numTables = 20;
const numPlayers = 4;
/** The address of a squatter who takes every free seat, each time as another browser. */
const lair = '192.0.2.66';

describeServers('A squatter on free seats', ({ url }) => {
  afterEach(closeTablePages);

  let count = 0;
  const squat = (table: Pick<Seated, 'game' | 'matchID'>) => {
    count += 1;
    return tryToSit(url(), table, { name: `Squat ${count}`, from: lair });
  };
  /** Returns the free seats of these tables according to the public lists. */
  async function freeSeats(hosts: readonly Seated[]): Promise<readonly Seated[]> {
    const tables: Table[] = (await get(`${url()}/api/tables?status=open`)).json.tables;
    return hosts.flatMap((host) => {
      const table = tables.find(({ matchID }) => matchID === host.matchID);
      const free = table?.seats.filter(({ name }) => name === null) ?? [];
      return free.map(({ playerID }) => ({ ...host, playerID }));
    });
  }
  /** Defends a table as its host: removes the squatter from each seat, then fills the seats with bots. */
  async function defend(page: TablePage): Promise<void> {
    const host = page.seat;
    const others = ['1', '2', '3'];
    for (const seat of others) {
      const { status, text } = await ask(url(), host, { action: 'remove', seat, address: true });
      expect(status, text).to.equal(200);
    }
    expect((await squat(host)).status, 'once removed').to.equal(403);
    const bots = Object.fromEntries(others.map((seat) => [seat, 'easy']));
    expect((await ask(url(), host, { action: 'bots', bots })).status).to.equal(200);
    await page.begun();
  }

  it(`hosts can remove a squatter from ${numTables} tables for good and begin their matches`, async () => {
    const pages: TablePage[] = [];
    for (let index = 0; index < numTables; index += 1) {
      const [host] = await gather(url(), [`Host ${index}`], { numPlayers });
      pages.push(await TablePage.open(url(), host));
    }
    const hosts = pages.map(({ seat }) => seat);
    const free = await freeSeats(hosts);
    expect(free).to.have.length(numTables * (numPlayers - 1));
    for (const seat of free) expect((await squat(seat)).status).to.equal(200);
    expect(await freeSeats(hosts)).to.deep.equal([]);

    await Promise.all(pages.map(defend));
    for (const [index, host] of hosts.entries()) {
      const table = await tableAt(url(), host);
      expect(table).to.deep.include({ status: 'playing', host: '0' });
      expect(namesAt(table)[0]).to.equal(`Host ${index}`);
      expect(table.seats.map(({ bot }: Table['seats'][number]) => bot)).to.deep.equal([
        null,
        'easy',
        'easy',
        'easy',
      ]);
      expect((await squat(host)).status, 'of a match under way').to.be.oneOf([403, 409]);
    }
  });
});
