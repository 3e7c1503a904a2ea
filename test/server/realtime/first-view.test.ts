import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { askFirstView, playOn } from '../../support/records/past-matches.ts';
import type { Seated } from '../../support/servers/page.ts';
import {
  describeServers,
  gather,
  startWithShortWaits,
  TablePage,
} from '../../support/servers/served-tables.ts';

describeServers('The first view of a page', ({ url }) => {
  for (const { info } of catalog) {
    it(`the first view is exactly what the socket would send first: ${info.name}`, async () => {
      const seats = await gather(url(), ['Ada', 'Bo', 'Chi'], { game: info.name });
      const pages = await TablePage.openAll(url(), seats);
      for (const page of pages) await page.begun();
      await playOn(pages, (stateID) => stateID >= 12);
      const [ada] = seats;
      for (const seat of [...seats, { ...ada, playerID: null, credentials: null }]) {
        const { status, json, headers } = await askFirstView(url(), seat);
        expect([status, headers.get('cache-control')]).to.deep.equal([200, 'no-store']);
        expect(json.playerID).to.equal(seat.playerID);
        const [again] = await TablePage.openAll(url(), [seat]);
        await again.begun();
        again.close();
        const { args = [] } = again.frames.find(({ name }) => name === 'sync') ?? {};
        const { filteredMetadata, ...match } = args[1];
        const { filteredMetadata: people, ...sight } = json.match;
        expect(sight).to.deep.equal(match);
        // The connections may have changed since.
        const known = ({ isConnected: _, ...rest }: { readonly isConnected: boolean }) => rest;
        expect(people.map(known)).to.deep.equal(filteredMetadata.map(known));
      }
    });
  }

  it('the first view of a seat requires that seat’s credentials', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo']);
    const early = await askFirstView(url(), ada);
    expect([early.status, early.text]).to.deep.equal([409, 'This match has not begun.']);
    for (const page of await TablePage.openAll(url(), [ada, bo])) await page.begun();
    expect((await askFirstView(url(), ada)).status).to.equal(200);
    const strangers: readonly Seated[] = [
      { ...ada, credentials: bo.credentials },
      { ...ada, credentials: null },
      { ...ada, credentials: 'x' },
      { ...ada, playerID: '7' },
    ];
    for (const stranger of strangers) {
      const { status, text } = await askFirstView(url(), stranger);
      expect([status, text]).to.deep.equal([403, 'These are not the credentials of this seat.']);
    }
    expect((await askFirstView(url(), { ...ada, matchID: 'nowhere' })).status).to.equal(404);
    expect((await askFirstView(url(), { ...ada, game: 'nothing' })).status).to.equal(404);
  });
});

describe('Limits on requests for first views', () => {
  it('an address with too many requests is refused, and another address is served', async () => {
    const server = await startWithShortWaits({
      settings: { MAX_REQUESTS_PER_MINUTE: '10' },
    });
    const [ada, bo] = await gather(server.url, ['Ada', 'Bo']);
    for (const page of await TablePage.openAll(server.url, [ada, bo])) await page.begun();
    const from = (address: string) =>
      askFirstView(server.url, ada, { 'x-forwarded-for': address }).then(({ status }) => status);
    const statuses = new Set<number>();
    for (let count = 0; count < 11 && !statuses.has(429); count += 1) {
      statuses.add(await from('192.0.2.7'));
    }
    expect([...statuses]).to.deep.equal([200, 429]);
    expect(await from('192.0.2.8')).to.equal(200);
    await server.stop();
  });
});
