import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import {
  allPlayerSeeds,
  forgetPlayerSeed,
  parsePlayerSeeds,
  playerSeedAt,
  rememberPlayerSeed,
} from '../../../lobby/lib/player-seeds.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { desktop, joinTable, newPage, phone } from '../../support/browser/lobby.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { get, type Seated } from '../../support/servers/page.ts';
import { ask, untilTable } from '../../support/servers/served-tables.ts';
import { shortWaits } from '../../support/servers/test-options.ts';

/** Returns what a page's browser keeps under a key. */
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

/** Returns the number that a page added to the chance of a table, and the fingerprint that it was shown. */
async function addedAt(page: Page, matchID: string) {
  const entries: readonly (readonly [string, { playerSeed: string; fingerprint: string }])[] =
    await kept(page, 'paddock.playerSeeds');
  return entries.find(([id]) => id === matchID)?.[1] ?? expect.fail('Nothing is kept.');
}

const tableOf = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

async function seatOf(page: Page): Promise<Seated> {
  const matchID = tableOf(page);
  const { game, playerID, credentials } = (await kept(page, 'paddock.seats'))[matchID];
  return { game, matchID, playerID, credentials };
}

describe('The player seeds that a browser keeps', () => {
  const added = (playerSeed: string) => ({ playerSeed, fingerprint: null });

  it('the browser keeps the seeds of the latest 200 tables, until they are forgotten', () => {
    for (let table = 0; table < 300; table += 1)
      rememberPlayerSeed(`table ${table}`, added('early'));
    rememberPlayerSeed('table 299', added('late'));
    expect(playerSeedAt('table 299')).to.deep.equal(added('late'));
    expect(playerSeedAt('table 298')).to.deep.equal(added('early'));
    expect(playerSeedAt('table 0')).to.equal(undefined);
    expect(allPlayerSeeds()).to.have.length(200);
    forgetPlayerSeed('table 299');
    expect(playerSeedAt('table 299')).to.equal(undefined);
    expect(allPlayerSeeds()).to.have.length(199);
  });

  it('invalid stored seeds are ignored', () => {
    const right = ['a', added('b')] as const;
    const wrong = [
      null,
      7,
      [],
      ['a'],
      ['a', null],
      ['a', { playerSeed: 1, fingerprint: null }],
      [1, {}],
    ];
    expect(parsePlayerSeeds(JSON.stringify([...wrong, right]))).to.deep.equal([right]);
    for (const text of [null, '', '{', '7', 'null', '{"a":1}']) {
      expect(parsePlayerSeeds(text)).to.deep.equal([]);
    }
  });
});

describeInBrowser('Pages that take a seat', () => {
  const on = suitePages({ options: shortWaits });

  it('a page adds a number to each match’s seed and keeps it with the fingerprint', async () => {
    const { url } = on.server;
    const [adas, bos] = [await newPage(on.browser, desktop), await newPage(on.browser, phone)];
    await adas.addInitScript(() => localStorage.setItem('paddock.name', 'Ada'));
    await adas.goto(url);
    await byClick(button(adas, text.ways.withPeopleOf('Bug Race')));
    await byClick(button(adas, text.ways.anybodyOf('Bug Race')));
    await adas.waitForURL(/\/table\//);
    await joinTable(bos, adas.url(), { name: 'Bo', press: byClick });
    const [ada, bo] = [await seatOf(adas), await seatOf(bos)];
    const added = [await addedAt(adas, ada.matchID), await addedAt(bos, ada.matchID)];
    expect((await ask(url, ada, { action: 'start' })).status).to.equal(200);
    // Those who are away need not agree.
    await untilTable(url, ada, ({ seats }) => seats.every(({ isConnected }) => isConnected));
    for (const seat of [ada, bo]) {
      const { status } = await ask(url, seat, {
        action: 'agree',
        kind: 'end',
        seat: null,
        isAgreed: true,
      });
      expect(status).to.equal(200);
    }
    const again = button(adas, agree.again.playAgain);
    await again.waitFor();
    const { json } = await get(`${url}/games/${ada.game}/${ada.matchID}/record`);
    const { numbers, fingerprint } = json.chance;
    expect(added).to.deep.equal([
      { playerSeed: numbers[0], fingerprint },
      { playerSeed: numbers[1], fingerprint },
    ]);
    expect(numbers[0]).to.not.equal(numbers[1]);

    await byClick(again);
    await adas.waitForURL((address) => !address.pathname.includes(ada.matchID));
    const next = await addedAt(adas, tableOf(adas));
    const { json: table } = await get(`${url}/api/tables/${tableOf(adas)}`);
    expect(next.fingerprint).to.equal(table.fingerprint);
    expect(next.playerSeed)
      .to.match(/^[0-9a-f]{32}$/)
      .and.not.equal(numbers[0]);
    expect((await addedAt(adas, ada.matchID)).playerSeed, 'the former one').to.equal(numbers[0]);
  });
});
