import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import { text as here } from '../../../lobby/i18n/en/local-match.ts';
import { buildHeader, protocolHeader } from '../../../protocol/tables.ts';
import { pageSizes } from '../../../scripts/sizes.ts';
import { describeInBrowser, openBrowser } from '../../support/browser/browser.ts';
import { unfoldRules } from '../../support/browser/lobby.ts';
import { hurryBots } from '../../support/browser/local-match.ts';
import { byClick } from '../../support/browser/press.ts';
import { keepAtOnce, untilKept } from '../../support/browser/service-worker.ts';
import { text } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { playToTheEnd, screenPlayer } from '../../support/players/against-bots.ts';
import { buildNameIn, makeOtherBuild } from '../../support/records/other-build.ts';
import { seatPeople } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';
import { until } from '../../support/until.ts';

const builtLobby = path.join(import.meta.dirname, '../../../dist/lobby');

/** A name outside this machine, so that browsers do not trust its pages without TLS. */
const insecureHost = 'paddock.test';

const offline = (page: Page) => page.getByText(text.problems.offline).first();

/** The daily challenge, which comes from the server. */
const daily = (page: Page) => page.locator('.daily-card');

/** Waits until the service worker of a new build has taken over. */
async function untilOnlyStore(page: Page, name: string): Promise<void> {
  // Asked from here, since a page behind another one may draw no frame to wait for.
  await until(
    `only the store ${name} is left`,
    async () => (await storeNames(page)).join() === name,
  );
}

const storeNames = (page: Page) => page.evaluate(() => caches.keys());

const ownBuild = async (page: Page) => buildNameIn(await page.content());

describeInBrowser('The lobby without a network', () => {
  let browser: Browser;
  let server: RunningServer;
  let context: BrowserContext;
  let page: Page;

  before(async () => {
    browser = await openBrowser({
      isWhole: true,
      args: [`--host-resolver-rules=MAP ${insecureHost} 127.0.0.1`],
    });
  });
  after(() => browser.close());
  beforeEach(async () => {
    server = await startServer();
    context = await browser.newContext({
      serviceWorkers: 'allow',
      locale: 'en',
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
  });
  afterEach(async () => {
    await context.close();
    killLeftServers();
  });

  const startAgain = async () => {
    server = await startServer({ dataDir: server.dataDir, port: server.port });
  };

  it('the first visit loads only the home page, and the rest when the page is idle', async () => {
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.url);
    await daily(page).waitFor();
    await untilKept(page);
    const first = asked.slice(0, asked.indexOf('/sw.js'));
    const rest = new Set(asked.slice(asked.indexOf('/sw.js')));
    const scripts = first.filter((address) => /^\/assets\/.*\.js$/.test(address));
    const kilobytes = scripts
      .map((address) => gzipSync(readFileSync(path.join(builtLobby, address)), { level: 9 }).length)
      .reduce((all, size) => all + size / 1000, 0);
    const home = pageSizes(builtLobby).find((size) => size.page === 'home') ?? expect.fail();
    expect(kilobytes).to.be.within(40, home.kilobytes);
    expect(first.filter((address) => !/^\/(assets|api)\//.test(address))).to.have.members([
      '/',
      '/favicon.svg',
    ]);
    for (const part of ['TablePage', 'GamePage', 'Board']) {
      expect(first.join(), part).to.not.include(`/${part}-`);
      expect([...rest].join(), part).to.include(`/${part}-`);
    }
  });

  it('the lobby opens without the server, says what needs it, and recovers with it', async () => {
    await page.goto(server.url);
    await keepAtOnce(page);
    await server.kill();
    await page.reload();
    await page
      .locator('.shelf svg')
      .nth(catalog.length - 1)
      .waitFor();
    await offline(page).waitFor();
    for (const { info } of catalog) {
      await page.goto(`${server.url}/game/${info.name}`);
      await page.locator('.rules-text').waitFor();
    }
    await page.goto(`${server.url}/game/bug-race/here`);
    await page.getByRole('button', { name: here.start }).waitFor();
    await page.goto(`${server.url}/game/bug-race/new`);
    await page.getByRole('textbox', { name: text.name.label }).fill('Ada');
    await page.getByRole('button', { name: text.newTable.openTable }).click();
    await offline(page).waitFor();
    await page.locator('.note').getByRole('link', { name: text.ways.oneScreen }).waitFor();
    await page.goto(`${server.url}/table/any`);
    await offline(page).waitFor();
    // The page looks for the server first, so it loads again a moment later.
    const isLoadedAgain = page.waitForEvent('load');
    await page.getByRole('button', { name: text.tryAgain }).click();
    await isLoadedAgain;
    await page.getByRole('link', { name: text.toTheShelf }).click();
    await offline(page).waitFor();
    await startAgain();
    await offline(page).waitFor({ state: 'detached' });
  });

  itLong('a whole match can be played while the server is stopped', async () => {
    await hurryBots(page);
    await page.goto(server.url);
    await untilKept(page);
    await server.kill();
    await page.goto(`${server.url}/game/bug-race/here`);
    // As short a race as there is.
    await page.getByRole('radio', { name: '2 players' }).check();
    await page.getByRole('combobox', { name: here.playerAt('Seat 2') }).selectOption('easy');
    await unfoldRules(page, byClick);
    await page.getByRole('textbox', { name: 'Track length' }).fill('9');
    await page.getByRole('button', { name: here.start }).click();
    const player = screenPlayer(page, 'bug-race');
    await player.asked.waitFor();
    await page.reload();
    await playToTheEnd(player);
    await startAgain();
    await page.getByRole('link', { name: text.header.home }).click();
    await daily(page).waitFor();
  });

  itLong('the lobby opens if the server is silent or its proxy fails', async () => {
    await page.goto(server.url);
    await untilKept(page);
    server.process.kill('SIGSTOP');
    await page.reload();
    await page.locator('.shelf').waitFor();
    await server.kill();
    const proxy = createServer((_, answer) => {
      answer.statusCode = 502;
      answer.end();
    }).listen(server.port);
    await once(proxy, 'listening');
    await page.goto(`${server.url}/game/bug-race`);
    await page.locator('.rules-text').waitFor();
    await offline(page).waitFor();
    proxy.closeAllConnections();
    await new Promise((closed) => proxy.close(closed));
    await startAgain();
    await offline(page).waitFor({ state: 'detached' });
  });

  itLong('a new build is announced, taken over on request, and replaces the old one', async () => {
    const other = await makeOtherBuild();
    await page.goto(server.url);
    await untilKept(page);
    const [{ matchID }] = await seatPeople(server.url, ['Ada', 'Ben']);
    const watching = await context.newPage();
    await watching.goto(`${server.url}/table/${matchID}?watch`);
    await watching.locator('section.bug-race').waitFor();
    const old = await ownBuild(page);
    expect(await storeNames(page)).to.deep.equal([`paddock-${old}`]);
    await server.kill();
    const { dataDir, port } = server;
    server = await startServer({ dataDir, port, command: other.command });
    const noteOn = (each: Page) =>
      each.getByRole('status').filter({ hasText: text.version.isThere });
    await noteOn(watching).waitFor();
    const note = noteOn(page);
    await note.waitFor();
    await note.getByRole('button', { name: text.version.take }).click();
    await note.waitFor({ state: 'detached' });
    await untilOnlyStore(page, `paddock-${other.name}`);
    expect(await ownBuild(page)).to.equal(other.name);
    await server.kill();
    await page.goto(`${server.url}/game/bug-race`);
    await page.locator('.rules-text').waitFor();
    expect(await ownBuild(page)).to.equal(other.name);
    other.remove();
  });

  itLong('the lobby stores nothing without TLS or when the browser saves data', async () => {
    for (const { url, savesData, isKept } of [
      { url: server.url, savesData: false, isKept: true },
      { url: server.url, savesData: true, isKept: false },
      { url: `http://${insecureHost}:${server.port}`, savesData: false, isKept: false },
    ]) {
      const own = await browser.newContext({ serviceWorkers: 'allow', locale: 'en' });
      const asked: string[] = [];
      own.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const visit = await own.newPage();
      await visit.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData } });
      }, savesData);
      await visit.clock.install();
      await visit.goto(url);
      await daily(visit).waitFor();
      // Much longer than a page waits until it counts as idle.
      await visit.clock.runFor(60_000);
      if (isKept) await untilKept(visit);
      const ofKeeping = asked.filter((address) => /^\/sw\.js$|^\/assets\/Board/.test(address));
      expect(ofKeeping.length > 0, url).to.equal(isKept);
      for (const sign of [visit.locator('link[rel=manifest]'), visit.getByText(text.isKept)]) {
        expect(await sign.count(), url).to.equal(isKept ? 1 : 0);
      }
      await own.close();
    }
  });

  itLong('the manifest is in the chosen language, and all its icons exist', async () => {
    await page.goto(server.url);
    await untilKept(page);
    await page.getByRole('combobox', { name: text.header.language }).selectOption('de');
    await page.locator('link[href="/de.webmanifest"]').waitFor({ state: 'attached' });
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // Pages of tests are never on a profile that is kept.
    expect(installabilityErrors.map(({ errorId }) => errorId)).to.deep.equal(['in-incognito']);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).to.deep.equal([]);
    const { name, icons, shortcuts } = JSON.parse(data);
    expect(name).to.equal('Paddock – Rennspiele');
    expect(shortcuts).to.have.length(catalog.length);
    const all = [
      ...icons,
      ...shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    ];
    for (const { src, sizes } of all) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).to.equal(sizes);
    }
  });
});

describeInBrowser('Outdated pages', () => {
  it('an outdated page says so, reloads itself once and then waits for the reader', async () => {
    const browser = await openBrowser();
    const server = await startServer();
    const page = await (await browser.newContext({ locale: 'en' })).newPage();
    await page.route(/\/api\/(tables\?|daily)/, async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        [buildHeader.toLowerCase()]: 'later',
        [protocolHeader.toLowerCase()]: '99',
      };
      await route.fulfill({ response, headers });
    });
    await page.clock.install();
    await page.goto(server.url);
    await page.getByText(text.version.tooOld).waitFor();
    const loadedAnew = page.waitForEvent('load');
    await page.clock.runFor(3000);
    await loadedAnew;
    await page.getByText(text.version.stillTooOld).waitFor();
    await page.clock.runFor(60_000);
    await page.getByText(text.version.stillTooOld).waitFor();
    const pressed = page.waitForEvent('load');
    await page.getByRole('button', { name: text.broken.reload }).click();
    await pressed;
    await browser.close();
    killLeftServers();
  });
});
