import type { Page } from 'playwright-core';

/** Waits until a service worker controls a page, which happens once the page has been idle for some seconds. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Registers a page's service worker at once, and waits until it controls the page. */
export async function keepAtOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  });
  await untilKept(page);
}
