import { expect } from 'chai';
import { maxSeatsOnTheWay, type SeatOnTheWay } from '../../../protocol/devices.ts';
import { TableChanges } from '../../../server/cluster/table-changes.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { createTransfer, openTransfer } from '../../../server/people/transfers.ts';
import type { SqlStorage } from '../../../server/persistence/sql-storage.ts';
import { newTable } from '../../support/servers/new-table.ts';
import { type Answer, get, post, seatPeople } from '../../support/servers/page.ts';
import { describeStorage } from '../../support/servers/storages.ts';
import { suiteServer } from '../../support/servers/suites.ts';

/** A moment, in milliseconds since 1970. */
const noon = 1_800_000_000_000;
const minute = 60_000;

/** Returns a code with another letter at a position. */
function miswritten(code: string, at: number): string {
  return code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
}

/** A position in the secret part of a code. */
const inSecret = 20;

describeStorage('Seats on their way to another device', ({ place, storage }) => {
  const own: SeatOnTheWay = { matchID: 'one', credentials: 'ada' };
  /** The storage of another server, if several can share the place. */
  let other: SqlStorage;

  before(async () => {
    other = place().isShared ? place().open(new TableChanges()) : storage();
    await storage().createTable('one', newTable());
    await storage().createTable('two', newTable({ gameName: 'crazy-race-gewalt' }));
  });

  after(async () => {
    if (other !== storage()) await other.close();
  });

  async function put(seats: readonly SeatOnTheWay[] = [own]): Promise<string> {
    const code = await createTransfer(storage().transfers, seats, noon);
    if (code === null) throw new Error('There is no code.');
    return code;
  }
  const take = (code: string, now = noon) => openTransfer(storage().transfers, code, now);

  it('a code returns its seats with all their data, but only once', async () => {
    const code = await put([own, { matchID: 'two', credentials: 'ada' }]);
    expect(code).to.match(/^[\w-]{32}$/);
    const seats = await take(code);
    expect(seats).to.have.deep.members([
      { ...own, game: 'bug-race', playerID: '0', name: 'Ada', others: [] },
      { ...own, matchID: 'two', game: 'crazy-race-gewalt', playerID: '0', name: 'Ada', others: [] },
    ]);
    expect(await take(code)).to.equal('usedCode');
  });

  it('a code holds only seats with right credentials', async () => {
    const wrong = { matchID: 'two', credentials: 'eva' };
    const seats = await take(await put([own, wrong, { matchID: 'three', credentials: 'ada' }]));
    expect(seats).to.have.length(1);
    expect(await createTransfer(storage().transfers, [wrong], noon)).to.equal(null);
    expect(await createTransfer(storage().transfers, [], noon)).to.equal(null);
  });

  it('a code holds every proven seat at a table once, despite wrong credentials before it', async () => {
    const key = seatKey('ada too');
    const { players } = newTable();
    await storage().createTable(
      'several',
      newTable({
        players: {
          ...players,
          1: { id: 1, name: 'Ada 2', key },
          2: { id: 2, name: 'Ben', key: seatKey('ben') },
        },
      }),
    );
    const proofs = ['old', 'ada too', 'ada', 'ada'].map((credentials) => ({
      matchID: 'several',
      credentials,
    }));
    const seat = { matchID: 'several', game: 'bug-race', others: ['Ben'] };
    expect(await take(await put(proofs))).to.deep.equal([
      { ...seat, credentials: 'ada', playerID: '0', name: 'Ada' },
      { ...seat, credentials: 'ada too', playerID: '1', name: 'Ada 2' },
    ]);
  });

  it('a code is valid for ten minutes', async () => {
    const code = await put();
    expect(await take(code, noon + 10 * minute)).to.equal('expiredCode');
    expect(await take(code, noon + 10 * minute - 1)).to.have.length(1);
  });

  it('a code allows five wrong tries on all servers together', async () => {
    const code = await put();
    const wrong = miswritten(code, inSecret);
    for (const { transfers } of [storage(), other, storage(), other]) {
      expect(await openTransfer(transfers, wrong, noon)).to.equal('wrongCode');
    }
    expect(await take(code), 'the fifth try').to.have.length(1);
    const second = await put();
    for (const { transfers } of [storage(), other, storage(), other, storage()]) {
      expect(await openTransfer(transfers, miswritten(second, inSecret), noon)).to.equal(
        'wrongCode',
      );
    }
    expect(await take(second)).to.equal('tooManyTries');
  });

  it('only one of several simultaneous requests gets the seats', async () => {
    const code = await put();
    const answers = await Promise.all(
      [storage(), other, storage(), other].map(({ transfers }) =>
        openTransfer(transfers, code, noon),
      ),
    );
    expect(answers.filter((answer) => answer === 'usedCode')).to.have.length(3);
    expect(answers.filter((answer) => Array.isArray(answer))).to.have.length(1);
  });

  it('unknown and malformed codes return no seats', async () => {
    expect(await take(miswritten(await put(), 2))).to.equal('unknownCode');
    for (const code of ['', 'short', 'x'.repeat(33), `${'x'.repeat(31)}!`]) {
      expect(await take(code)).to.equal('wrongCode');
    }
  });

  it('a code returns current seat numbers and leaves out seats that were left', async () => {
    await storage().createTable('moving', newTable());
    const seat = { matchID: 'moving', credentials: 'ada' };
    const [first, second] = [await put([seat]), await put([seat])];
    await storage().changeSeats('moving', (table) => {
      const { 0: ada } = table.players;
      if (!ada) throw new Error('Nobody is there.');
      const players = { 0: { id: 0 }, 1: { ...ada, id: 1, name: 'Ada L.' } };
      return { table: { ...table, players }, answer: null };
    });
    expect(await take(first)).to.deep.equal([
      { ...seat, game: 'bug-race', playerID: '1', name: 'Ada L.', others: [] },
    ]);
    await storage().changeSeats('moving', (table) => {
      const players = { 0: { id: 0, name: 'Eva', key: seatKey('eva') }, 1: { id: 1 } };
      return { table: { ...table, players }, answer: null };
    });
    expect(await take(second)).to.equal('noSeats');
  });

  it('stored transfers cannot be opened without the code and are deleted when expired', async () => {
    const stored: string[] = [];
    const { transfers } = storage();
    const code = await createTransfer(
      Object.assign(Object.create(transfers), {
        seatsAt: transfers.seatsAt.bind(transfers),
        add: async (row: Parameters<typeof transfers.add>[0]) => {
          stored.push(JSON.stringify(row));
          await transfers.add(row);
        },
      }),
      [own],
      noon,
    );
    expect(stored.join())
      .to.include('sealed')
      .and.not.match(/ada|one/);
    expect(stored.join()).not.to.include(code?.slice(0, 11));
    expect(stored.join()).not.to.include(code?.slice(11));
    await transfers.removeExpired(noon + 10 * minute - 1);
    expect(await transfers.tryOnce(JSON.parse(stored[0] ?? '').id, noon)).to.have.key('sealed');
    await transfers.removeExpired(noon + 10 * minute);
    expect(await take(code ?? '')).to.equal('unknownCode');
  });
});

describe('The API for other devices', () => {
  const server = suiteServer();
  let seats: readonly SeatOnTheWay[];

  before(async () => {
    const [ada] = await seatPeople(server().url, ['Ada', 'Ben']);
    seats = [{ matchID: ada.matchID, credentials: ada.credentials ?? '' }];
  });

  const ask = (body: unknown) => post(`${server().url}/api/devices`, body);
  const open = (body: unknown) => post(`${server().url}/api/devices/open`, body);
  const faultOf = ({ status, json }: Answer) => [status, json.error.code];

  it('the API exchanges seats for a code and the code for the seats', async () => {
    const made = await ask({ seats });
    expect(made.status).to.equal(200);
    expect(made.headers.get('cache-control')).to.equal('no-store');
    const opened = await open(made.json);
    expect(opened.json.seats).to.deep.equal([
      { ...seats[0], game: 'bug-race', playerID: '0', name: 'Ada', others: ['Ben'] },
    ]);
    expect(opened.headers.get('cache-control')).to.equal('no-store');
    expect(faultOf(await open(made.json))).to.deep.equal([410, 'usedCode']);
  });

  it('the API explains a wrong code in a sentence', async () => {
    const { code } = (await ask({ seats })).json;
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await open({ code: miswritten(code, inSecret) });
      expect(faultOf(wrong)).to.deep.equal([403, 'wrongCode']);
      expect(wrong.json.error.message).to.match(/^This code .+\.$/);
    }
    expect(faultOf(await open({ code }))).to.deep.equal([410, 'tooManyTries']);
    expect(faultOf(await open({ code: 'A'.repeat(32) }))).to.deep.equal([404, 'unknownCode']);
  });

  it('the API gives no code for seats of others', async () => {
    const credentials = 'guessed';
    const wrong = seats.map((seat) => ({ ...seat, credentials }));
    expect(faultOf(await ask({ seats: wrong }))).to.deep.equal([403, 'noSeats']);
    expect(faultOf(await ask({ seats: [] }))).to.deep.equal([403, 'noSeats']);
  });

  it('the API refuses malformed requests with a sentence', async () => {
    const many = Array.from({ length: maxSeatsOnTheWay }, (_, at) => ({
      matchID: `m${at}`,
      credentials: 'x',
    }));
    expect((await ask({ seats: [...many.slice(1), ...seats] })).status, 'as many').to.equal(200);
    for (const body of [
      {},
      { seats: 'all' },
      { seats: [...many, ...seats] },
      { seats: [null] },
      { seats: [{ matchID: 'm' }] },
      { seats: [{ matchID: 7, credentials: 'x' }] },
      { seats: [{ matchID: 'm\u0000', credentials: 'x' }] },
      { seats: [{ matchID: 'm', credentials: 'x'.repeat(65) }] },
    ]) {
      const refused = await ask(body);
      expect(refused.status).to.equal(400);
      expect(refused.json.error.message).to.match(/^"seats" must be .+\.$/);
    }
    for (const body of [{}, { code: 7 }, { code: null }]) {
      expect((await open(body)).json.error.message).to.equal('"code" must be a string.');
    }
    expect((await ask('{')).status).to.equal(400);
    expect((await get(`${server().url}/api/devices`)).status).to.equal(404);
  });

  it('the log contains neither codes nor seats', async () => {
    const { code } = (await ask({ seats })).json;
    await open({ code });
    expect(server().output()).to.include('is open at');
    for (const secret of [code, seats[0]?.credentials, 'Ada']) {
      expect(server().output()).not.to.include(secret);
    }
  });
});
