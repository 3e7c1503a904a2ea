import { expect } from 'chai';
import fc from 'fast-check';
import type { TimeControl } from '../../../protocol/tables.ts';
import { isLong } from '../../support/long.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { noLimits } from '../../support/servers/load.ts';
import { post, type Seated } from '../../support/servers/page.ts';
import { PushService } from '../../support/servers/push-service.ts';
import { ask, browserOf, gather } from '../../support/servers/served-tables.ts';
import { type RunningServer, startServer } from '../../support/servers/server.ts';
import { pushingTo } from '../../support/servers/test-options.ts';

/** The number of requests of each kind. */
const requestsEach = isLong ? 30 : 10;

/** Values that could be in any place of a body. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    ...[undefined, null, true, false, '', 0, -1, 0.5, 1e9, 1e308, '-1', '0', '1', '2', '99'],
    ...['__proto__', 'toString', 'constructor', 'length', 'yes', 'no', 'end', 'offer', 'easy'],
    ...[{}, [], [[]], { length: 1e9 }, { toString: 1 }, { kind: 'days' }, { kind: 'clock' }],
    ...['x'.repeat(9000), '\u0000', '\ud800', ['0', '0', '0'], { 0: 'easy' }, { 2: null }],
    JSON.parse('{"__proto__": {"host": true}, "constructor": {"prototype": 1}, "then": 1}'),
  ),
);

const ids = ['nowhere', '__proto__', '%00', '%2e%2e', '%', '%E0%A4%A', 'x'.repeat(300), ' '];

/** A way to make a valid request invalid: other fields, another table or an invalid body. */
interface Spoiling {
  readonly fields: readonly (readonly [number, unknown])[];
  readonly id: string | undefined;
  readonly body: string | undefined;
  readonly table: number;
  readonly seatAuth: number;
}

/** Returns an arbitrary that is mostly undefined. */
const seldom = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  fields: fc.array(fc.tuple(fc.nat(), junk), { maxLength: 2 }),
  id: seldom(fc.constantFrom(...ids)),
  body: seldom(fc.constantFrom('', 'x', '[]', 'null', '"0"', '{"a":', '['.repeat(9000))),
  table: fc.nat({ max: 2 }),
  seatAuth: fc.nat({ max: 1 }),
});

type Fields = Readonly<Record<string, unknown>>;

function spoilt(right: Fields, { fields, body }: Spoiling): string {
  if (body !== undefined) return body;
  const names = Object.keys(right);
  const wrong = fields.map(([at, value]) => [names[at % names.length] ?? 'more', value]);
  return JSON.stringify({ ...right, ...Object.fromEntries(wrong) });
}

const sitting = { playerName: 'Cy', browser: browserOf('Cy'), follows: true, language: 'de' };

/** The actions that players can request at a table, each with fields that are valid for some seat. */
const actions: Readonly<Record<string, Fields>> = {
  settings: {
    setupData: { trackLength: 20 },
    numPlayers: 4,
    unlisted: true,
    timeControl: { kind: 'clock', turnSeconds: 60, reserveSeconds: 600 },
  },
  order: { order: ['2', '0', '1'] },
  remove: { seat: '1', address: true },
  start: {},
  close: {},
  bots: { bots: { 2: 'easy' } },
  agree: { kind: 'end', seat: null, isAgreed: true },
  back: {},
  concede: {},
  playAgain: { answer: 'yes', ...sitting },
};

/** Lays tables before, during and after their match and returns the two players of each. */
async function createTables(url: string): Promise<readonly (readonly [Seated, Seated])[]> {
  const lay = (timeControl: TimeControl) =>
    gather(url, ['Ada', 'Bo'], { numPlayers: 3, timeControl });
  // Bots rest at a table where nobody is there, and over days people can agree while away.
  const clock = { kind: 'clock', turnSeconds: 3600, reserveSeconds: 0 } as const;
  const [before, midst] = [await lay(clock), await lay(clock)];
  const over = await lay({ kind: 'days', days: 7 });
  for (const [ada] of [midst, over]) await ask(url, ada, { action: 'start' });
  for (const seat of over) {
    await ask(url, seat, { action: 'agree', kind: 'end', seat: null, isAgreed: true });
  }
  return [before, midst, over];
}

describe('Random requests about tables', () => {
  let service: PushService;
  let server: RunningServer;
  let database: DatabaseView;
  let tables: Awaited<ReturnType<typeof createTables>>;

  before(async () => {
    service = await PushService.open();
    server = await startServer({ options: pushingTo(service.origin), settings: noLimits });
    database = new DatabaseView(server.dataDir);
  });
  beforeEach(async () => {
    tables = await createTables(server.url);
  });
  after(async () => {
    database.close();
    await server.stop();
    await service.close();
    expect(server.complaints()).to.equal('');
  });

  /** Sends a request. A refusal must come with a sentence and change nothing. */
  async function send(method: string, address: string, body?: string) {
    const stored = database.everything();
    const response = await fetch(`${server.url}${address}`, {
      method,
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    const sent = `${method} ${address.slice(0, 100)} ${body?.slice(0, 300)}: ${text}`;
    const hasChanged = database.everything() !== stored;
    if (response.status !== 200) {
      expect(response.status, sent).to.be.within(400, 499);
      expect(hasChanged, sent).to.equal(false);
      expect(text, sent).to.match(/(\.|is required)"?\W*$|^Not Found$|^Bad Request$/);
    }
    return { isTaken: response.status === 200, hasChanged };
  }

  /** Sends valid and spoilt requests. Some must be accepted and some refused. */
  async function sendAll(
    method: string,
    requestFor: (
      seat: Seated,
      id: string,
    ) => Promise<{ readonly address: string; readonly right: Fields }>,
  ): Promise<{ readonly changes: number }> {
    const counts = { taken: 0, refused: 0, changes: 0 };
    for (const spoiling of fc.sample(spoilings, { seed: 1849, numRuns: requestsEach })) {
      const seat = tables[spoiling.table]?.[spoiling.seatAuth] ?? expect.fail('It was laid.');
      const { address, right } = await requestFor(seat, spoiling.id ?? seat.matchID);
      const { isTaken, hasChanged } = await send(method, address, spoilt(right, spoiling));
      counts[isTaken ? 'taken' : 'refused'] += 1;
      if (!hasChanged) continue;
      counts.changes += 1;
      tables = await createTables(server.url);
    }
    expect(counts.taken, 'taken').to.be.above(0);
    expect(counts.refused, 'refused').to.be.above(0);
    return counts;
  }

  const proofOf = ({ playerID, credentials }: Seated) => ({ playerID, credentials });
  const seatsOf = ({ matchID, credentials }: Seated) => ({ seats: [{ matchID, credentials }] });

  for (const [action, fields] of Object.entries(actions)) {
    it(`random requests for “${action}” change nothing when refused`, async () => {
      const { changes } = await sendAll('POST', async (seat, id) => ({
        address: `/games/bug-race/${id}/${action}`,
        right: { ...proofOf(seat), ...fields },
      }));
      // No bot stands in for anybody at these tables.
      if (action !== 'back') expect(changes).to.be.above(0);
    });
  }

  it('random requests for quick matches change nothing when refused', async () => {
    const { changes } = await sendAll('POST', async (_, id) => ({
      address: `/games/${ids.includes(id) ? id : 'bug-race'}/quick-match`,
      right: sitting,
    }));
    expect(changes).to.be.above(0);
  });

  it('random requests about notifications change nothing when refused', async () => {
    const callsAt = (id: string) => `/api/tables/${id}/notifications`;
    const subscribe = async (seat: Seated) => {
      const subscription = service.subscribe();
      const body = JSON.stringify({ ...proofOf(seat), subscription, language: 'fr' });
      expect(await send('POST', callsAt(seat.matchID), body)).to.include({ isTaken: true });
      return subscription;
    };
    const added = await sendAll('POST', async (seat, id) => ({
      address: callsAt(id),
      right: { ...proofOf(seat), subscription: service.subscribe(), language: 'it' },
    }));
    const removed = await sendAll('DELETE', async (seat, id) => {
      const { endpoint } = await subscribe(seat);
      return { address: callsAt(id), right: { ...proofOf(seat), endpoint } };
    });
    const moved = await sendAll('PUT', async (seat) => ({
      address: '/api/notifications',
      right: { former: await subscribe(seat), subscription: service.subscribe() },
    }));
    for (const { changes } of [added, removed, moved]) expect(changes).to.be.above(0);
  });

  it('random requests about other devices change nothing when refused', async () => {
    const codeOf = async (seat: Seated): Promise<Fields> =>
      (await post(`${server.url}/api/devices`, seatsOf(seat))).json;
    const put = await sendAll('POST', async (seat) => ({
      address: '/api/devices',
      right: seatsOf(seat),
    }));
    const taken = await sendAll('POST', async (seat) => ({
      address: '/api/devices/open',
      right: await codeOf(seat),
    }));
    for (const { changes } of [put, taken]) expect(changes).to.be.above(0);
  });

  it('random requests to erase data change nothing when refused', async () => {
    const { changes } = await sendAll('POST', async (seat) => ({
      address: '/api/erase-data',
      right: seatsOf(seat),
    }));
    expect(changes).to.be.above(0);
  });

  it('random requests for tables by id change nothing', async () => {
    const known = tables.map(([{ matchID }]) => matchID).join(',');
    const wrong = fc.sample(
      fc.oneof(fc.string(), fc.constantFrom(...ids), fc.webQueryParameters()),
      {
        seed: 1849,
        numRuns: 3 * requestsEach,
      },
    );
    expect(await send('GET', `/api/tables?ids=${known}`)).to.include({ isTaken: true });
    for (const text of wrong) {
      for (const asked of [`ids=${encodeURIComponent(text)}`, `ids=${known},${text}`]) {
        const { hasChanged } = await send('GET', `/api/tables?${asked}`);
        expect(hasChanged, asked).to.equal(false);
      }
    }
  });
});
