import { expect } from 'chai';
import { maxSeatsOnTheWay } from '../../../protocol/devices.ts';
import { seatKey } from '../../../server/domain/credentials.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { type Page, post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { suiteDatabase, suiteServer, suiteSocketPages } from '../../support/servers/suites.ts';

describe('Erasing personal data', () => {
  const server = suiteServer();
  const database = suiteDatabase(server);
  const openPage = suiteSocketPages(server);
  let ada: Seated;
  let bo: Seated;

  beforeEach(async () => {
    [ada, bo] = await seatPeople(server().url, ['Adalind', 'Bogumil']);
  });

  async function open(seat: Seated): Promise<Page> {
    const page = openPage(seat);
    await page.sync();
    return page;
  }

  const forget = (body: unknown) => post(`${server().url}/api/erase-data`, body);
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
    expect(wordsIn(database().everything(), words)).to.deep.equal(words);
    const { status, json } = await forget({ seats: [proofOf(ada)] });
    expect([status, json]).to.deep.equal([200, { erased: 1 }]);
    const kept = database().everything();
    expect(wordsIn(kept, words)).to.deep.equal(['Bogumil', 'Here I am']);
    const told = await bos.next('chatHistory', ({ args }) => args[1].length === 1);
    expect(told.args[1][0]).to.include({ name: 'Bogumil', text: 'Here I am' });
    expect(await adas.refusal()).to.include({ code: 'wrongCredentials', message: 'sync' });
  });

  it('one request can erase seats at several tables, without seats of others', async () => {
    const [other] = await seatPeople(server().url, ['Adalind', 'Chiara']);
    const stored = database().everything();
    const wrong = [
      { matchID: ada.matchID, credentials: 'guessed' },
      { matchID: ada.matchID, credentials: other.credentials },
      { matchID: 'nowhere', credentials: ada.credentials },
    ];
    expect((await forget({ seats: wrong })).json).to.deep.equal({ erased: 0 });
    expect(database().everything()).to.equal(stored);
    const seats = [...wrong.slice(2), proofOf(ada), proofOf(other)];
    expect((await forget({ seats })).json).to.deep.equal({ erased: 2 });
    expect(database().everything()).to.not.equal(stored);
    expect((await forget({ seats })).json, 'once').to.deep.equal({ erased: 0 });
  });

  it('all own seats at a table are erased, despite wrong credentials before them', async () => {
    const old = { matchID: ada.matchID, credentials: 'old' };
    const seats = [old, proofOf(ada), proofOf(bo), proofOf(ada)];
    expect((await forget({ seats })).json).to.deep.equal({ erased: 2 });
    expect(wordsIn(database().everything(), [keyOf(ada), keyOf(bo)])).to.deep.equal([]);
  });

  it('the server explains an invalid request and erases nothing', async () => {
    const seat = proofOf(ada);
    const stored = database().everything();
    const wrong = [
      { seats: Array.from({ length: maxSeatsOnTheWay + 1 }, () => seat) },
      { seats: [seat, { matchID: ada.matchID }] },
      '[]',
      '{"seats":',
    ];
    for (const body of wrong) {
      const { status, json } = await forget(body);
      expect(status).to.equal(400);
      expect(json.error.message).to.match(/"seats" must be a list of at most 100|body/);
    }
    expect(database().everything()).to.equal(stored);
    expect((await forget({ seats: [seat] })).json, 'planted').to.deep.equal({ erased: 1 });
  });
});
