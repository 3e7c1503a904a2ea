import { openBrowser } from '../browser/browser.ts';
import { patience } from '../patience.ts';
import { callOf, type Engine } from './engine.ts';

/** Starts Chromium. */
export async function startChromium(): Promise<Engine> {
  const browser = await openBrowser({ isWhole: true });
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en' });
  return {
    version: `Chromium ${browser.version()}`,
    async newPage() {
      const page = await context.newPage();
      return {
        goto: async (address) => void (await page.goto(address)),
        run: (script, argument) => page.evaluate(callOf(script, argument)),
        click: async (find, argument) => {
          const element = (
            await page.evaluateHandle<Element | null>(callOf(find, argument))
          ).asElement();
          if (!element) throw new Error('Nothing to click was found.');
          // What has gone or is covered by now is not waited for as long as a page.
          await element.click({ timeout: 5000 * patience });
        },
        type: (text) => page.keyboard.type(text),
        resize: (viewport) => page.setViewportSize(viewport),
        picture: () => page.screenshot(),
      };
    },
    close: () => browser.close(),
  };
}
