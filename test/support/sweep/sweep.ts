import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { describeInBrowser, openBrowser, putSeat } from '../browser/browser.ts';
import type { Visit } from '../browser/visits.ts';
import { killLeftServers, type RunningServer, servePages } from '../servers/server.ts';
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
    let browser: Browser;
    let server: RunningServer;
    let page: Page;

    before(async () => {
      browser = await openBrowser();
      server = await servePages({ options: quickReplacement });
      const viewport = { width: 360, height: 740 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      page = await context.newPage();
    });

    after(async () => {
      await browser.close();
      killLeftServers();
    });

    it('every page fits every screen and has no fault in any colours', async () => {
      const visits = await visitsAt(server, browser);
      const faults: Record<string, readonly string[]> = {};
      for (const [index, visit] of visits.entries()) {
        const language = languages[index % languages.length] ?? 'en';
        await goWith(page, server.url, visit, language);
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
