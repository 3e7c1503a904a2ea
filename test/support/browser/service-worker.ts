import type { Page } from 'playwright-core';

/** Waits until a service worker has taken a page over: that happens once the page is idle for some seconds. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Has a page's service worker registered at once, and waits until it has taken the page over. */
export async function keepAtOnce(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  });
  await untilKept(page);
}
