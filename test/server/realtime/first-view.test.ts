import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { askFirstView, playOn } from '../../support/records/past-matches.ts';
import { describeServers, gather, TablePage } from '../../support/servers/served-tables.ts';

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
});
