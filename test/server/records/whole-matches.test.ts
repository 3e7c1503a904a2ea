import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import { readRecord } from '../../../games/kit/record/read.ts';
import type { PastViews } from '../../../protocol/records.ts';
import { hidingSetups } from '../../support/games/hidden.ts';
import {
  askViews,
  differencesFrom,
  openMixedTable,
  playOn,
  recordedGame,
  untilOver,
} from '../../support/records/past-matches.ts';
import { get } from '../../support/servers/page.ts';
import {
  describeServers,
  playerSeedOf,
  type TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';

/** Returns past views with one part added that the seat was never sent. */
function withSomethingElse({ steps, ...past }: PastViews, at: number): PastViews {
  const patch = [{ op: 'add', path: '/G/unheardOf', value: 1 }] as const;
  return {
    ...past,
    steps: steps.map((step, index) =>
      index === at ? { ...step, patch: [...step.patch, ...patch] } : step,
    ),
  };
}

/** Expects the past views of a page to equal exactly what it was sent, and returns them. */
async function expectSameViews(url: string, page: TablePage): Promise<PastViews> {
  const { status, text, json, headers } = await askViews(url, page.seat);
  expect(status, text).to.equal(200);
  expect(headers.get('cache-control')).to.equal('no-store');
  const past: PastViews = json;
  const { matchID, playerID } = page.seat;
  expect([past.matchID, past.playerID]).to.deep.equal([matchID, playerID]);
  const planted = withSomethingElse(past, past.steps.length - 1);
  expect(differencesFrom(page, planted).join()).to.include(`state at ${past.steps.length}`);
  expect(differencesFrom(page, past)).to.deep.equal([]);
  return past;
}

describeServers('Records and past views of whole matches', (served) => {
  for (const { info } of catalog) {
    it(`the record leads to the final state, and past views equal what pages saw: ${info.name}`, async () => {
      const url = served.url();
      const setupData = hidingSetups[info.name];
      const { ada, bo, watching } = await openMixedTable(url, { game: info.name, setupData });
      const { game, matchID } = ada.seat;
      const { fingerprint, begunAt } = await tableAt(url, ada.seat);
      const address = `${url}/games/${game}/${matchID}/record`;
      await playOn([ada, bo], (stateID) => stateID >= 8);
      expect(await get(address)).to.include({
        status: 409,
        text: 'The record is available only when the match is over.',
      });
      for (const page of [ada, bo, watching]) {
        expect((await expectSameViews(url, page)).steps.length).to.be.at.least(8);
      }
      await playOn([ada, bo]);
      await untilOver([ada, bo, watching]);
      for (const page of [ada, bo, watching]) await expectSameViews(url, page);

      const stored = served.stored();
      const { state } = await stored.match(matchID);
      await stored.close();
      const { status, text, headers } = await get(address);
      expect(status, text).to.equal(200);
      expect(headers.get('content-type')).to.match(/^application\/json/);
      expect(headers.get('cache-control')).to.equal('no-store');
      const day = new Date(begunAt).toISOString().slice(0, 10);
      expect(headers.get('content-disposition')).to.equal(
        `attachment; filename="${game}-${day}-${matchID}.json"`,
      );
      const recorded = await recordedGame(game);
      const { fault, record, replay } = readRecord(text, () => recorded);
      expect(fault).to.equal(null);
      expect(JSON.stringify(replay?.stateAt(replay.length))).to.equal(JSON.stringify(state.G));
      expect(record?.result).to.deep.equal(state.ctx.gameover);
      expect(record).to.deep.include({ game, startedAt: begunAt, options: setupData });
      expect(record?.chance).to.deep.include({ fingerprint, numbers: { 0: playerSeedOf('Ada') } });
      expect(record?.seats.map(({ bot }) => bot)).to.deep.equal([null, null, 'easy']);
      expect(record?.seats.slice(0, 2).map(({ name }) => name)).to.deep.equal(['Ada', 'Bo']);
      const times = record?.moves.map(({ at = -1 }) => at) ?? [];
      expect(times.toSorted((one, other) => one - other)).to.deep.equal(times);
      expect(times[0]).to.be.at.least(0);
      expect(times.at(-1)).to.be.within(1, Date.now() - begunAt);
    });
  }
});
