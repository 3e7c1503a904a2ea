import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { text as en } from '../../../lobby/i18n/en/devices.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { type Seated, seatPeople } from '../../support/servers/page.ts';
import { ask } from '../../support/servers/served-tables.ts';

const words = await textsOf<typeof en>('devices');

/** The name of the button in the header and of the dialog, in each language. */
const titles = {
  en: 'Continue on another device',
  it: 'Cambia dispositivo',
  fr: 'Changer d’appareil',
  de: 'Gerät wechseln',
};

/** Returns a link with a wrong letter near its end, in the part that opens the seats. */
function miswritten(link: string): string {
  const at = link.length - 5;
  return link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
}

describeInBrowser('Another device', () => {
  const on = suitePages();
  /** Ada, who changes devices, sits at two tables. Ben sits at the first of them. */
  let ada: Seated;
  let ben: Seated;
  let waiting: Seated;
  let first: Page;
  let second: Page;

  beforeEach(async () => {
    [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    [waiting] = await seatPeople(on.server.url, ['Ada', 'Carl'], { numPlayers: 3 });
    first = await newPage(on.browser, desktop);
    second = await newPage(on.browser, phone);
    await remember(first, ada);
    await remember(first, waiting);
  });
  const linkOn = (page: Page, language: keyof typeof words = 'en') =>
    page.getByRole('textbox', { name: words[language].link });

  /** The link that the first device shows. */
  async function makeLink(): Promise<string> {
    await first.goto(on.server.url);
    await first.getByRole('button', { name: titles.en }).click();
    await first.getByRole('dialog', { name: titles.en }).waitFor();
    return linkOn(first).inputValue();
  }

  async function take(page: Page, link: string): Promise<void> {
    // A change of the code alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: en.page.take }).click();
  }

  const seatsOn = (page: Page): Promise<Readonly<Record<string, Seated>>> =>
    page.evaluate(() => JSON.parse(localStorage.getItem('paddock.seats') ?? '{}'));

  const chooses = (page: Page) => new BugRacePlayer(page).choose();

  it('a second device takes over all seats, and both devices can play', async () => {
    const link = await makeLink();
    expect(link).to.match(/\/device#[\w-]{32}$/);
    await first.getByRole('img', { name: en.qrCode }).waitFor();
    const asked: string[] = [];
    second.on('request', (request) => asked.push(request.url()));
    await take(second, link);
    await second.getByRole('heading', { name: en.page.done }).waitFor();
    // No request sends the code to the server, and it does not stay in the address bar.
    expect(asked.join(' ')).to.include('/device').and.not.include('#');
    expect(new URL(second.url()).hash).to.equal('');
    expect(Object.keys(await seatsOn(second))).to.have.members([ada.matchID, waiting.matchID]);
    expect(await second.evaluate(() => localStorage.getItem('paddock.name'))).to.equal('Ada');

    await second.getByRole('link', { name: en.page.table('Bug Race', 'Ben') }).click();
    await first.goto(`${on.server.url}/table/${ada.matchID}`);
    const third = await on.sit(ben);
    await chooses(second);
    await chooses(third);
    // The first device goes on with the choice of the second.
    await new BugRacePlayer(first).sentence.getByText(/Pick a card/).waitFor();
    await new BugRacePlayer(second).sentence.getByText(/Pick a card/).waitFor();
    await new BugRacePlayer(first).moveAndEnd();
  });

  it('a link that was used gives no seats', async () => {
    const link = await makeLink();
    await take(second, link);
    await second.getByRole('heading', { name: en.page.done }).waitFor();
    const third = await newPage(on.browser, phone);
    await take(third, link);
    await third.getByText(en.faults.usedCode).waitFor();
    expect(await third.getByRole('button', { name: en.page.take }).count()).to.equal(0);
    expect(await seatsOn(third)).to.deep.equal({});
  });

  itLong('the right link gives no seats after five wrong ones', async () => {
    const link = await makeLink();
    for (let tries = 0; tries < 5; tries += 1) {
      await take(second, miswritten(link));
      await second.getByText(en.faults.wrongCode).waitFor();
    }
    await take(second, link);
    await second.getByText(en.faults.tooManyTries).waitFor();
    expect(await seatsOn(second)).to.deep.equal({});
  });

  it('the right link works after a wrong one', async () => {
    const link = await makeLink();
    await take(second, miswritten(link));
    await second.getByText(en.faults.wrongCode).waitFor();
    await second.evaluate((right) => {
      window.location.href = right;
    }, link);
    await second.getByRole('button', { name: en.page.take }).click();
    await second.getByRole('heading', { name: en.page.done }).waitFor();
  });

  it('a device keeps its own seat at the same table', async () => {
    await remember(second, ben);
    const link = await makeLink();
    await take(second, link);
    await second.getByText(en.page.kept).waitFor();
    const seats = await seatsOn(second);
    expect(seats[ada.matchID]?.credentials).to.equal(ben.credentials);
    expect(seats[waiting.matchID]?.credentials).to.equal(waiting.credentials);
  });

  it('a device can ask again after the server could not be reached', async () => {
    const link = await makeLink();
    await second.goto(link);
    const button = second.getByRole('button', { name: en.page.take });
    await button.waitFor();
    await second.context().setOffline(true);
    await button.click();
    await second.getByRole('alert').waitFor();
    await second.context().setOffline(false);
    await button.click();
    await second.getByRole('heading', { name: en.page.done }).waitFor();
  });

  it('a link without a code gives no seats', async () => {
    await second.goto(`${on.server.url}/device`);
    await second.getByText(en.page.noCode).waitFor();
    expect(await second.getByRole('button', { name: en.page.take }).count()).to.equal(0);
  });

  it('the first device shows how long its link works, and then makes another', async () => {
    await first.clock.install();
    const link = await makeLink();
    const timer = first.getByRole('timer');
    await first.clock.fastForward('05:00');
    await timer.getByText(/\b[45]:\d\d\b/).waitFor();
    await first.clock.fastForward('05:00');
    await first.getByText(en.over).waitFor();
    expect(await linkOn(first).count()).to.equal(0);
    await first.getByRole('button', { name: en.again }).click();
    await linkOn(first).waitFor();
    expect(await linkOn(first).inputValue())
      .to.match(/#[\w-]{32}$/)
      .and.not.equal(link);
  });

  it('the first device reports that none of its seats is left', async () => {
    for (const seat of [ada, waiting]) {
      expect((await ask(on.server.url, seat, { action: 'leave' })).status).to.equal(200);
    }
    await first.goto(on.server.url);
    await first.getByRole('button', { name: titles.en }).click();
    await first.getByText(en.faults.noSeats).waitFor();
  });

  it('only a device with a seat offers the change of devices', async () => {
    await first.goto(on.server.url);
    await first.getByRole('button', { name: titles.en }).waitFor();
    await second.goto(on.server.url);
    await second.getByRole('button', { name: 'Menu' }).click();
    await second.getByRole('button', { name: 'Choose a name' }).waitFor();
    expect(await second.getByRole('button', { name: titles.en }).count()).to.equal(0);
  });

  for (const [index, language] of languages.entries()) {
    const itHere = language === 'de' ? it : itLong;
    itHere(`the change of devices is accessible on a small screen: ${language}`, async () => {
      const small = { width: 320, height: 640 };
      const colorScheme = index % 2 === 0 ? 'light' : 'dark';
      for (const page of [first, second]) {
        await page.setViewportSize(small);
        await page.emulateMedia({ colorScheme });
        await page.addInitScript((chosen) => {
          localStorage.setItem('paddock.language', chosen);
        }, language);
      }
      const check = async (page: Page, what: string) => {
        await expectAccessible(page, what);
      };
      await first.goto(on.server.url);
      await first.locator('.header-opens-menu').click();
      const button = first.getByRole('button', { name: titles[language] });
      await button.waitFor();
      expect((await button.boundingBox())?.height).to.be.at.least(44);
      await check(first, 'home');
      await button.click();
      await linkOn(first, language).waitFor();
      await check(first, 'dialog');
      await second.goto(await linkOn(first, language).inputValue());
      const takes = second.getByRole('button', { name: words[language].page.take });
      await takes.waitFor();
      await check(second, 'asking');
      await takes.click();
      await second.getByRole('heading', { name: words[language].page.done }).waitFor();
      await check(second, 'taken');
    });
  }
});
