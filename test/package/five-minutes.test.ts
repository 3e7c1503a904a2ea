import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { describeInBrowser, hearFaults, openBrowser } from '../support/browser.ts';
import { BugRacePlayer } from '../support/bug-race-player.ts';
import { type ExampleServer, startExample } from '../support/example-server.ts';
import { buildExample, installedPackage } from '../support/installed-package.ts';

/** The files that docs/five-minutes.md says, in its order. */
function filesOnPage(): readonly (readonly [name: string, text: string])[] {
  const page = readFileSync('docs/five-minutes.md', 'utf8');
  const found = page.matchAll(/^`([\w.]+)`.*\n\n```\w+\n([\s\S]*?)```/gm);
  return Array.from(found, ([, name = '', text = '']) => [name, text]);
}

describeInBrowser('docs/five-minutes.md, step by step', function () {
  this.timeout(60_000);
  let folder: string;
  let browser: Browser;
  let site: PreviewServer;
  let server: ExampleServer | undefined;
  let page: Page;

  before(async () => {
    const installed = await installedPackage();
    folder = mkdtempSync(path.join(installed.folder, 'five-minutes-'));
    browser = await openBrowser();
  });

  after(async () => {
    await browser?.close();
    await site?.close();
    await server?.stop();
  });

  /** What vite shows of the folder now. */
  async function open(): Promise<readonly string[]> {
    await buildExample(folder);
    site = await preview({ root: folder, logLevel: 'error', preview: { port: 0 } });
    page = await browser.newPage({ reducedMotion: 'reduce' });
    const faults = await hearFaults(page);
    await page.goto(site.resolvedUrls?.local[0] ?? '');
    return faults;
  }

  it('says four files', () => {
    const names = filesOnPage().map(([name]) => name);
    expect(names).to.deep.equal(['index.html', 'main.jsx', 'server.cjs', 'main.jsx']);
  });

  it('a race against a bot', async () => {
    for (const [name, text] of filesOnPage().slice(0, 2)) {
      writeFileSync(path.join(folder, name), text);
    }
    const faults = await open();
    const player = new BugRacePlayer(page);
    await player.choose();
    await player.moveAndEnd();
    await page.getByText('Turn 2').first().waitFor();
    expect(faults).to.deep.equal([]);
    await page.close();
    await site.close();
    rmSync(path.join(folder, 'dist'), { recursive: true });
  });

  it('a server, with a lobby in which friends race', async () => {
    const [, , [, serverText] = [], [, mainText] = []] = filesOnPage();
    // Any free port, and told: only the page's reader knows that 8000 is free.
    const told = `${serverText?.trimEnd().replace('server.run', 'const running = server.run')}
running.then(({ appServer }) => console.log('Listening on http://localhost:' + appServer.address().port));`;
    writeFileSync(path.join(folder, 'server.cjs'), told);
    server = await startExample(folder);
    const main = mainText?.replace('http://localhost:8000', server.url) ?? '';
    writeFileSync(path.join(folder, 'main.jsx'), main);
    const faults = await open();
    await page.getByRole('textbox').fill('Ada');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('button', { name: 'Leave' }).waitFor();
    const { matches } = await (await fetch(`${server.url}/games/bug-race`)).json();
    expect(matches[0].players.map(({ name = null }) => name)).to.deep.equal(['Ada', null]);
    expect(faults).to.deep.equal([]);
    await page.close();
  });
});
