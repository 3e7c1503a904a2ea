import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { describeInBrowser, putSeat } from '../browser/browser.ts';
import { suitePages } from '../browser/suite-pages.ts';
import type { Visit } from '../browser/visits.ts';
import type { RunningServer } from '../servers/server.ts';
import { quickReplacement } from '../servers/test-options.ts';
import { faultsInColours, faultsOnScreens } from './measured.ts';

/** Goes to an address with this seat and no other, in a language. */
export async function goWith(
  page: Page,
  url: string,
  { address, seat, shows, prepare }: Visit,
  language: string,
): Promise<void> {
  await page.unrouteAll();
  // A page without scripts, so that nothing can store anything.
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((chosen) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('paddock.language', chosen);
  }, language);
  if (seat) await putSeat(page, seat);
  await page.goto(url + address);
  await page.locator(shows).first().waitFor();
  await prepare?.(page);
}

/** Describes tests of pages on every screen and in all colours. The languages take turns. */
export function describeSweep(
  title: string,
  visitsAt: (server: RunningServer, browser: Browser) => Promise<readonly Visit[]>,
): void {
  describeInBrowser(title, () => {
    const on = suitePages({ options: quickReplacement });
    let page: Page;

    before(async () => {
      const viewport = { width: 360, height: 740 };
      page = await on.browser.newPage({ viewport, reducedMotion: 'reduce' });
    });

    it('every page fits every screen and has no fault in any colours', async () => {
      const visits = await visitsAt(on.server, on.browser);
      const faults: Record<string, readonly string[]> = {};
      for (const [index, visit] of visits.entries()) {
        const language = languages[index % languages.length] ?? 'en';
        await goWith(page, on.server.url, visit, language);
        expect(await page.locator('html').getAttribute('lang')).to.equal(language);
        const found = [
          ...(await faultsOnScreens(page, index)),
          ...(await faultsInColours(page, index)),
        ];
        if (found.length > 0) faults[`${visit.name} (${language})`] = found;
      }
      expect(Object.keys(faults), JSON.stringify(faults, null, 1)).to.deep.equal([]);
    });
  });
}
