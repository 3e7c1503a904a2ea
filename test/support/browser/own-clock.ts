import type { Locator, Page } from 'playwright-core';

/** In milliseconds. A page's clock can only be stopped at a future moment. */
const untilStop = 1000;

/**
 * Stops the clock of a page that a test controls (`page.clock.install`). On a slow machine the page may already be past
 * the moment when it gets the call. In that case the clock has stopped already, and is stopped again.
 */
export async function stopTime(page: Page): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + untilStop);
    } catch (error) {
      if (tries === 5 || !String(error).includes('to the past')) throw error;
    }
  }
}

/** Advances a stopped clock until an element appears, and no further. */
export async function passTimeUntil(place: Locator): Promise<void> {
  const { clock } = place.page();
  for (let steps = 0; steps < 300; steps += 1) {
    if (await place.isVisible()) return;
    await clock.runFor(100);
  }
  throw new Error(`Half a minute went by on the page without ${place}.`);
}
