import { expect } from 'chai';
import type { Page } from 'playwright-core';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { catalog } from '../../../games/index.ts';
import { botWords } from '../../../games/kit/locales/bots.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { describeInBrowser, hearFaults, openBrowser } from '../../support/browser/browser.ts';
import { desktop, newPage, openTable, phone } from '../../support/browser/lobby.ts';
import { shortest, titleOf } from '../../support/browser/local-match.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { openedBy } from '../../support/opened-by.ts';
import { playToTheEnd, screenPlayer } from '../../support/players/against-bots.ts';
import { DatabaseView } from '../../support/servers/database.ts';
import { killLeftServers, startServer } from '../../support/servers/server.ts';
import { quickBots } from '../../support/servers/test-options.ts';

const { newTable, bots } = text;

/** A table for one person and three bots of a level; the match begins at once. */
interface WithBots {
  readonly game: string;
  readonly level: Level;
}

function openWithBots(page: Page, url: string, { game, level }: WithBots): Promise<void> {
  const chooseOptions = async () => {
    const radio = (name: string) => page.getByRole('radio', { name, exact: true });
    await radio(newTable.playersCount(4, '4')).check();
    await radio(newTable.bots(3, bots.levels[level])).check();
    for (const [field, value] of Object.entries(shortest[game] ?? {})) {
      await page.getByRole('textbox', { name: field, exact: true }).fill(value);
    }
  };
  return openTable(page, url, { title: titleOf(game), name: 'Ada', press: byClick, chooseOptions });
}

const ranked = (page: Page) =>
  page.getByRole('list', { name: text.end.ranking }).getByRole('listitem').allTextContents();

describeInBrowser('One person and three bots', () => {
  const on = suitePages({ options: quickBots });

  for (const [index, { info }] of catalog.entries()) {
    const [screen, level] =
      index % 2 === 0 ? ([phone, 'fair'] as const) : ([desktop, 'easy'] as const);
    itLong(
      `one person and three bots play a whole match of ${info.name} on ${screen.width}×${screen.height}`,
      async () => {
        const before = on.server.complaints();
        const page = await newPage(on.browser, screen);
        await openWithBots(page, on.server.url, { game: info.name, level });
        await page.locator(`section.${info.name}`).waitFor();
        const faults = await hearFaults(page);
        await playToTheEnd(screenPlayer(page, info.name));
        const ranking = (await ranked(page)).join();
        for (const name of ['Ada', 'Bora', 'Mistral', 'Scirocco']) expect(ranking).to.contain(name);
        const marks = page.locator('.ranking').getByRole('img', { name: botWords.en[level] });
        expect(await marks.count()).to.equal(3);
        expect(faults).to.deep.equal([]);
        expect(on.server.complaints().slice(before.length)).to.equal('');
        await page.context().close();
      },
    );
  }
});

describeInBrowser('A server killed during a bot’s turn', () => {
  const browser = openedBy(() => openBrowser());

  after(async () => {
    await browser().close();
    killLeftServers();
  });

  it('the server and the page continue the match after a restart', async () => {
    // Bots at the pace of people: they are thinking whenever somebody else has just moved.
    let server = await startServer();
    const page = await newPage(browser(), desktop);
    await openWithBots(page, server.url, { game: 'crazy-race-schacht', level: 'strong' });
    const player = screenPlayer(page, 'crazy-race-schacht');
    await player.asked.waitFor();
    await player.playOn();
    const { port, dataDir } = server;
    await server.kill();
    const stored = new DatabaseView(dataDir);
    const matchID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { G, _stateID } = stored.state<crazyRace.SchachtState>(matchID);
    stored.close();
    const [awaited] = crazyRace.playersToMove(G);
    expect(awaited, 'a bot is awaited').to.not.be.oneOf([undefined, '0']);
    await page.getByText(text.connection.lost).waitFor();
    expect(_stateID).to.be.above(0);

    server = await startServer({ port, dataDir });
    await page.getByText(text.connection.lost).waitFor({ state: 'detached' });
    await player.asked.waitFor();
    await player.playOn();
    expect(server.complaints()).to.equal('');
    await server.stop();
  });
});
