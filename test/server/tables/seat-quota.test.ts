import { expect } from 'chai';
import { begin } from '../../../server/domain/begin-match.ts';
import { seatOf } from '../../../server/domain/credentials.ts';
import { takeAway } from '../../../server/domain/host.ts';
import { leave } from '../../../server/domain/seats.ts';
import { SeatQuota } from '../../../server/ops/seat-quota.ts';
import {
  bugRace,
  laidTable,
  newcomer,
  proofOf,
  start,
  tableAfter,
} from '../../support/games/table-data.ts';
import { newTable } from '../../support/servers/new-table.ts';
import type { Seated } from '../../support/servers/page.ts';
import {
  ask,
  askQuickMatch,
  closeTablePages,
  gather,
  home,
  layTable,
  postFrom,
  seatIn,
  startWithShortWaits,
  TablePage,
  tryToSit,
} from '../../support/servers/served-tables.ts';
import type { RunningServer } from '../../support/servers/server.ts';

/** Six percent of the connections that an address may have open by default. */
const max = 6;
const lair = '192.0.2.66';

type Table = Pick<Seated, 'game' | 'matchID'>;

describe('Addresses from which seats are taken', () => {
  it('addresses are kept for a day and up to a maximum number', async () => {
    let now = 0;
    const parts = { storage: { seats: async () => undefined }, addressKey: String, max };
    const waiting = new SeatQuota(parts, () => now);
    const sit = (address: string) =>
      waiting.take(address, async ({ check }) => {
        check(newTable());
        return { matchID: 'table', playerCredentials: address };
      });
    await sit('one');
    now += 43_200_000;
    await sit('two');
    expect(waiting.size).to.equal(2);
    now += 43_200_001;
    await sit('two');
    expect(waiting.size).to.equal(1);
    for (let address = 0; address < 10_001; address += 1) await sit(String(address));
    expect(waiting.size).to.equal(10_000);
  });
});

describe('The address that created a table', () => {
  const creator = newcomer('Ada').address;
  const laid = laidTable(['Ada', 'Bo']);
  const table = { ...laid, settings: { ...laid.settings, creator } };
  const creatorAfter = (change: Parameters<typeof tableAfter>[1]) =>
    tableAfter(table, change).settings.creator;
  const takenAway = (playerID: string) =>
    creatorAfter((each) =>
      takeAway(each, seatOf(each, playerID)?.key ?? '', { isForGood: false, now: start }),
    );

  it('the address is stored until the match begins or its player is erased', () => {
    expect(creatorAfter((each) => leave(each, proofOf(each, '0'), start))).to.equal(creator);
    expect(takenAway('1')).to.equal(creator);
    expect(takenAway('0')).to.equal(null);
    expect(creatorAfter((each) => begin(bugRace, each, start))).to.equal(null);
  });
});

describe('Seats of one address at tables of others', () => {
  let server: RunningServer;
  before(async () => {
    server = await startWithShortWaits({ settings: { MAX_CONNECTIONS_PER_ADDRESS: '100' } });
  });
  after(async () => {
    closeTablePages();
    await server.stop();
  });

  let count = 0;
  const sit = (table: Table, from = lair) => {
    count += 1;
    return tryToSit(server.url, table, { name: `Squat ${count}`, from });
  };
  const createOne = async (setup: Parameters<typeof gather>[2] = {}) => {
    const [host] = await gather(server.url, ['Ada'], { numPlayers: 3, ...setup });
    return host;
  };
  /** Creates a table of another client with one free seat, whose match begins when it is taken. */
  async function createOfOther(): Promise<Table> {
    const game = 'bug-race';
    const { json } = await postFrom(home, `${server.url}/games/${game}/create`, { numPlayers: 2 });
    const table = { game, matchID: json.matchID };
    expect((await sit(table, home)).status).to.equal(200);
    return table;
  }
  async function taken(from: string): Promise<readonly Seated[]> {
    const seats: Seated[] = [];
    for (let index = 0; index < max; index += 1) {
      const host = await createOne();
      const { status, json } = await sit(host, from);
      expect(status).to.equal(200);
      const { playerID, playerCredentials: credentials } = json;
      seats.push({ ...host, playerID, credentials });
    }
    return seats;
  }

  it('an address can take a limited number of seats, even with simultaneous requests', async () => {
    const hosts = [];
    for (let index = 0; index < 2 * max; index += 1) hosts.push(await createOne());
    const answers = await Promise.all(hosts.map((host) => sit(host)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).to.have.length(max);
    for (const { status, text } of refused) {
      expect(status).to.equal(429);
      expect(text).to.include(`${max} seats at other people's tables that have not begun`);
    }
    expect((await sit(await createOne(), '192.0.2.67')).status, 'from elsewhere').to.equal(200);
  });

  it('a seat no longer counts once its player leaves, the table closes or the match begins', async () => {
    const from = '192.0.2.68';
    const [first] = await taken(from);
    const next = await createOne();
    expect((await sit(next, from)).status).to.equal(429);
    await ask(server.url, first ?? next, { action: 'leave' });
    expect((await sit(next, from)).status).to.equal(200);

    const last = await createOfOther();
    expect((await sit(last, from)).status).to.equal(429);
    expect((await ask(server.url, next, { action: 'close' })).status).to.equal(200);
    expect((await sit(last, from)).status, 'with them its match begins').to.equal(200);
    expect((await sit(await createOne(), from)).status).to.equal(200);
  });

  it('seats at link-only tables and at own tables do not count', async () => {
    const from = '192.0.2.69';
    for (let index = 0; index < 2 * max; index += 1) {
      expect((await sit(await createOne({ unlisted: true }), from)).status).to.equal(200);
    }
    const own = await layTable(server.url, { numPlayers: 4 }, from);
    for (let index = 0; index < 4; index += 1) {
      expect((await sit(own, from)).status).to.equal(200);
    }
    await taken(from);
    expect((await sit(await createOne(), from)).status).to.equal(429);
  });

  it(`an address takes at most ${max} seats at tables that others created, with or without a host`, async () => {
    const hosted: Table[] = [];
    const empty: Table[] = [];
    for (let index = 0; index < 20; index += 1) {
      hosted.push(await createOne({ numPlayers: 4 }));
      empty.push(await layTable(server.url, { numPlayers: 4 }));
    }
    for (const [from, tables] of [
      ['192.0.2.70', [...hosted, ...empty]],
      ['192.0.2.71', [...empty, ...hosted]],
    ] as const) {
      const seats = tables.flatMap((table) => [table, table, table]);
      const answers = await Promise.all(seats.map((table) => sit(table, from)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses.slice(0, max + 1), from).to.deep.equal([...Array(max).fill(200), 429]);
    }
  });

  it('an address at its limit still gets seats at its own tables and at link-only tables', async () => {
    const from = '192.0.2.72';
    await taken(from);
    for (const table of [
      await layTable(server.url, {}, from),
      await layTable(server.url, { unlisted: true }, from),
      await layTable(server.url, { unlisted: true }),
      await createOne({ unlisted: true }),
    ]) {
      const { status, text } = await sit(table, from);
      expect(status, text).to.equal(200);
    }
    expect((await sit(await createOne(), from)).status).to.equal(429);
  });

  it('a client that creates and then joins as boardgame.io’s lobby does always gets its seat', async () => {
    const from = '192.0.2.73';
    await taken(from);
    for (let index = 0; index < 2 * max; index += 1) {
      const games = `${server.url}/games/bug-race`;
      const { json } = await postFrom(from, `${games}/create`, { numPlayers: 2, setupData: {} });
      const wish = { playerID: '0', playerName: 'Ada' };
      const { status, text } = await postFrom(from, `${games}/${json.matchID}/join`, wish);
      expect(status, text).to.equal(200);
    }
  });

  it('a quick match at the limit joins no table of others, but creates one', async () => {
    const from = '192.0.2.74';
    await taken(from);
    const host = await createOne();
    await TablePage.open(server.url, host);
    const quickMatch = async (name: string, address: string) => {
      return (await askQuickMatch(server.url, name, { from: address })).json.matchID;
    };
    const created = await quickMatch('Squat', from);
    expect(created).to.be.a('string').and.not.equal(host.matchID);
    expect(await quickMatch('Bo', home), 'from elsewhere').to.equal(host.matchID);
    expect((await sit({ game: 'bug-race', matchID: created }, from)).status, 'own').to.equal(200);
  });

  it('a host who hides a table that another address created keeps the seat counted', async () => {
    const from = '192.0.2.75';
    for (let index = 0; index < max; index += 1) {
      const table = await layTable(server.url);
      const seat = { ...seatIn(await sit(table, from)), ...table };
      const hide = { action: 'settings', unlisted: true };
      expect((await ask(server.url, seat, hide)).status).to.equal(200);
    }
    expect((await sit(await layTable(server.url), from)).status).to.equal(429);
  });

  it('a /48 network of IPv6 takes at most four times as many seats as an address', async () => {
    const statuses: number[] = [];
    for (let network = 0; network < 5 * max; network += 1) {
      const { status } = await sit(await layTable(server.url), `2001:db8:1:${network}::1`);
      statuses.push(status);
    }
    expect(statuses).to.deep.equal([...Array(4 * max).fill(200), ...Array(max).fill(429)]);
    const next = await layTable(server.url);
    expect((await sit(next, '2001:db8:2::1')).status, 'from another /48').to.equal(200);
    const own = await layTable(server.url, {}, '2001:db8:1:ff::1');
    expect((await sit(own, '2001:db8:1:ff::1')).status, 'at an own table').to.equal(200);
  });
});
