import { existsSync } from 'node:fs';
import { type ElementHandle, launch } from 'puppeteer-core';
import { callOf, type Engine } from './engine.ts';

const firefoxPath =
  process.env.FIREFOX_PATH ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** What is missing for tests in Firefox; undefined if nothing is. */
export const missingFirefox = firefoxPath === undefined ? 'Firefox (firefox-esr)' : undefined;

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    headless: true,
    ...(firefoxPath !== undefined && { executablePath: firefoxPath }),
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  });
  return {
    version: await browser.version(),
    async newPage() {
      const page = await browser.newPage();
      return {
        goto: async (address) => void (await page.goto(address)),
        // An expression has no type.
        run: (script, argument) => page.evaluate(callOf(script, argument)) as Promise<never>,
        click: async (find, argument) => {
          const found = await page.evaluateHandle(callOf(find, argument));
          // What `find` returns is an element or null.
          const element = found.asElement() as ElementHandle<Element> | null;
          if (!element) throw new Error('Nothing to click was found.');
          await element.click();
        },
        type: (text) => page.keyboard.type(text),
        resize: (viewport) => page.setViewport(viewport),
        picture: () => page.screenshot(),
      };
    },
    close: () => browser.close(),
  };
}
