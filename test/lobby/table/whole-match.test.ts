import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openBrowser, recordFrames } from '../../support/browser/browser.ts';
import { expectNoSecrets } from '../../support/browser/frames.ts';
import { createTable, desktop, joinTable, newPage, phone } from '../../support/browser/lobby.ts';
import { byClick, byKeyboard } from '../../support/browser/press.ts';
import { tableOn } from '../../support/browser/waiting-room.ts';
import { playTogether, rankedNames } from '../../support/players/against-bots.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { type RunningServer, servePages, startServer } from '../../support/servers/server.ts';

describeInBrowser('A whole match of Bug Race in the browser', () => {
  let browser: Browser;
  let server: RunningServer;
  /** By the end of the first test they have played a match to its end. */
  let ada: BugRacePlayer;
  let ben: BugRacePlayer;

  before(async () => {
    browser = await openBrowser();
    server = await servePages();
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  const openPage = (viewport: { width: number; height: number }) => newPage(browser, viewport);

  /** Lays a short table with the keyboard alone and sits down as its host. */
  function createShortTable(page: Page): Promise<void> {
    const chooseOptions = () => page.getByRole('textbox', { name: 'Track length' }).fill('9');
    const table = { title: 'Bug Race', name: 'Ada', press: byKeyboard, chooseOptions };
    return createTable(page, server.url, table);
  }

  async function playTurn(...players: readonly BugRacePlayer[]): Promise<void> {
    for (const player of players) await player.choose();
    for (const player of players) await player.moveAndEnd();
  }

  it('two players, one by keyboard alone, finish a match despite a reload and a restart', async () => {
    ada = new BugRacePlayer(await openPage(desktop), byKeyboard);
    ben = new BugRacePlayer(await openPage(phone));
    const watcher = await openPage(desktop);
    const frames = [ada.page, ben.page, watcher].map((page) => recordFrames(page));
    await createShortTable(ada.page);
    const address = ada.page.url();
    expect((await tableOn(ada.page)).unlisted, 'link only by default').to.equal(true);
    await joinTable(ben.page, address, { name: 'Ben', press: byClick });
    await watcher.goto(address);
    await watcher.getByText('You are watching.').waitFor();

    await playTurn(ada, ben);
    await ada.choose();
    await ben.page.reload();
    await ben.choose();
    await ada.moveAndEnd();

    const { port, dataDir } = server;
    await server.kill();
    await ben.page.getByText('Connection lost').waitFor();
    server = await startServer({ port, dataDir });
    await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await ben.moveAndEnd();

    await playTogether({ Ada: ada, Ben: ben }, (player) => player.playOn());
    const ranking = await rankedNames(ada.page, ['Ada', 'Ben']);
    expect(ranking).to.have.length(2);
    for (const page of [ben.page, watcher]) {
      expect(await rankedNames(page, ['Ada', 'Ben'])).to.deep.equal(ranking);
    }
    expectNoSecrets(frames[0] ?? [], '0', ['keepCard']);
    expectNoSecrets(frames[1] ?? [], '1', ['keepCard']);
    expectNoSecrets(frames[2] ?? [], undefined, ['keepCard']);
    await watcher.context().close();
  });

  it('a rematch brings the same players to a new table, each to their own seat', async () => {
    const first = ada.page.url();
    await ada.page.getByRole('button', { name: 'Play again with the same people' }).click();
    await ada.page.waitForURL((url) => url.href !== first);
    await ben.page.getByText('Ada wants to play again. And you?').waitFor();
    await ben.page.getByRole('button', { name: 'Yes, again!' }).click();
    await playTurn(ada, ben);
    expect(new URL(ben.page.url()).pathname).to.equal(new URL(ada.page.url()).pathname);
    for (const { page } of [ada, ben]) await page.context().close();
  });
});
