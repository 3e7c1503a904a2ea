import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import type { GameInfo } from '../../../games/kit/game-info.ts';
import { levels } from '../../../games/kit/search/levels.ts';
import { text as here } from '../../../lobby/i18n/en/local-match.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import { cards, desktop, newPage, phone } from '../../support/browser/lobby.ts';
import {
  beginHere,
  hurryBots,
  matchOn,
  playNow,
  putThere,
  quickenThinking,
  shortest,
  storedAt,
  titleOf,
  untilStored,
} from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { playToTheEnd, screenPlayer } from '../../support/players/against-bots.ts';

/** Returns a person and as few bots as a game needs, with other levels in each game. */
function minSeats({ minPlayers }: GameInfo, game: number) {
  const count = Math.max(minPlayers, 2) - 1;
  const bots = Array.from({ length: count }, (_, seat) => ({
    bot: levels[(2 * game + seat) % levels.length] ?? 'strong',
  }));
  return [{ person: 'Ada' }, ...bots];
}

describeInBrowser('Matches against bots in this browser', () => {
  const on = suitePages();

  async function play(page: Page, game: string): Promise<void> {
    await playNow(page, on.server.url, game);
    await page.locator(`section.${game}`).waitFor();
  }

  async function deleteMatch(page: Page, label: string): Promise<void> {
    await page.getByRole('button', { name: here.deleteMatchLabel(label) }).click();
    await page.getByRole('dialog').getByRole('button', { name: here.deleteMatch }).click();
  }

  const goOn = (page: Page) => page.getByRole('link', { name: new RegExp(`^${here.goOn}`) });

  for (const [index, { info }] of catalog.entries()) {
    const screen = index % 2 === 0 ? desktop : phone;
    itLong(
      `a whole match of ${info.name} runs without the server and can be repeated`,
      async () => {
        const page = await newPage(on.browser, screen);
        await hurryBots(page);
        await quickenThinking(page);
        const fields = shortest[info.name] ?? {};
        const seats = minSeats(info, index);
        await beginHere(page, on.server.url, { game: info.name, seats, fields });
        await page.locator(`section.${info.name}`).waitFor();
        const faults = await hearFaults(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        page.on('websocket', (socket) => asked.push(socket.url()));
        await playToTheEnd(screenPlayer(page, info.name));
        const ranking = page.getByRole('list', { name: text.end.ranking });
        const ranked = await ranking.getByRole('listitem').allTextContents();
        expect(ranked).to.have.length(seats.length);
        const names = ['Ada', 'Bora', 'Mistral'].slice(0, seats.length);
        for (const name of names) expect(ranked.join()).to.contain(name);
        // The page requests only its own parts, such as its bots.
        await page.evaluate(() => fetch('/readyz'));
        expect(asked.filter((path) => !path.startsWith('/assets/'))).to.deep.equal(['/readyz']);
        expect(faults).to.deep.equal([]);
        expect(await page.getByRole('tab').allTextContents()).to.deep.equal([
          text.panel.log,
          text.panel.rules,
        ]);
        const former = page.url();
        await page.getByRole('button', { name: here.again }).click();
        await page.waitForURL((url) => url.href !== former);
        await screenPlayer(page, info.name).asked.waitFor();
      },
    );
  }

  it('two clicks start a match, and its moves are still there after a reload', async () => {
    const page = await newPage(on.browser, phone);
    await hurryBots(page);
    await play(page, 'crazy-race-schacht');
    const player = screenPlayer(page, 'crazy-race-schacht');
    await player.asked.waitFor();
    await player.playOn();
    const isOwn = ({ seat }: { readonly seat: string }) => seat === '0';
    await untilStored(page, ({ moves }) => moves.some(isOwn));
    const madeMoves = async () => (await storedAt(page, matchOn(page)))?.moves ?? [];
    await page.reload();
    await player.asked.waitFor();
    const made = await madeMoves();
    expect(made.filter(isOwn)).to.have.length.above(0);
    await player.playOn();
    expect((await madeMoves()).slice(0, made.length)).to.deep.equal(made);

    await page.goto(on.server.url);
    await goOn(page).click();
    await player.asked.waitFor();
    await page.goto(on.server.url);
    await page
      .getByRole('button', { name: here.deleteMatchLabel(titleOf('crazy-race-schacht')) })
      .click();
    await page.getByRole('button', { name: text.cancel }).click();
    await goOn(page).waitFor();
    await deleteMatch(page, titleOf('crazy-race-schacht'));
    await goOn(page).waitFor({ state: 'detached' });
  });

  itLong('a match can be started and played by keyboard alone', async () => {
    const page = await on.visit('/');
    await byKeyboard(page.getByRole('button', { name: text.ways.playNowOf('Bug Race') }));
    const card = page.getByRole('button', { name: /^Card: / }).first();
    await card.waitFor();
    await byKeyboard(card);
    await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
  });

  it('the page reports that bots can’t think, and continues once they can', async () => {
    const page = await newPage(on.browser, desktop);
    await hurryBots(page);
    await page.route('**/bot.worker-*', (route) => route.abort());
    await play(page, 'bug-race');
    await page.getByRole('alert').getByText(here.botsStuck).waitFor();
    await page.unroute('**/bot.worker-*');
    await page.getByRole('button', { name: here.goOn, exact: true }).click();
    await cards(page).first().click();
    await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
    expect(await page.getByText(here.botsStuck).count()).to.equal(0);
  });

  describe('A match in two tabs', () => {
    /** Opens the match of a page in another tab of the same browser. */
    async function openAgain(page: Page): Promise<Page> {
      const other = await page.context().newPage();
      await other.goto(page.url());
      return other;
    }

    /** A match of two people who share the screen, in one tab. */
    async function beginTwo(page: Page): Promise<void> {
      const people = [{ person: 'Ada' }, { person: 'Ben' }] as const;
      await beginHere(page, on.server.url, { game: 'bug-race', seats: people });
    }

    const takeOver = (page: Page, name: string) =>
      page.getByRole('button', { name: here.iAm(name) }).click();
    const handOn = (page: Page) => page.getByRole('button', { name: here.handTo('Ben') }).click();
    const keep = (page: Page) => cards(page).first().click();

    it('a move in one tab appears in the other', async () => {
      const page = await newPage(on.browser, desktop);
      await beginTwo(page);
      const other = await openAgain(page);
      await takeOver(other, 'Ada');
      await takeOver(page, 'Ada');
      await keep(page);
      await handOn(page);
      await handOn(other);
      await takeOver(other, 'Ben');
      await keep(other);
      await page.getByRole('button', { name: here.iAm('Ada') }).waitFor();
    });

    it('a move that comes too late is refused with a message', async () => {
      const page = await newPage(on.browser, desktop);
      // Without it a tab hears nothing of others.
      await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
      await beginTwo(page);
      await takeOver(page, 'Ada');
      const other = await openAgain(page);
      await takeOver(other, 'Ada');
      await keep(page);
      await handOn(page);
      await page.getByRole('button', { name: here.iAm('Ben') }).waitFor();
      await cards(other).last().click();
      await other.getByRole('alert').getByText(text.refusals.stale).waitFor();
      await handOn(other);
      await other.getByRole('button', { name: here.iAm('Ben') }).waitFor();
      expect((await storedAt(page, matchOn(page)))?.moves).to.have.length(1);
    });

    it('a match deleted in one tab is reported as gone in the other', async () => {
      const page = await newPage(on.browser, desktop);
      await beginTwo(page);
      await takeOver(page, 'Ada');
      const other = await openAgain(page);
      await other.goto(on.server.url);
      await deleteMatch(other, 'Bug Race');
      await page.getByRole('heading', { name: here.gone.heading }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: here.unknown.heading }).waitFor();
    });
  });

  describe('Faulty or missing storage', () => {
    /** A browser in which two matches of Bug Race have begun, and the ID of the second. */
    async function withTwoMatches(): Promise<{ readonly page: Page; readonly matchID: string }> {
      const page = await newPage(on.browser, desktop);
      for (let match = 0; match < 2; match += 1) {
        await play(page, 'bug-race');
        await cards(page).first().click();
        await page.locator('.log-line').first().waitFor();
        // Otherwise the match might be read before its first move.
        await untilStored(page, ({ moves }) => moves.length > 0);
      }
      const matchID = matchOn(page);
      await page.goto(on.server.url);
      await goOn(page).nth(1).waitFor();
      return { page, matchID };
    }

    it('a broken match is reported and can be deleted, and the other match stays', async () => {
      const { page, matchID } = await withTwoMatches();
      for (const broken of [
        { match: 'rubbish', table: { seats: 7 } },
        { match: 7, table: null },
      ]) {
        await putThere(page, matchID, broken);
        await page.reload();
        await page.getByRole('heading', { name: here.brokenMatch }).waitFor();
        expect(await goOn(page).count()).to.equal(1);
        await page.goto(`${on.server.url}/here/${matchID}`);
        await page.getByRole('heading', { name: here.broken.heading }).waitFor();
        await page.goto(on.server.url);
      }
      const stored = await storedAt(page, matchID);
      expect(stored).to.equal(7);
      await deleteMatch(page, here.brokenMatch);
      await page.getByRole('heading', { name: here.brokenMatch }).waitFor({ state: 'detached' });
      await goOn(page).click();
      await page.locator('section.bug-race').waitFor();
    });

    it('a match whose state breaks the board is reported as broken', async () => {
      const { page, matchID } = await withTwoMatches();
      const match = (await storedAt(page, matchID)) ?? expect.fail();
      const { rulesVersion } = match.G as { readonly rulesVersion: number };
      await putThere(page, matchID, { match: { ...match, G: { rulesVersion } }, table: null });
      await page.goto(`${on.server.url}/here/${matchID}`);
      await page.getByRole('heading', { name: here.broken.heading }).waitFor();
    });

    it('a match of other rules is reported as such, and its log can be read', async () => {
      const { page, matchID } = await withTwoMatches();
      const match = (await storedAt(page, matchID)) ?? expect.fail();
      const old = { ...match, G: { ...(match.G as object), rulesVersion: 99 } };
      await putThere(page, matchID, { match: old, table: null });
      await page.goto(`${on.server.url}/here/${matchID}`);
      await page.locator('.board-place').getByRole('alert').waitFor();
      await page.locator('.log li').first().waitFor();
      expect(await page.locator('section.bug-race').count()).to.equal(0);
    });

    async function playsOnInMemory(page: Page): Promise<void> {
      await play(page, 'bug-race');
      await page.getByRole('alert').getByText(here.notKept).waitFor();
      await cards(page).first().click();
      await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
      await page.getByRole('link', { name: text.header.home }).click();
      await goOn(page).click();
      await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
    }

    it('no match is created if its page can’t be loaded', async () => {
      const page = await unsharedPage(on.browser, desktop);
      await page.route(/\/LocalMatchPage-/, (route) => route.abort());
      await page.goto(`${on.server.url}/game/bug-race/here`);
      await page.getByRole('button', { name: here.start }).click();
      await page.getByText(text.ways.notStarted).waitFor();
      await page.goto(on.server.url);
      await page.locator('.shelf svg').first().waitFor();
      expect(await page.evaluate(() => localStorage.getItem('paddock.here'))).to.equal(null);
      expect(await goOn(page).count()).to.equal(0);
      await page.context().close();
    });

    it('the page reports that the browser forbids storage, and the match goes on', async () => {
      const page = await newPage(on.browser, desktop);
      await hurryBots(page);
      await page.addInitScript({
        content: `Object.defineProperty(window, 'indexedDB', {
          get() { throw new DOMException('The user denied permission.', 'SecurityError'); },
        });`,
      });
      await playsOnInMemory(page);
    });

    it('the page reports that storage is full, and the match goes on', async () => {
      const page = await unsharedPage(on.browser, desktop);
      await hurryBots(page);
      const session = await page.context().newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: on.server.url, quotaSize: 1 });
      await playsOnInMemory(page);
      await page.context().close();
    });
  });
});
