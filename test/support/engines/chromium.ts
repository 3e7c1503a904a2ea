import { openBrowser } from '../browser/browser.ts';
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
          // What is covered for longer is pressed another time.
          await element.click({ timeout: 1000 });
        },
        type: (text) => page.keyboard.type(text),
        resize: (viewport) => page.setViewportSize(viewport),
        picture: () => page.screenshot(),
      };
    },
    close: () => browser.close(),
  };
}
