import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { catalog } from '../../games/index.ts';
import type { GameName } from '../../games/paddock.ts';
import { describeInBrowser } from '../support/browser/browser.ts';
import { seededChoice } from '../support/games/table.ts';
import { describeLong, itLong } from '../support/long.ts';
import { openedBy } from '../support/opened-by.ts';
import { suiteBrowser, suiteExample, withPage } from '../support/package/example-pages.ts';
import {
  buildExample,
  copyExample,
  installedPackage,
  suitePackage,
} from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';
import { GewaltPlayer } from '../support/players/gewalt-player.ts';
import { GrandPrixPlayer } from '../support/players/grand-prix-player.ts';
import { SchachtPlayer } from '../support/players/schacht-player.ts';
import { startExample } from '../support/servers/example-server.ts';
import { playInLobby } from '../support/stock/stock-lobby.ts';
import { moveOnce, type StockSeat, sitDown } from '../support/stock/stock-match.ts';

/** Makes a player's first move on each game's board. */
const firstMoves: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'bug-race': (page) => new BugRacePlayer(page).choose(),
  'crazy-race-schacht': (page) => new SchachtPlayer(page).placeHighest(1),
  'crazy-race-gewalt': (page) => new GewaltPlayer(page).playOn(),
  'detroit-cleveland-grand-prix': (page) => new GrandPrixPlayer(page).bidLeast(),
} satisfies Readonly<Record<GameName, (page: Page) => Promise<void>>>;

/** Returns a game's rows in boardgame.io's lobby, which may for a moment list a match twice. */
const rowsOf = (page: Page, game: string) => page.getByRole('row', { name: game });

/** Checks that the board has its own colours, and so its stylesheet. */
async function expectBoard(page: Page): Promise<void> {
  const board = page.locator('.paddock-board:not(.paddock-illustrated-rules)');
  await board.locator('> [lang]').waitFor();
  const background = await board.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).to.equal('rgb(246, 239, 223)');
}

function hasMoved(log: readonly LogEntry[], playerID: string): boolean {
  return log.some(({ action }) => action.payload.playerID === playerID);
}

/**
 * Makes seat 0's first move on its board, and waits until another seat has heard of it. What moves away under the
 * pointer, as a board may on which names have just come, is pressed in vain: then anybody presses again.
 */
async function makeFirstMove(game: string, page: Page, other: StockSeat): Promise<void> {
  const move = firstMoves[game] ?? expect.fail(`How does one move in ${game}?`);
  const isHeard = () => hasMoved(other.client.log ?? [], '0');
  await move(page);
  await other.untilState(isHeard, 10_000).catch(async () => {
    await move(page);
    await other.untilState(isHeard);
  });
}

describeInBrowser('The package’s boards in boardgame.io’s React client', () => {
  const browser = suiteBrowser();

  describe('examples/stock-server with its lobby, React 19', () => {
    const installed = suitePackage('^19.0.0');
    const server = openedBy(async () => {
      const folder = copyExample(installed(), 'stock-server');
      await buildExample(folder);
      return startExample(folder);
    });

    after(() => server().stop());

    /** Clients of the other seats; one that went on would keep the tests from ending. */
    const seats: StockSeat[] = [];
    afterEach(() => {
      for (const { client } of seats.splice(0)) client.stop();
    });

    /** Creates a match in the lobby. Returns its ID from the API, since no page shows it. */
    async function create(page: Page, game: string): Promise<string> {
      // A name in each game: the lobby lets nobody into two matches.
      await page.getByRole('textbox').fill(`Ada of ${game}`);
      await page.getByRole('button', { name: 'Enter' }).click();
      await page.locator('#match-creation select').first().selectOption({ label: game });
      await page.getByRole('button', { name: 'Create' }).click();
      await rowsOf(page, game).first().waitFor();
      const answer = await fetch(`${server().url}/games/${game}`);
      const { matches } = (await answer.json()) as { matches: { matchID: string }[] };
      return matches[0]?.matchID ?? expect.fail('There is no match.');
    }

    for (const { info, load } of catalog) {
      const itHere = info.name === 'bug-race' ? it : itLong;
      itHere(`${info.name}: a match can be created, joined and played`, () =>
        withPage(browser(), async (page) => {
          await page.goto(server().url);
          const { name: game, minPlayers: numPlayers } = info;
          const matchID = await create(page, game);
          const require = createRequire(path.join(installed().folder, 'index.cjs'));
          for (let seat = 1; seat < numPlayers; seat += 1) {
            seats.push(
              await sitDown({ require, url: server().url, game, numPlayers }, matchID, `${seat}`),
            );
          }
          // This player comes last, so that the lobby need not find out about others.
          await playInLobby(rowsOf(page, game));
          await expectBoard(page);
          await page.locator('.paddock-board', { hasText: 'Player 1' }).first().waitFor();
          const module = await load();
          const [other] = seats;
          if (!other) throw new Error('A match needs others.');
          const choose = seededChoice(7);
          while (!module.playersToMove(other.client.getState()?.G).includes('0')) {
            await moveOnce(module, seats, choose);
          }
          await makeFirstMove(game, page, other);
        }),
      );
    }
  });

  describe('examples/any-game, React 19', () => {
    const url = suiteExample('any-game', () => installedPackage('^19.0.0'));

    for (const { info } of catalog) {
      const itHere = info.name === 'bug-race' ? it : itLong;
      itHere(`${info.name}: a match with bots begins with the options of the form`, () =>
        withPage(browser(), async (page) => {
          await page.goto(url());
          const form = page.getByRole('region', { name: info.description.en.title });
          const boxes = form.getByRole('checkbox');
          const count = info.options.filter(({ kind }) => kind === 'yesNo').length;
          for (let box = 0; box < count; box += 1) await boxes.nth(box).check();
          await form.getByRole('button', { name: 'Play' }).click();
          await expectBoard(page);
          // Experts draw four cards.
          const hand = page.locator('.bug-race-hand button');
          if (info.name === 'bug-race') await hand.nth(3).waitFor();
        }),
      );
    }
  });

  describeLong('examples/one-board without a server, React 18', () => {
    const url = suiteExample('one-board', async () => {
      const installed = await installedPackage('^18.2.0');
      const manifest = path.join(installed.folder, 'node_modules/react/package.json');
      expect(JSON.parse(readFileSync(manifest, 'utf8')).version).to.match(/^18\./);
      return installed;
    });

    it('a turn of Bug Race can be played against the page’s rival', () =>
      withPage(browser(), async (page) => {
        await page.goto(url());
        await expectBoard(page);
        const player = new BugRacePlayer(page);
        await player.choose();
        await player.moveAndEnd();
        await page.getByText('Turn 2').first().waitFor();
      }));
  });
});
