import type { State } from 'boardgame.io';
import { expect } from 'chai';
import { playersToMove } from '../../../games/crazy-race-schacht/index.ts';
import type { Table } from '../../../protocol/tables.ts';
import {
  type Answer,
  answerOf,
  get,
  Page,
  post,
  type Seated,
  seatPeople,
} from '../../support/servers/page.ts';
import { PushService } from '../../support/servers/push-service.ts';
import { type RunningServer, startServer } from '../../support/servers/server.ts';
import { pushingTo } from '../../support/servers/test-options.ts';
import { until } from '../../support/until.ts';

const ask = async (method: 'PUT' | 'DELETE', url: string, body: unknown): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  return answerOf(await fetch(url, { method, headers, body: JSON.stringify(body) }));
};

describe('The API for notifications', () => {
  let service: PushService;
  let server: RunningServer;
  let url: string;
  let ada: Seated;
  let bo: Seated;

  before(async () => {
    service = await PushService.open();
    server = await startServer({ options: pushingTo(service.origin) });
    url = server.url;
    [ada, bo] = await seatPeople(url, ['Ada', 'Bo'], { numPlayers: 3 });
  });
  after(async () => {
    await server.stop();
    await service.close();
  });

  const proofOf = ({ playerID, credentials }: Seated) => ({ playerID, credentials });
  const callsOf = ({ matchID }: Seated) => `${url}/api/tables/${matchID}/notifications`;
  const wishOf = (seat: Seated) => ({
    ...proofOf(seat),
    subscription: service.subscribe(),
    language: 'it',
  });

  /** Waits until the server has noticed that these seats have no page open. */
  async function untilAway(matchID: string, seats: readonly Seated[]): Promise<void> {
    const ids = seats.map(({ playerID }) => playerID);
    await until('their pages are gone', async () => {
      const table: Table = (await get(`${url}/api/tables/${matchID}`)).json;
      return table.seats.every((seat) => !seat.isConnected || !ids.includes(seat.playerID));
    });
  }

  it('the API has a public key, which is not cached', async () => {
    const { status, json, headers } = await get(`${url}/api/notifications/key`);
    expect(status).to.equal(200);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(Buffer.from(json.key, 'base64url')).to.have.length(65);
  });

  it('a page can subscribe and unsubscribe its own seat repeatedly', async () => {
    const wish = wishOf(ada);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(callsOf(ada), wish)).status).to.equal(200);
    }
    const { endpoint } = wish.subscription;
    for (let time = 0; time < 2; time += 1) {
      const { status } = await ask('DELETE', callsOf(ada), { ...proofOf(ada), endpoint });
      expect(status).to.equal(200);
    }
  });

  it('an invalid or foreign subscription is refused with a sentence', async () => {
    const wish = wishOf(ada);
    const refusals = [
      [403, /not the credentials/, { ...wish, credentials: bo.credentials }],
      [403, /playerID is required/, { ...wish, playerID: null }],
      [404, /no seat 7/, { ...wish, playerID: '7' }],
      [403, /not the credentials/, { ...wish, playerID: '2', credentials: '' }],
      [400, /"playerID" must be the number/, { ...wish, playerID: '__proto__' }],
      [400, /"language" must be one of en, it, fr, de/, { ...wish, language: 'tlh' }],
      [400, /"subscription" must be/, { ...wish, subscription: undefined }],
      [400, /"keys" must have/, { ...wish, subscription: { ...wish.subscription, keys: {} } }],
      [
        400,
        /of Mozilla, Google, Apple or Microsoft/,
        { ...wish, subscription: { ...wish.subscription, endpoint: 'https://localhost/x' } },
      ],
      [400, /JSON object/, []],
      [413, /longer than/, { ...wish, more: 'x'.repeat(64_000) }],
    ] as const;
    for (const [status, sentence, body] of refusals) {
      const answer = await post(callsOf(ada), body);
      expect(answer.status, answer.text).to.equal(status);
      expect(answer.json.error.message).to.match(sentence);
      expect(answer.text)
        .to.not.include(ada.credentials)
        .and.not.include(wish.subscription.keys.auth);
    }
    expect((await post(`${url}/api/tables/nowhere/notifications`, wish)).status).to.equal(404);
    const gone = await ask('DELETE', callsOf(ada), {
      ...proofOf(bo),
      playerID: '0',
      endpoint: 'x',
    });
    expect(gone.status).to.equal(403);
    const nowhere = await ask('DELETE', callsOf(ada), proofOf(ada));
    expect(nowhere.status).to.equal(400);
  });

  it('a browser can move its subscriptions with its former address and keys', async () => {
    const wish = wishOf(bo);
    const [former, subscription] = [wish.subscription, service.subscribe()];
    expect((await post(callsOf(bo), wish)).status).to.equal(200);
    const forged = { ...former, keys: { ...former.keys, auth: subscription.keys.auth } };
    const address = `${url}/api/notifications`;
    expect((await ask('PUT', address, { former: forged, subscription })).status).to.equal(404);
    expect((await ask('PUT', address, { former, subscription: 'x' })).status).to.equal(400);
    expect((await ask('PUT', address, { former, subscription })).status).to.equal(200);
    expect((await ask('PUT', address, { former, subscription })).status).to.equal(404);
  });

  it('players with closed pages are notified of the beginning of their match and of their turn', async () => {
    const game = 'crazy-race-schacht';
    const [one, two] = await seatPeople(url, ['Ada', 'Bo'], { game, numPlayers: 3 });
    const before = service.taken.length;
    for (const seat of [one, two]) {
      expect((await post(callsOf(seat), wishOf(seat))).status).to.equal(200);
    }
    const { matchID } = one;
    const joined = await post(`${url}/games/${game}/${matchID}/join`, { playerName: 'Cy' });
    const { playerID, playerCredentials: credentials } = joined.json;
    const three = { game, matchID, playerID, credentials };
    await service.until(() => service.taken.length === before + 2);
    const told = () => service.taken.slice(before).map(({ call }) => call);
    expect(told().map(({ kind }) => kind)).to.deep.equal(['start', 'start']);
    expect((await post(callsOf(three), wishOf(three))).status).to.equal(200);
    // The player on turn has a page open, and the next player does not.
    const seats = [one, two, three];
    const pages = seats.map((seat) => new Page(url, seat));
    for (const [index, seat] of seats.entries()) {
      pages[index]?.send('sync', matchID, seat.playerID, seat.credentials, 3);
    }
    const [state] = await Promise.all(
      pages.map(async (each): Promise<State> => (await each.next('sync')).args[1].state),
    );
    if (!state) throw new Error('There are three pages.');
    const mover = playersToMove(state.G)[0];
    const page = pages[Number(mover)] ?? expect.fail();
    for (const other of pages) if (other !== page) other.close();
    await untilAway(
      matchID,
      seats.filter((seat) => seat.playerID !== mover),
    );
    page.move(state._stateID, 'placeDriver', 0, 0);
    await service.until(() => service.taken.length === before + 3);
    page.close();
    expect(told().at(-1)).to.deep.include({ kind: 'turn', matchID, language: 'it' });
    expect(service.fault).to.equal(null);
  });
});
