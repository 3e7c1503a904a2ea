import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { CardNumber } from '../../../games/detroit-cleveland-grand-prix/index.ts';
import { boardText as english } from '../../../games/detroit-cleveland-grand-prix/locales/board/en.ts';
import {
  auctionTable,
  raceTable,
  type Table,
} from '../../games/detroit-cleveland-grand-prix/positions.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { GrandPrixPlayer } from '../../support/players/grand-prix-player.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { seatPeople } from '../../support/servers/page.ts';

const small = { width: 1280, height: 800 };
const large = { width: 1920, height: 1080 };
const phone = { width: 390, height: 844 };

const names = ['Scirocco', 'Ada', 'Ben', 'Chiara', 'Dieter', 'Elif'];
const longHand: readonly CardNumber[] = [1, 2, 9, 20, 21, 22, 23, 33, 36, 38, 44, 47];

/** Two cars are home, and their tens were not played. */
const twoAreHome = () =>
  raceTable({
    at: { yellow: [20, 1], blue: [24, 2], green: [22, 1], black: [14, 1] },
    home: ['red', 'orange'],
    hands: { '1': longHand },
    owners: { yellow: '0', blue: '1', green: '2', red: '1', orange: '1' },
  });

/** Returns the parts of the drawing that are cut or covered. Runs on the page. */
function faultsOfDrawing(): string[] {
  const faults: string[] = [];
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  const holds = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - 0.5 &&
    inner.right <= outer.right + 0.5 &&
    inner.top >= outer.top - 0.5 &&
    inner.bottom <= outer.bottom + 0.5;
  /** The box of a line of figures, which is lower than the box of its font. */
  const figures = (text: SVGTextElement) => {
    const matrix = text.getScreenCTM() ?? new DOMMatrix();
    const height = Number.parseFloat(getComputedStyle(text).fontSize) * matrix.a;
    const { left, width } = text.getBoundingClientRect();
    const start = text.getStartPositionOfChar(0).matrixTransform(matrix);
    return new DOMRect(left, start.y - 0.7 * height, width, 0.7 * height);
  };
  const view = boxOf(document.querySelector('.grand-prix-view'));
  for (const number of document.querySelectorAll<SVGTextElement>('.grand-prix-row-number')) {
    if (!holds(view, figures(number))) faults.push(`row ${number.textContent} is cut`);
  }
  const row = boxOf(document.querySelector('.grand-prix-hand-cards'));
  for (const card of document.querySelectorAll('.grand-prix-hand-card')) {
    const badge = boxOf(card.querySelector('.grand-prix-gain'));
    const text = card.querySelector<SVGTextElement>(
      '.grand-prix-card-number, .grand-prix-card-giant',
    );
    if (badge.width > 0 && badge.top < row.top) faults.push('a badge is cut');
    if (badge.width === 0 || !text) continue;
    const number = figures(text);
    const isBeside = badge.right <= number.left || badge.left >= number.right;
    if (!isBeside && badge.bottom > number.top) faults.push(`${text.textContent} is covered`);
  }
  for (const marks of document.querySelectorAll('.grand-prix-owned-marks')) {
    const car = boxOf(marks.previousElementSibling);
    if (boxOf(marks).top < car.bottom - car.height / 4) faults.push('a car is hidden');
    for (const mark of marks.children) {
      if (boxOf(mark).height > 20) faults.push(`${mark.textContent} is broken`);
      if (!holds(boxOf(marks.closest('.grand-prix-seat')), boxOf(mark))) faults.push('cut mark');
    }
  }
  for (const count of document.querySelectorAll('.grand-prix-count')) {
    if (boxOf(count).height > 24) faults.push(`${count.textContent} is broken`);
  }
  return faults;
}

describeInBrowser('The drawing of the Grand Prix', () => {
  const on = suitePages();

  /** Opens the pages of some seats at a table. */
  async function openSeats(
    table: Table,
    ...seats: readonly { readonly seat: number; readonly screen: typeof small }[]
  ): Promise<Page[]> {
    const people = names.slice(0, Object.keys(table.G.money).length);
    const seated = await seatPeople(on.server.url, people, {
      game: 'detroit-cleveland-grand-prix',
    });
    putAtServer(on.server.dataDir, seated[0].matchID, table);
    const pages: Page[] = [];
    for (const { seat, screen } of seats) {
      const page = await on.sit(seated[seat] ?? expect.fail(), screen);
      await page.locator('.detroit-cleveland-grand-prix').waitFor();
      pages.push(page);
    }
    return pages;
  }

  for (const screen of [small, large, phone]) {
    it(`no number, badge or car is cut or covered on ${screen.width}×${screen.height}`, async () => {
      const [page = expect.fail()] = await openSeats(twoAreHome(), { seat: 1, screen });
      await page.locator('.grand-prix-gain').first().waitFor();
      await page.getByRole('button', { name: english.actions.wholeTrack }).click();
      await page.locator('[data-closeup="false"]').waitFor();
      await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
      expect(await page.locator('.grand-prix-gain').count()).to.be.above(8);
      expect(await page.locator('.grand-prix-owned-marks > :nth-child(2)').count()).to.equal(2);
      expect(await page.evaluate(faultsOfDrawing)).to.deep.equal([]);
    });
  }

  it('the full name of a player who plays a card is shown on large screens and phones', async () => {
    const [page = expect.fail(), ...watching] = await openSeats(
      twoAreHome(),
      ...[small, small, phone].map((screen, index) => ({ seat: index === 0 ? 0 : index, screen })),
    );
    const seen = watching.map(async (each) => {
      await each.emulateMedia({ reducedMotion: 'no-preference' });
      const caption = each.locator('.grand-prix-played > p');
      await caption.waitFor();
      await each.screenshot({});
      return caption.evaluate((element) => [
        element.textContent?.trim(),
        element.scrollWidth <= element.clientWidth,
      ]);
    });
    await new GrandPrixPlayer(page).playCard(33);
    expect(await Promise.all(seen)).to.deep.equal(watching.map(() => ['Scirocco', true]));
  });

  it('the picture ends above the hand when a phone opens the table', async () => {
    const [page = expect.fail()] = await openSeats(twoAreHome(), {
      seat: 1,
      screen: { width: 390, height: 664 },
    });
    await page.waitForFunction(() => {
      const view = document.querySelector('.grand-prix-view')?.getBoundingClientRect();
      const tray = document.querySelector('.grand-prix-tray')?.getBoundingClientRect();
      return view && tray && view.bottom <= tray.top;
    });
  });

  it('the part of the track with the cars is enlarged on a small screen', async () => {
    const [page = expect.fail()] = await openSeats(twoAreHome(), { seat: 1, screen: small });
    await page.locator('[data-closeup="true"]').waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
    const bodies = await page
      .locator('.grand-prix-on-track .grand-prix-car-halo')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(bodies).to.have.length(4);
    for (const { width, height } of bodies) expect(Math.max(width, height)).to.be.at.least(30);
  });

  for (const players of [3, 4, 6]) {
    it(`the list of bidders fits the viewer’s bidding place on a phone: ${players} players`, async () => {
      const screen = { width: 320, height: 640 };
      const [page = expect.fail()] = await openSeats(auctionTable(players), { seat: 1, screen });
      const bidders = page.locator('.grand-prix-bidders > li');
      await bidders.first().waitFor();
      const place = await page.locator('.grand-prix-bid-place').boundingBox();
      const last = await bidders.last().boundingBox();
      if (!place || !last) throw new Error('Neither is hidden.');
      expect(await bidders.count()).to.equal(players - 1);
      expect(last.y + last.height).to.be.at.most(place.y + place.height);
    });
  }
});
