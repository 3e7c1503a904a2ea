import { expect } from 'chai';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { Browser, Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { isLocalhost } from '../../../lobby/features/invite/is-localhost.ts';
import { text as en } from '../../../lobby/i18n/en/invite.ts';
import { scriptsIn } from '../../../server/http/security.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, openBrowser, remember } from '../../support/browser/browser.ts';
import { newPage, phone } from '../../support/browser/lobby.ts';
import { takePagesBack } from '../../support/browser/page-pool.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { post, type Seated } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, startServer } from '../../support/servers/server.ts';

const words = await textsOf<typeof en>('invite');

describe('The reach of a link', () => {
  it('names of this machine are distinguished from names that others can reach', () => {
    for (const here of ['localhost', 'paddock.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
      expect(isLocalhost(here), here).to.equal(true);
    }
    for (const elsewhere of [
      'paddock.example',
      'localhost.example',
      'mylocalhost',
      '192.168.1.7',
      '127.example',
      '[fe80::1]',
      'laptop',
    ]) {
      expect(isLocalhost(elsewhere), elsewhere).to.equal(false);
    }
  });
});

describeInBrowser('Invitations', () => {
  let browser: Browser;
  let server: RunningServer;
  let page: Page;
  let host: Seated;
  /** A public name under which Chromium finds the server. */
  const elsewhere = 'paddock.example';

  before(async () => {
    browser = await openBrowser({ args: [`--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`] });
    server = await startServer({ settings: { PUBLIC_URL: `https://${elsewhere}` } });
  });
  after(async () => {
    await browser.close();
    killLeftServers();
  });
  beforeEach(async () => {
    const laid = await post(`${server.url}/games/bug-race/create`, {
      numPlayers: 3,
      unlisted: true,
      language: 'it',
    });
    const { matchID } = laid.json;
    const sat = await post(`${server.url}/games/bug-race/${matchID}/join`, {
      playerName: '"><script>x',
      language: 'it',
    });
    const { playerID, playerCredentials: credentials } = sat.json;
    host = { game: 'bug-race', matchID, playerID, credentials };
    page = await newPage(browser, phone);
  });
  afterEach(() => takePagesBack(browser, server.url));

  const address = () => `${server.url}/table/${host.matchID}`;
  const qrButton = (name = en.qrCode) => page.getByRole('button', { name });

  it('the head of a private table’s page holds the invitation, with the host’s name escaped', async () => {
    const { matchID } = host;
    await page.goto(address(), { waitUntil: 'commit' });
    const content = (name: string) =>
      page.locator(`head meta[property="og:${name}"]`).getAttribute('content');
    // A guest may read another language than the host.
    expect(await content('title')).to.match(
      /^Bug Race: il tavolo di .*"><script>x.*2 posti liberi/,
    );
    expect(await content('locale')).to.equal('it_IT');
    expect(await content('url')).to.equal(`https://${elsewhere}/table/${matchID}`);
    expect(await content('image')).to.equal(`https://${elsewhere}/invitations/bug-race.png`);
    const image = await fetch(`${server.url}/invitations/bug-race.png`);
    expect(image.headers.get('content-type')).to.equal('image/png');
    // The page has no other scripts than every page.
    const usual = scriptsIn(await (await fetch(server.url)).text());
    const found = await page.locator('head script:not([src])').allTextContents();
    expect(found).to.deep.equal(usual);
    expect(await page.locator('head script[src]').count()).to.be.above(0);
  });

  it('the page shows a QR code with a name for screen readers', async () => {
    await remember(page, host);
    await page.goto(address());
    await qrButton().click();
    const code = page.getByRole('img', { name: en.qrCodeOf });
    await code.waitFor();
    await page.getByText(en.qrCodeHelp).waitFor();
    const right = toSvgPath(generate(address(), { minCorrectionLevel: correction.M }));
    expect(await code.locator('path').getAttribute('d')).to.equal(right);
    expect(await qrButton().getAttribute('aria-expanded')).to.equal('true');
    await qrButton().click();
    await code.waitFor({ state: 'detached' });
  });

  it('the QR code is dark on light in the dark colours as well', async () => {
    await remember(page, host);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address());
    await qrButton().click();
    const code = page.getByRole('img', { name: en.qrCodeOf });
    const colours = await code.evaluate((element) => {
      const { backgroundColor, fill } = getComputedStyle(element);
      return [backgroundColor, fill, getComputedStyle(document.documentElement).backgroundColor];
    });
    expect(colours).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(16, 23, 29)']);
  });

  it('the page warns of a link that works only on this machine', async () => {
    await remember(page, host);
    await page.goto(address());
    await page.getByText(en.onlyHere).waitFor();
    await page.goto(address().replace('localhost', elsewhere));
    await remember(page, host);
    await page.reload();
    await qrButton().waitFor();
    expect(await page.getByText(en.onlyHere).count()).to.equal(0);
    const field = page.getByRole('textbox', { name: en.link });
    expect(await field.inputValue()).to.include(elsewhere);
  });

  for (const language of languages) {
    const itHere = language === 'de' ? it : itLong;
    itHere(`the invitation is accessible and fits a small screen: ${language}`, async () => {
      await remember(page, host);
      await page.addInitScript((chosen) => {
        localStorage.setItem('paddock.language', chosen);
      }, language);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(address());
      await qrButton(words[language].qrCode).click();
      await page.getByRole('img', { name: words[language].qrCodeOf }).waitFor();
      await expectAccessible(page);
      const box = await qrButton(words[language].qrCode).boundingBox();
      expect(box?.height).to.be.at.least(44);
    });
  }
});
