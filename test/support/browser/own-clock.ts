import type { Locator, Page } from 'playwright-core';

/** In milliseconds: the time of a page can only be stopped at a moment that is still to come. */
const untilStop = 1000;

/**
 * Stops the time of a page whose clock is a test's (`page.clock.install`). On a slow machine the page may be past the
 * moment before it hears of it: then its time stands already, and is stopped again.
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

/** Lets time go by on a page whose time stands until something is there, and no longer. */
export async function passTimeUntil(place: Locator): Promise<void> {
  const { clock } = place.page();
  for (let steps = 0; steps < 300; steps += 1) {
    if (await place.isVisible()) return;
    await clock.runFor(100);
  }
  throw new Error(`Half a minute went by on the page without ${place}.`);
}
