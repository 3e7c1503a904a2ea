import { expect } from 'chai';
import fc from 'fast-check';
import { maxSeatsOnTheWay } from '../../../protocol/devices.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { Page, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';

describe('Erasing personal data', () => {
  let server: RunningServer;
  let database: DatabaseView;
  let ada: Seated;
  let bo: Seated;
  const pages: Page[] = [];

  before(async () => {
    server = await startServer();
    database = new DatabaseView(server.dataDir);
  });
  beforeEach(async () => {
    [ada, bo] = await seatPeople(server.url, ['Adalind', 'Bogumil']);
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.close();
  });
  after(async () => {
    database.close();
    await server.stop();
    killLeftServers();
  });

  async function open(seat: Seated): Promise<Page> {
    const page = new Page(server.url, seat);
    pages.push(page);
    await page.sync();
    return page;
  }

  const forget = (body: unknown) => post(`${server.url}/api/erase-data`, body);
  const keyOf = ({ credentials }: Seated) => seatKey(String(credentials));
  const proofOf = ({ matchID, credentials }: Seated) => ({ matchID, credentials });

  it('erasing removes the name and chat lines of a player and frees the seat from their page', async () => {
    const adas = await open(ada);
    const bos = await open(bo);
    for (const [page, line, id] of [
      [adas, 'Wherefore art thou', 'first'],
      [bos, 'Here I am', 'second'],
      [adas, { phrase: 'goodLuck' }, 'third'],
    ] as const) {
      page.say(line, id);
      // Lines of several pages come in any order.
      await bos.next('chat', ({ args }) => args[1].id === id);
    }
    const words = ['Adalind', 'Wherefore', 'Bogumil', 'Here I am', keyOf(ada)];
    expect(wordsIn(database.everything(), words)).to.deep.equal(words);
    const { status, json } = await forget({ seats: [proofOf(ada)] });
    expect([status, json]).to.deep.equal([200, { erased: 1 }]);
    const kept = database.everything();
    expect(wordsIn(kept, words)).to.deep.equal(['Bogumil', 'Here I am']);
    const told = await bos.next('chatHistory', ({ args }) => args[1].length === 1);
    expect(told.args[1][0]).to.include({ name: 'Bogumil', text: 'Here I am' });
    expect(await adas.refusal()).to.include({ code: 'wrongCredentials', message: 'sync' });
  });

  it('one request can erase seats at several tables, without seats of others', async () => {
    const [other] = await seatPeople(server.url, ['Adalind', 'Chiara']);
    const stored = database.everything();
    const wrong = [
      { matchID: ada.matchID, credentials: 'guessed' },
      { matchID: ada.matchID, credentials: other.credentials },
      { matchID: 'nowhere', credentials: ada.credentials },
    ];
    expect((await forget({ seats: wrong })).json).to.deep.equal({ erased: 0 });
    expect(database.everything()).to.equal(stored);
    const seats = [...wrong.slice(2), proofOf(ada), proofOf(other)];
    expect((await forget({ seats })).json).to.deep.equal({ erased: 2 });
    expect(database.everything()).to.not.equal(stored);
    expect((await forget({ seats })).json, 'once').to.deep.equal({ erased: 0 });
  });

  it('all own seats at a table are erased, despite wrong credentials before them', async () => {
    const old = { matchID: ada.matchID, credentials: 'old' };
    const seats = [old, proofOf(ada), proofOf(bo), proofOf(ada)];
    expect((await forget({ seats })).json).to.deep.equal({ erased: 2 });
    expect(wordsIn(database.everything(), [keyOf(ada), keyOf(bo)])).to.deep.equal([]);
  });

  it('an invalid request is explained and changes nothing', async () => {
    const seat = proofOf(ada);
    const stored = database.everything();
    const sentence = /"seats" must be a list of at most 100|body/;
    const bodies = fc.oneof(
      fc.anything().map((seats) => ({ seats })),
      fc.array(fc.anything(), { minLength: 1, maxLength: 3 }).map((seats) => ({ seats })),
      fc
        .record({ matchID: fc.object(), credentials: fc.anything() })
        .map((each) => ({ seats: [seat, each] })),
    );
    const wrong = [
      ...fc.sample(bodies, { seed: 1849, numRuns: 150 }),
      { seats: Array.from({ length: maxSeatsOnTheWay + 1 }, () => seat) },
      {},
      { seats: seat },
      { seats: [seat.matchID] },
      { seats: [{ matchID: ada.matchID }] },
      '[]',
      'null',
      '{"seats":',
      '',
    ];
    let refused = 0;
    for (const body of wrong) {
      const { status, json } = await forget(typeof body === 'string' ? body : toJson(body));
      if (status === 200) {
        // It was an empty list, or text that could have been a seat's.
        expect(json).to.deep.equal({ erased: 0 });
        continue;
      }
      refused += 1;
      expect(status).to.equal(400);
      expect(json.error.message).to.match(sentence);
    }
    expect(refused).to.be.above(100);
    expect(database.everything()).to.equal(stored);
    expect((await forget({ seats: [seat] })).json, 'planted').to.deep.equal({ erased: 1 });
  });
});

/** Returns the JSON text of a value, with big integers as strings. */
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? String(each) : each));
}
