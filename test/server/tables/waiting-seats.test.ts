import { expect } from 'chai';
import { WaitingSeats } from '../../../server/ops/waiting-seats.ts';
import type { Seated } from '../../support/servers/page.ts';
import {
  ask,
  browserOf,
  gather,
  home,
  layTable,
  postFrom,
  startWithShortWaits,
  tryToSit,
} from '../../support/servers/served-tables.ts';
import type { RunningServer } from '../../support/servers/server.ts';

/** Six percent of the connections that an address may have open. */
const max = 3;
const lair = '192.0.2.66';

describe('addresses from which seats are taken', () => {
  it('are known for a day, and not more than so many', async () => {
    let now = 0;
    const storage = { seats: async () => undefined };
    const waiting = new WaitingSeats(storage, max, () => now);
    const sit = (address: string) =>
      waiting.take(address, async () => ({ matchID: 'table', playerCredentials: address }));
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

describe('seats of one address at tables of others', () => {
  let server: RunningServer;
  before(async () => {
    server = await startWithShortWaits({
      settings: { MAX_CONNECTIONS_PER_ADDRESS: String(Math.floor(max / 0.06)) },
    });
  });
  after(() => server.stop());

  let count = 0;
  const sit = (table: Pick<Seated, 'game' | 'matchID'>, from = lair) => {
    count += 1;
    return tryToSit(server.url, table, { name: `Squat ${count}`, from });
  };
  const createOne = async (setup: Parameters<typeof gather>[2] = {}) => {
    const [host] = await gather(server.url, ['Ada'], { numPlayers: 3, ...setup });
    return host;
  };
  /** A table of another client with one seat free: its match begins with who takes it. */
  async function createOfOther(): Promise<Pick<Seated, 'game' | 'matchID'>> {
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

  it('are only so many before matches begin, however fast they are taken', async () => {
    const hosts = [];
    for (let index = 0; index < 2 * max; index += 1) hosts.push(await createOne());
    const answers = await Promise.all(hosts.map((host) => sit(host)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).to.have.length(max);
    for (const { status, text } of refused) {
      expect(status).to.equal(429);
      expect(text).to.include(`${max} seats are taken at tables of others that have not begun`);
    }
    const anybody = await postFrom(lair, `${server.url}/games/bug-race/quick-match`, {
      playerName: 'Squat',
      browser: browserOf('Squat'),
      follows: true,
      language: 'en',
    });
    expect(anybody.status).to.equal(429);
    expect((await sit(await createOne(), '192.0.2.67')).status, 'from elsewhere').to.equal(200);
  });

  it('are free again for others when somebody leaves, or their match has begun', async () => {
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

  it('are counted neither at tables that they were sent a link to, nor at their own', async () => {
    const from = '192.0.2.69';
    for (let index = 0; index < 2 * max; index += 1) {
      expect((await sit(await createOne({ unlisted: true }), from)).status).to.equal(200);
    }
    const own = await layTable(server.url, { numPlayers: 4 });
    for (let index = 0; index < 4; index += 1) {
      expect((await sit(own, from)).status).to.equal(200);
    }
    await taken(from);
    expect((await sit(await createOne(), from)).status).to.equal(429);
  });
});
