import { expect } from 'chai';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { newPage } from '../../support/browser/lobby.ts';
import { hurryBots, playNow } from '../../support/browser/local-match.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { isLong } from '../../support/long.ts';

const game = 'detroit-cleveland-grand-prix';

/** From the narrowest phone to the widest screen, in pixels. */
const allWidths = [
  320, 340, 360, 375, 390, 412, 430, 480, 540, 600, 640, 700, 740, 768, 780, 800, 812, 820, 840,
  844, 860, 896, 900, 932, 960, 1000, 1024, 1080, 1100, 1130, 1160, 1200, 1280, 1366, 1440, 1600,
  1920, 2560, 3200, 3840,
];
/** A third of them, but in long runs. */
const widths = allWidths.filter((_, index) => isLong || index % 3 === 0);

/** Returns the parts of the car for sale that are covered, cut or too narrow. Runs on the page. */
function faultsOfSale(): string[] {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page is too wide');
  const sale = document.querySelector('.grand-prix-sale');
  for (const button of sale?.querySelectorAll('button') ?? []) {
    button.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = button.getBoundingClientRect();
    for (const share of [0.1, 0.5, 0.9]) {
      const found = document.elementFromPoint(left + width * share, top + height / 2);
      if (found?.closest('button') !== button) faults.push(`${button.textContent} is covered`);
    }
  }
  for (const words of sale?.querySelectorAll('h3, p, strong') ?? []) {
    const { width, height } = words.getBoundingClientRect();
    const isLong = (words.textContent ?? '').length > 6;
    if (isLong && width < 44 && height > 60) faults.push(`${words.textContent} has no room`);
  }
  return [...new Set(faults)];
}

describeInBrowser('The auction of the Grand Prix', () => {
  const on = suitePages();

  it(`the auction covers no button at ${widths.length} widths, in portrait and landscape`, async () => {
    const page = await newPage(on.browser, { width: 1280, height: 800 });
    await hurryBots(page);
    await playNow(page, on.server.url, game);
    await page.getByRole('button', { name: 'Pass', exact: true }).waitFor();
    const faults: string[] = [];
    for (const width of widths) {
      for (const height of [Math.max(320, width * 0.46), Math.min(2400, width * 1.6)]) {
        const size = { width, height: Math.round(height) };
        await page.setViewportSize(size);
        const found = await page.evaluate(faultsOfSale);
        if (found.length > 0) faults.push(`${size.width}×${size.height}: ${found.join(', ')}`);
      }
    }
    expect(faults).to.deep.equal([]);
  });
});
