import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type {
  GrandPrixEvent,
  GrandPrixState,
} from '../../../games/detroit-cleveland-grand-prix/index.ts';
import * as grandPrix from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { boardText as english } from '../../../games/detroit-cleveland-grand-prix/locales/board/en.ts';
import {
  placed,
  type RacePosition,
  raceTable,
} from '../../games/detroit-cleveland-grand-prix/positions.ts';
import { describeInBrowser, recordFrames } from '../../support/browser/browser.ts';
import { expectNoSecrets } from '../../support/browser/frames.ts';
import { desktop, newPage, phone, seatThree } from '../../support/browser/lobby.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { TestTable } from '../../support/games/table.ts';
import { itLong } from '../../support/long.ts';
import { byName, playTogether, rankedNames, toldLog } from '../../support/players/against-bots.ts';
import { GrandPrixPlayer } from '../../support/players/grand-prix-player.ts';
import { DatabaseView, putAtServer } from '../../support/servers/database.ts';
import { seatPeople } from '../../support/servers/page.ts';

const title = 'Detroit–Cleveland Grand Prix';
const names = ['Ada', 'Ben', 'Chiara'];
/** Everybody takes what comes first: all that the test looks for happens, though not always in the same way. */
const seed = 'grand-prix-1';

/** All six cars are under way, five exchanges are in force, and whoever is to play can press places for white. */
const manyExchanges: RacePosition = {
  numPlayers: 6,
  at: placed('yellow 30,2 blue 31,2 green 32,3 black 12,1 red 13,2 orange 50,2'),
  exchanges: [
    { number: 47, playerID: '1', cars: ['yellow', 'blue'] },
    { number: 48, playerID: '2', cars: ['green', 'black'] },
    { number: 49, playerID: '3', cars: ['red', 'orange'] },
    { number: 50, playerID: '4', cars: ['yellow', 'green'] },
    { number: 51, playerID: '5', cars: ['blue', 'red'] },
  ],
};

describeInBrowser('A whole match of Detroit–Cleveland Grand Prix in the browser', () => {
  let database: DatabaseView;

  // Before the server stops and removes its data.
  after(() => database.close());

  const on = suitePages();

  before(() => {
    database = new DatabaseView(on.server.dataDir);
  });

  /** Opens the page of the first seat at a race. */
  async function openRace(position: RacePosition, screen: typeof phone) {
    const people = ['Ada', 'Ben', 'Chiara', 'Dieter', 'Elif', 'Finn'];
    const [seat] = await seatPeople(on.server.url, people.slice(0, position.numPlayers ?? 3), {
      game: 'detroit-cleveland-grand-prix',
    });
    putAtServer(on.server.dataDir, seat.matchID, raceTable(position));
    const page = await on.sit(seat, screen);
    return { page, player: new GrandPrixPlayer(page) };
  }

  const matchAt = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stateOf = (page: Page) => database.state<GrandPrixState>(matchAt(page));

  itLong(
    'three players finish a race by accessible names alone, with white, an exchange and prizes',
    async () => {
      const pages = await seatThree(on.browser, on.server.url, names, {
        title,
        press: byClick,
        chooseOptions: async (host) => {
          await host.getByRole('radio', { name: '3 players' }).check();
          await host.getByRole('textbox', { name: 'Races', exact: true }).fill('1');
        },
      });
      const [page] = pages;
      const settings = { numPlayers: 3, setupData: { races: 1 }, seed };
      putAtServer(on.server.dataDir, matchAt(page), new TestTable(grandPrix, settings));
      const watcher = await newPage(on.browser, desktop);
      const all = [...pages, watcher];
      const frames = all.map(recordFrames);
      await watcher.goto(page.url());
      for (const each of pages) await each.reload();
      for (const each of all) await new GrandPrixPlayer(each).board.waitFor();
      const players = pages.map((each) => new GrandPrixPlayer(each));
      await playTogether(byName(names, players), (player) => player.playOnWithin(50_000));

      const ranking = await rankedNames(page, names);
      expect([...ranking].sort()).to.deep.equal(names);
      for (const seen of all) {
        expect(await rankedNames(seen, names)).to.deep.equal(ranking);
        const told = await toldLog(seen);
        expect(told, 'a car was sold').to.match(/ buys the .* for \$/);
        expect(told, 'white').to.match(/For white, \w+ moves /);
        expect(told, 'an exchange').to.include('On all cards, ');
        expect(told, 'over the line').to.match(/ comes home in \w+ place/);
        expect(told, 'a prize').to.match(/ gets \$[\d,]+ for \w+ place/);
      }
      for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
        expectNoSecrets(frames[index] ?? [], seat, []);
      }
    },
  );

  it('a blocked car stays where it was when its card is played by clicking', async () => {
    // Behind [9, 1] there is one space, and blue stands on it.
    const { page, player } = await openRace(
      { at: { yellow: [9, 1], blue: [11, 1] }, hands: { '0': [35] } },
      desktop,
    );
    await player.playCard(35);
    // The line is folded under the card.
    await page.locator('.log li').getByText('blocked').waitFor({ state: 'attached' });
    expect(stateOf(page).G.spaces.yellow).to.deep.equal([9, 1]);
    const told = database.events<GrandPrixEvent>(matchAt(page));
    expect(told.filter(({ type }) => type === 'stayed')).to.deep.equal([
      { type: 'stayed', playerID: '0', car: 'yellow', shown: 'yellow', spaces: 5, why: 'blocked' },
    ]);
    await page.context().close();
  });

  /** Opens the page of a player who is to play nos. 29 and 35. */
  const openTurn = (screen: typeof phone) =>
    openRace({ at: manyExchanges.at, hands: { '0': [29, 35] } }, screen);

  it('spaces fit a mouse and share one Tab stop, and a try-out survives a reload', async () => {
    const { page, player } = await openTurn(desktop);
    const card = page.getByRole('button', { name: /^Card 35:/ });
    await card.dblclick();
    await player.places.first().waitFor();
    const widths = await player.places.evaluateAll((places) =>
      places.map((place) => place.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).to.be.at.least(24);
    expect(await page.locator('.grand-prix-space[tabindex="0"]').count()).to.equal(1);
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    await player.places.first().focus();
    const first = await focused();
    await page.keyboard.press('End');
    expect(await focused()).to.not.equal(first);
    await page.keyboard.press('Enter');
    // At once: before it can have been painted.
    await page.reload();
    await page.getByText(english.sentences.chooseStep(english.cars.yellow, 4)).waitFor();
    expect(stateOf(page).G.discards).to.deep.equal([]);
    await page.context().close();
  });

  it('the whole track fits above the hand on a phone', async () => {
    const { page, player } = await openTurn(phone);
    await player.chooseCard(35);
    await player.places.first().waitFor();
    await page.getByRole('button', { name: english.actions.wholeTrack }).click();
    await page.waitForFunction(() => {
      const view = document.querySelector('.grand-prix-view')?.getBoundingClientRect();
      const tray = document.querySelector('.grand-prix-tray')?.getBoundingClientRect();
      return view && tray && view.top >= 0 && view.bottom <= tray.top;
    });
    await page.context().close();
  });

  /** Returns the faults of the list of exchanges: whether it lies over the picture, and the spaces that are covered. */
  const covered = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() => {
      const list = document.querySelector('.grand-prix-exchanges')?.getBoundingClientRect();
      const view = document.querySelector('.grand-prix-view')?.getBoundingClientRect();
      if (!list || !view) return ['No list, or no picture.'];
      const isApart =
        list.top >= view.bottom ||
        list.bottom <= view.top ||
        list.left >= view.right ||
        list.right <= view.left;
      const faults = isApart ? [] : ['The list lies over the picture.'];
      for (const place of document.querySelectorAll('.grand-prix-space')) {
        place.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = place.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        if (there !== place) faults.push(`${place.ariaLabel}: ${there?.className}`);
      }
      return faults;
    });

  for (const [index, screen] of [
    { width: 320, height: 640 },
    phone,
    { width: 740, height: 360 },
    { width: 1280, height: 720 },
    { width: 3840, height: 2160 },
  ].entries()) {
    const itHere = index === 0 ? it : itLong;
    itHere(
      `five exchanges in force cover no space of the track on ${screen.width}×${screen.height}`,
      async () => {
        const { page, player } = await openRace(manyExchanges, screen);
        await player.chooseCard();
        await player.places.first().waitFor();
        expect(await page.locator('.grand-prix-exchanges > li').count()).to.equal(5);
        expect(await covered(page)).to.deep.equal([]);
        // The list once lay here, on the picture.
        await page.locator('.grand-prix-exchanges').evaluate((list) => {
          Object.assign(list.style, {
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: 0,
          });
        });
        expect(await covered(page), 'planted').to.include('The list lies over the picture.');
        await page.context().close();
      },
    );
  }
});
