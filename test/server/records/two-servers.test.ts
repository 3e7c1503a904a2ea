import { expect } from 'chai';
import { readRecord } from '../../../games/kit/record/read.ts';
import {
  askViews,
  differencesFrom,
  playOn,
  recordedGame,
  untilOver,
} from '../../support/records/past-matches.ts';
import { get } from '../../support/servers/page.ts';
import {
  layTable,
  playerSeedOf,
  sitAt,
  TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';

describeWith(['testDatabase', 'redisProgram'], 'Records at two servers', () => {
  const deployment = suiteDeployment();

  it('both servers give the same record and the same past views of a match', async () => {
    const [here, there] = deployment().addresses;
    const table = await layTable(here, { setupData: { trackLength: 9 } });
    const ada = await sitAt(here, table, { name: 'Ada' });
    const { fingerprint } = await tableAt(there, table);
    const bo = await sitAt(there, table, { name: 'Bo' });
    const pages = [await TablePage.open(here, ada), await TablePage.open(there, bo)];
    for (const page of pages) await page.begun();
    await playOn(pages);
    await untilOver(pages);
    const addresses = deployment().addresses.map(
      (address) => `${address}/games/${table.game}/${table.matchID}/record`,
    );
    const [one, other] = await Promise.all(addresses.map(get));
    expect(one?.status, one?.text).to.equal(200);
    expect(one?.text).to.equal(other?.text);
    const recorded = await recordedGame(table.game);
    const { record, fault } = readRecord(one?.text, () => recorded);
    expect(fault).to.equal(null);
    expect(record?.chance).to.deep.include({
      fingerprint,
      numbers: { 0: playerSeedOf('Ada'), 1: playerSeedOf('Bo') },
    });
    for (const page of pages) {
      for (const address of deployment().addresses) {
        const { json } = await askViews(address, page.seat);
        expect(differencesFrom(page, json)).to.deep.equal([]);
      }
    }
  });
});
