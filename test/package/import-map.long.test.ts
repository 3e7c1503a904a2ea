import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'chai';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { catalog } from '../../games/index.ts';
import { describeInBrowser } from '../support/browser/browser.ts';
import { suiteBrowser, suiteSite, withPage } from '../support/package/example-pages.ts';
import { type InstalledPackage, suitePackage } from '../support/package/installed-package.ts';

/** Returns the HTML page in docs/install.md. */
function pageOfDocs(): string {
  const [, page = ''] =
    /```html\n([\s\S]*?)```/.exec(readFileSync('docs/install.md', 'utf8')) ?? [];
  return page;
}

const reactModules = ['react', 'react/jsx-runtime', 'react-dom/client'];

/** Builds React as modules for pages. Returns their addresses by name. */
async function reactForPages({ folder }: InstalledPackage): Promise<Record<string, string>> {
  const require = createRequire(path.join(folder, 'x.cjs'));
  const sources = path.join(folder, 'react-sources');
  mkdirSync(sources, { recursive: true });
  const files = reactModules.map((name) => {
    const file = `${name.replace('/', '-')}.js`;
    const parts = Object.keys(require(name)).join(', ');
    const text = `import all from '${name}';\nexport const { ${parts} } = all;\n`;
    writeFileSync(path.join(sources, file), text);
    return [name, file] as const;
  });
  await build({
    entryPoints: files.map(([, file]) => path.join(sources, file)),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: path.join(folder, 'react-modules'),
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return Object.fromEntries(files.map(([name, file]) => [name, `/react-modules/${file}`]));
}

/** Returns a page without a bundler that shows the board of each game. */
async function pageOfBoards(installed: InstalledPackage): Promise<string> {
  const names = catalog.map(({ info }) => info.name);
  const needed = names.flatMap((name) => [name, `${name}/board`, `${name}/locales/it`]);
  const ours = [
    ['paddock-games', '/node_modules/paddock-games/esm/index.js'],
    ...needed.map((part) => [
      `paddock-games/${part}`,
      `/node_modules/paddock-games/esm/${part}.js`,
    ]),
  ];
  const imports = { ...(await reactForPages(installed)), ...Object.fromEntries(ours) };
  const script = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { games, rngFrom } from 'paddock-games';
    for (const { name, minPlayers } of games) {
      const { rules } = await import('paddock-games/' + name);
      const { Board } = await import('paddock-games/' + name + '/board');
      const { text } = await import('paddock-games/' + name + '/locales/it');
      const seats = Array.from({ length: minPlayers }, (_, seat) => String(seat));
      const G = rules.view(rules.begin({}, seats, rngFrom(Math.random)), '0');
      const root = document.body.appendChild(document.createElement('div'));
      root.id = name;
      const props = { G, ctx: {}, moves: {}, log: [], playerID: '0', text };
      createRoot(root).render(createElement(Board, props));
    }`;
  return `<!doctype html><link rel="icon" href="data:," /><body></body>
<script type="importmap">${JSON.stringify({ imports })}</script><script type="module">${script}</script>`;
}

describeInBrowser('The package in a page without a bundler', () => {
  const browser = suiteBrowser();
  const installed = suitePackage();
  const url = suiteSite(async () => ({ root: installed().folder, build: { outDir: '.' } }));

  async function onPage(name: string, text: string, use: (page: Page) => Promise<void>) {
    writeFileSync(path.join(installed().folder, name), text);
    await withPage(browser(), async (page) => {
      await page.goto(url() + name);
      await use(page);
    });
  }

  it('the page in docs/install.md runs a race and logs it', () =>
    onPage('race.html', pageOfDocs(), async (page) => {
      const lines = page.locator('#log li');
      await lines.nth(20).waitFor();
      expect(await lines.last().textContent()).to.match(/Seat \d/);
    }));

  it('every board is drawn with React from the import map', async () => {
    await onPage('boards.html', await pageOfBoards(installed()), async (page) => {
      for (const { info } of catalog) {
        await page.locator(`#${info.name} .paddock-board > [lang=it]`).waitFor();
      }
    });
  });
});
