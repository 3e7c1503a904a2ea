import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import {
  playersToMove,
  type SchachtState,
  stageCards,
} from '../../../games/crazy-race-schacht/index.ts';
import { text as tableText } from '../../../lobby/i18n/en/table.ts';
import { describeInBrowser, openBrowser, remember } from '../../support/browser/browser.ts';
import { stopTime } from '../../support/browser/own-clock.ts';
import { itLong } from '../../support/long.ts';
import { openedBy } from '../../support/opened-by.ts';
import { ServedMatch } from '../../support/servers/served-match.ts';

const { again } = tableText;

/** Ways to press a button twice without wanting to. */
const presses: readonly {
  readonly name: string;
  readonly hasTouch: boolean;
  readonly press: (skip: Locator, page: Page) => Promise<void>;
}[] = [
  { name: 'a tap', hasTouch: true, press: (skip) => skip.tap() },
  { name: 'a double click', hasTouch: false, press: (skip) => skip.dblclick() },
  {
    name: 'Enter twice',
    hasTouch: false,
    press: async (skip, page) => {
      await skip.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
  },
];

describeInBrowser('The playback of moves', () => {
  const browser = openedBy(() => openBrowser());
  let match: ServedMatch<SchachtState>;

  after(() => browser().close());

  beforeEach(async () => {
    match = await ServedMatch.open('crazy-race-schacht', ['Ada', 'Ben', 'Chiara']);
  });

  afterEach(() => match.close());

  /** Opens the page of a seat with motion, and stops its time. */
  async function openPage(seat: string, hasTouch: boolean): Promise<Page> {
    const context = await browser().newContext({
      locale: 'en',
      hasTouch,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'no-preference',
    });
    const page = await context.newPage();
    await page.clock.install();
    const seated = match.seated(seat);
    await remember(page, seated);
    await page.goto(`${match.url}/table/${seated.matchID}`);
    await page.locator('.paddock-sentence').waitFor();
    await stopTime(page);
    return page;
  }

  it('presses count at once after a playback, except at the place of Skip', async () => {
    const [first = expect.fail()] = playersToMove(match.G);
    const next = String((Number(first) + 1) % 3);
    const page = await openPage(next, false);
    await match.move(first, 'placeDriver', 7, 0);
    const skip = page.getByRole('button', { name: /^Skip$/ });
    await skip.waitFor();
    const place = (await skip.boundingBox()) ?? expect.fail();
    await page.clock.runFor(20_000);
    await skip.waitFor({ state: 'detached' });
    const card = page.getByRole('button', { name: /^Driver card / }).first();
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    expect(await card.getAttribute('aria-pressed'), 'at the place of Skip').to.not.equal('true');
    await card.click();
    await page.getByText(/^Choose a side/).waitFor();
    await page.context().close();
  });

  it('“Skip to my turn” shows moves at once and ends on the player’s turn', async () => {
    const [first = expect.fail()] = playersToMove(match.G);
    const [next, own] = [1, 2].map((after) => String((Number(first) + after) % 3));
    const page = await openPage(own ?? '', false);
    const speed = page.getByRole('combobox', { name: again.speed });
    await speed.selectOption({ label: again.skip });
    await match.move(first, 'placeDriver', 7, 0);
    // Time stands, so without it the board would still show the move, and the log would not have it.
    await page
      .locator('.log')
      .getByText(/ puts a card /)
      .waitFor();
    expect(await speed.inputValue()).to.equal('skip');
    await match.move(next ?? '', 'placeDriver', 6, 0);
    await page.locator('.play-speed select:has(option[value="1"]:checked)').waitFor();
    await page.context().close();
  });

  for (const [index, { name, hasTouch, press }] of presses.entries()) {
    const itHere = index === 0 ? it : itLong;
    itHere(`${name} on Skip does not press the button that takes its place`, async () => {
      const [first = expect.fail()] = playersToMove(match.G);
      const next = String((Number(first) + 1) % 3);
      const page = await openPage(next, hasTouch);
      await match.move(first, 'placeDriver', 7, 0);
      while (match.G.step.phase === 'driverPlacement') {
        await match.move(match.G.step.toPlace, 'pass');
      }
      const { model, distance } = stageCards[match.G.stageCard]?.sides[0] ?? expect.fail();
      await match.move(first, 'advance', model ?? 'A', distance === '?' ? 1 : distance);
      expect(match.G.stage).to.equal(2);
      expect(playersToMove(match.G), 'the page’s player is on turn').to.deep.equal([next]);
      const { _stateID } = match.state;
      await press(page.getByRole('button', { name: /^Skip$/ }), page);
      await page.getByRole('button', { name: /^Skip$/ }).waitFor({ state: 'detached' });
      const pass = page.getByRole('button', { name: 'Pass', exact: true });
      await pass.waitFor();
      await page.getByText('Your turn, round 1').waitFor();
      expect(match.state._stateID).to.equal(_stateID);
      // A press counts as one on Skip only in that moment.
      await page.clock.runFor(1000);
      await pass.click();
      await pass.waitFor({ state: 'detached' });
      expect(match.state._stateID, 'a press on it').to.equal(_stateID + 1);
      await page.context().close();
    });
  }
});
