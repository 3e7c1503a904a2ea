import { expect } from 'chai';
import { catalog } from '../../../games/index.ts';
import type { GameName } from '../../../games/paddock.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { newPage } from '../../support/browser/lobby.ts';
import { hurryBots, playNow } from '../../support/browser/local-match.ts';
import { maxShift, observeShifts, shiftOn } from '../../support/browser/shifts.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { itLong } from '../../support/long.ts';
import { screenPlayer } from '../../support/players/against-bots.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** A line of letters and a line of figures may differ by so much. */
const maxPixels = 2.5;

const spread = (numbers: readonly number[]) => Math.max(...numbers) - Math.min(...numbers);

/** The parts that keep their place on each board: prompt, hint, board, hand and buttons. */
const fixtures: Readonly<Record<string, readonly string[]>> = {
  'bug-race': [
    '.paddock-sentence',
    '.paddock-head > .to-rules',
    '.paddock-hint',
    '.bug-race-overview',
    '.bug-race-closeup',
    '.bug-race-cards',
    '.bug-race-actions',
  ],
  'crazy-race-schacht': [
    '.paddock-sentence',
    '.to-rules',
    '.crazy-race-schacht-stage',
    '.crazy-race-schacht-near',
    '.crazy-race-schacht-hand',
  ],
  'crazy-race-gewalt': [
    '.paddock-head',
    '.to-rules',
    '.crazy-race-gewalt-course',
    '.crazy-race-gewalt-tray',
    '.crazy-race-gewalt-hand',
  ],
  'detroit-cleveland-grand-prix': [
    '.paddock-sentence',
    '.to-rules',
    '.grand-prix-sale',
    '.grand-prix-bid-place',
    '.grand-prix-grid',
    '.grand-prix-totals',
  ],
} satisfies Readonly<Record<GameName, unknown>>;

declare global {
  interface Window {
    /** By selector, the lefts and tops at which an element has been painted. */
    placesSoFar: Record<string, { readonly lefts: number[]; readonly tops: number[] }>;
  }
}

/** Notes where elements are painted, from now on. Runs on the page. */
function watchPlaces(selectors: readonly string[]): void {
  window.placesSoFar = {};
  const look = () => {
    for (const selector of selectors) {
      const box = document.querySelector(`section ${selector}`)?.getBoundingClientRect();
      if (!box || box.width === 0) continue;
      window.placesSoFar[selector] ??= { lefts: [], tops: [] };
      const { lefts, tops } = window.placesSoFar[selector];
      lefts.push(box.left + scrollX);
      tops.push(box.top + scrollY);
    }
    requestAnimationFrame(look);
  };
  look();
}

describeInBrowser('Boards during turns', () => {
  const on = suitePages();

  for (const [game, { info }] of catalog.entries()) {
    for (const [index, screen] of screens.entries()) {
      // One board, up to the second stage of its match.
      const itHere = game === 1 && index === 0 ? it : itLong;
      itHere(
        `every part of a board keeps its place: ${info.name} at ${screen.width}×${screen.height}`,
        async () => {
          const page = await newPage(on.browser, screen);
          await hurryBots(page);
          await playNow(page, on.server.url, info.name);
          const player = screenPlayer(page, info.name);
          await player.asked.waitFor();
          const selectors = fixtures[info.name] ?? expect.fail();
          await page.evaluate(watchPlaces, selectors);
          await page.evaluate(observeShifts);
          // The entries so far, which come again, are of the page's beginning.
          let shift = await shiftOn(page);
          for (let move = 0; move < 4; move += 1) {
            await player.playOn();
            await player.asked.waitFor();
            const shiftOfTurn = (await shiftOn(page)) - shift;
            const moved = await page.evaluate(() => window.movedSoFar);
            expect(shiftOfTurn, `in a turn: ${moved.join('; ')}`).to.be.at.most(maxShift);
            shift += shiftOfTurn;
          }
          const places = await page.evaluate(() => window.placesSoFar);
          expect(Object.keys(places)).to.have.members(selectors);
          const moved = Object.entries(places).flatMap(([selector, { lefts, tops }]) => {
            const by = Math.max(spread(lefts), spread(tops));
            return by > maxPixels ? [`${selector} by ${Math.round(by)} pixels`] : [];
          });
          expect(moved).to.deep.equal([]);
        },
      );
    }
  }
});
