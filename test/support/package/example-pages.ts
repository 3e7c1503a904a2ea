import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { type InlineConfig, preview } from 'vite';
import { hearFaults, openBrowser } from '../browser/browser.ts';
import { openedBy } from '../opened-by.ts';
import { buildExample, copyExample, type InstalledPackage } from './installed-package.ts';

/** Opens the browser for a suite. */
export function suiteBrowser(): () => Browser {
  const browser = openedBy(openBrowser);
  after(() => browser().close());
  return browser;
}

/** Uses a page on which nothing may go wrong. It is without motion: while something is played back, a press ends that. */
export async function withPage(
  browser: Browser,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const faults = await hearFaults(page);
  await use(page);
  expect(faults).to.deep.equal([]);
  await page.close();
}

/** Serves a built page for a suite. Returns its address. */
export function suiteSite(build: () => Promise<InlineConfig>): () => string {
  const site = openedBy(async () =>
    preview({ ...(await build()), logLevel: 'error', preview: { port: 0 } }),
  );
  after(() => site().close());
  return () => site().resolvedUrls?.local[0] ?? expect.fail('It has no address.');
}

/** Builds one of examples/, with these files added or replaced, and serves it for a suite at the returned address. */
export function suiteExample(
  name: string,
  install: () => Promise<InstalledPackage>,
  files: () => Readonly<Record<string, string>> = () => ({}),
): () => string {
  return suiteSite(async () => {
    const root = copyExample(await install(), name);
    for (const [file, text] of Object.entries(files())) writeFileSync(path.join(root, file), text);
    await buildExample(root);
    return { root };
  });
}
