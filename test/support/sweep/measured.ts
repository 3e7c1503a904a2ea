import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { faultsByAxe } from '../browser/axe.ts';
import type { Measures } from './in-page.ts';

/** A screen on which every page is checked. */
interface Screen {
  readonly width: number;
  readonly height: number;
  /** Whether it is a touch screen. Otherwise there is a mouse. */
  readonly isTouched: boolean;
  /** The user's font size, in percent. */
  readonly letters: number;
}

const screen = (width: number, height: number, changes: Partial<Screen> = {}): Screen => ({
  width,
  height,
  isTouched: width < 1024,
  letters: 100,
  ...changes,
});

/** Phones in portrait and landscape, a tablet, desktops up to 4K, and enlarged pages. */
const screens: readonly Screen[] = [
  screen(320, 568),
  screen(360, 740),
  screen(740, 360),
  screen(768, 1024),
  screen(1280, 800),
  screen(1920, 1080),
  screen(3840, 2160),
  // 1280×1024 at 400 %
  screen(320, 256, { isTouched: false }),
  screen(320, 568, { letters: 200 }),
  screen(1280, 800, { letters: 200 }),
];

/** In the short form each situation is checked on one screen, and every second one in one further colour scheme. */
const isShort = process.env.SWEEP !== 'all';

/** Returns the screens for a situation, by its number. They take turns. */
const screensFor = (turn: number) =>
  screens.filter((_, index) => !isShort || (index + turn) % screens.length === 0);

/**
 * Returns the minimum sizes: WCAG 2.5.5 for touch, 2.5.8 for a mouse. Letters on the cards of a phone may be a little
 * smaller than others.
 */
function measuresFor({ width, height, isTouched, letters }: Screen): Measures {
  const isPhone = isTouched && Math.min(width, height) < 500;
  // With enlarged letters or pages, users see them larger than this.
  const isEnlarged = letters > 100 || height < 300;
  return {
    target: isTouched ? 44 : 24,
    place: isPhone ? 44 : 24,
    letters: isEnlarged ? 0 : 12,
    drawnLetters: isEnlarged ? 0 : isPhone ? 10 : 12,
  };
}

/** Returns `in-page.ts` as a plain script for pages: without types, and not as a module. */
async function scriptInPage(): Promise<string> {
  const file = path.join(import.meta.dirname, 'in-page.ts');
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false });
  return code.replace(/^export /gm, '');
}

let script: Promise<string> | undefined;

/** Returns what is wrong with a page's layout. */
export async function faultsLaidOut(page: Page, measures: Measures): Promise<string[]> {
  script ??= scriptInPage();
  return page.evaluate(
    `(() => { ${await script}; return faultsOn(${JSON.stringify(measures)}); })()`,
  );
}

/** Waits until the effects of a change have been painted: measured, rendered, measured again. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
}

const named = ({ width, height, letters }: Screen) =>
  `${width}×${height}${letters === 100 ? '' : `, letters ${letters} %`}`;

/** Shows a page on a screen. */
async function showOn(page: Page, session: CDPSession, shown: Screen): Promise<void> {
  const { width, height, isTouched, letters } = shown;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched });
  // A coarse rendering, because only the layout is checked.
  const drawn = { deviceScaleFactor: 0.25, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, ...drawn });
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, letters);
  await settle(page);
}

/** Returns what is wrong with a page on its screens: each fault with the screens that have it. */
export async function faultsOnScreens(page: Page, turn: number): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found = new Map<string, string[]>();
  for (const each of screensFor(turn)) {
    await showOn(page, session, each);
    for (const fault of await faultsLaidOut(page, measuresFor(each))) {
      found.set(fault, [...(found.get(fault) ?? []), named(each)]);
    }
  }
  await showOn(page, session, screen(360, 740));
  await session.detach();
  return [...found].map(([fault, where]) => `${fault} (${where.join('; ')})`);
}

/** Runs on the page. Chromium reports a text's fill as it was before its colour was forced, and axe relies on it. */
function tellForcedColours(): void {
  const { prototype } = CSSStyleDeclaration;
  const { getPropertyValue } = prototype;
  prototype.getPropertyValue = function (name) {
    return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}

/** Returns axe's violations on a page in light, dark and forced colours. */
export async function faultsInColours(page: Page, turn: number): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  faults.push(...(await faultsByAxe(page)));
  // Nothing else depends on the colours.
  const contrast = ['color-contrast'];
  await page.emulateMedia({ colorScheme: 'dark' });
  if (!isShort || turn % 4 === 0) {
    for (const fault of await faultsByAxe(page, contrast)) faults.push(`dark: ${fault}`);
  }
  if (!isShort || turn % 4 === 2) {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.evaluate(tellForcedColours);
    for (const fault of await faultsByAxe(page, contrast)) faults.push(`forced: ${fault}`);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: 'none' });
  return faults;
}
