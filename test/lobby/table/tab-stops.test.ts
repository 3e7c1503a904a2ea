import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import type { GameName } from '../../../games/paddock.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { itLong } from '../../support/long.ts';
import { quickReplacement } from '../../support/servers/test-options.ts';
import { visitsOfBoards } from '../../support/sweep/situations.ts';
import { goWith } from '../../support/sweep/sweep.ts';

/** The rows of cards and choices of each game. Each appears in some situation. */
const rowsOf: Readonly<Record<string, readonly string[]>> = {
  'bug-race': ['.bug-race-hand', '.bug-race-sides'],
  'crazy-race-schacht': [
    '.crazy-race-schacht-hand',
    '.crazy-race-schacht-choice',
    '.crazy-race-schacht-offers',
  ],
  'crazy-race-gewalt': ['.crazy-race-gewalt-hand'],
  'detroit-cleveland-grand-prix': [
    '.grand-prix-hand-cards',
    '.grand-prix-stepper',
    '.grand-prix-raises',
  ],
} satisfies Readonly<Record<GameName, unknown>>;

const hand = '[class$="-hand"], [class$="-hand-cards"]';

const isFocused = (button: Locator) =>
  button.evaluate((element) => element === document.activeElement);

/** Returns how many buttons in a row the Tab key reaches. */
const stopsIn = (row: Locator) =>
  row.locator('button').evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0).length);

/** Goes through a row with the keys. */
async function goAlong(page: Page, row: Locator): Promise<void> {
  const buttons = row.locator('button');
  const press = (key: string) => page.keyboard.press(key);
  await row.locator('button[tabindex="0"]').focus();
  await press('End');
  expect(await isFocused(buttons.last()), 'End').to.equal(true);
  await press('ArrowRight');
  expect(await isFocused(buttons.last()), 'beyond the end').to.equal(true);
  await press('Home');
  expect(await isFocused(buttons.first()), 'Home').to.equal(true);
  if ((await buttons.count()) > 1) {
    await press('ArrowRight');
    expect(await isFocused(buttons.nth(1)), 'ArrowRight').to.equal(true);
    await press('ArrowLeft');
    expect(await isFocused(buttons.first()), 'ArrowLeft').to.equal(true);
  }
  expect(await stopsIn(row)).to.equal(1);
  await press('Tab');
  expect(await row.evaluate((element) => element.contains(document.activeElement)), 'Tab').to.equal(
    false,
  );
}

describeInBrowser('Rows of cards and choices', () => {
  const on = suitePages({ options: quickReplacement });
  let page: Page;

  before(async () => {
    const viewport = { width: 360, height: 740 };
    page = await on.browser.newPage({ viewport, reducedMotion: 'reduce' });
  });

  /** Chooses the last card of the hand by keys. Returns false if there is none. */
  async function chooseCard(board: string): Promise<boolean> {
    const row = page
      .locator(hand)
      .filter({ has: page.locator('button:visible') })
      .first();
    if ((await row.count()) === 0) return false;
    await row.locator('button[tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForFunction((selector) => {
      const { activeElement } = document;
      return activeElement?.closest(selector) && activeElement.matches('button, [tabindex]');
    }, board);
    return true;
  }

  for (const [index, [game, selectors]] of Object.entries(rowsOf).entries()) {
    const itHere = index === 0 ? it : itLong;
    itHere(`each row is one Tab stop, and the focus stays on the board: ${game}`, async () => {
      const seen = new Set<string>();
      const board = `.${game}`;
      for (const visit of await visitsOfBoards(on.server, game)) {
        if (visit.shows !== board) continue;
        await goWith(page, on.server.url, visit, 'en');
        for (const selector of selectors) {
          for (const row of await page.locator(selector).all()) {
            if ((await row.locator('button:visible').count()) === 0) continue;
            expect(await stopsIn(row), `${visit.name}: ${selector}`).to.equal(1);
            await goAlong(page, row);
            seen.add(selector);
          }
        }
        if (!visit.prepare && (await chooseCard(board))) seen.add('a card chosen');
      }
      expect([...seen]).to.have.members([...selectors, 'a card chosen']);
    });
  }
});
