import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { languages } from '../../../games/kit/language.ts';
import { text as calls } from '../../../lobby/i18n/en/notifications.ts';
import { notificationSentences } from '../../../protocol/notification-sentences.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, openBrowser, remember } from '../../support/browser/browser.ts';
import { textsOf } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { BugRacePlayer } from '../../support/players/bug-race-player.ts';
import { post, type Seated, Page as SocketPage, seatPeople } from '../../support/servers/page.ts';
import { ask, seatIn } from '../../support/servers/served-tables.ts';
import { type RunningServer, servePages } from '../../support/servers/server.ts';

/** The first notes of the sounds, in Hertz. The test tells the sounds apart by them. */
const notes = { turn: 659, join: 262, start: 392, end: 523, chat: 1319 } as const;

/** The sounds, notifications and badges that a page asks of the browser. */
interface Heard {
  /** Whether sounds can be made. */
  isUnlocked: boolean;
  readonly tones: number[];
  /** Tones that have died away. */
  ended: number;
  readonly notifications: { readonly title: string; readonly body: string; readonly tag: string }[];
  readonly badges: (number | undefined)[];
  isHidden: boolean;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

/** Notes the sounds, notifications and badges of every page that is loaded from now on. */
async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard = {
      isUnlocked: false,
      tones: [],
      ended: 0,
      notifications: [],
      badges: [],
      isHidden: false,
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.isUnlocked = true;
      }
    };
    window.heard = heard;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.tones.push(Math.round(this.frequency.value));
      this.addEventListener('ended', () => {
        heard.ended += 1;
      });
      start.call(this, when);
    };
    window.Notification = class extends Notification {
      constructor(title: string, options: NotificationOptions = {}) {
        super(title, options);
        heard.notifications.push({ title, body: options.body ?? '', tag: options.tag ?? '' });
      }
    };
    Navigator.prototype.setAppBadge = async (count) => {
      heard.badges.push(count);
    };
    Navigator.prototype.clearAppBadge = async () => {
      heard.badges.push(0);
    };
    Object.defineProperty(document, 'hidden', {
      get() {
        return heard.isHidden;
      },
    });
  });
}

const tonesOn = (page: Page) => page.evaluate(() => window.heard.tones);

/** Waits until the sound with this first note has been made and has died away. */
async function untilHeard(page: Page, note: number): Promise<void> {
  await page.waitForFunction(
    (first) => {
      const { tones, ended } = window.heard;
      return tones.includes(first) && ended === tones.length;
    },
    note,
    { polling: 50 },
  );
}

const silence = (page: Page) =>
  page.evaluate(() => {
    window.heard.tones.length = 0;
    window.heard.ended = 0;
  });

const wordsIn = await textsOf<typeof calls>('notifications');

describeInBrowser('Notifications at a table', () => {
  let browser: Browser;
  let server: RunningServer;
  let context: BrowserContext;
  let page: Page;
  let sockets: SocketPage[];

  before(async () => {
    browser = await openBrowser({ isWhole: true });
    server = await servePages();
  });
  after(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    sockets = [];
    context = await browser.newContext({
      locale: 'en',
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
      permissions: ['notifications'],
    });
    page = await context.newPage();
    await hear(page);
  });
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await context.close();
  });

  /** Opens a table of so many seats with Ada, whose page is open, and Bo. */
  async function openAs(numPlayers: number): Promise<readonly [Seated, Seated]> {
    const [ada, bo] = await seatPeople(server.url, ['Ada', 'Bo'], { numPlayers });
    await remember(page, ada);
    await page.goto(`${server.url}/table/${ada.matchID}`);
    await bell().waitFor();
    return [ada, bo];
  }

  async function sitDown({ matchID }: Seated, playerName: string): Promise<Seated> {
    const answer = await post(`${server.url}/games/bug-race/${matchID}/join`, { playerName });
    return { ...seatIn(answer), matchID };
  }

  async function socketOf(seat: Seated): Promise<SocketPage> {
    const socket = new SocketPage(server.url, seat);
    sockets.push(socket);
    const { matchID, playerID, credentials } = seat;
    socket.send('sync', matchID, playerID, credentials, 2);
    await socket.next('table');
    return socket;
  }

  const press = () => page.mouse.click(2, 2);
  const unlock = async () => {
    await press();
    await page.waitForFunction(() => window.heard.isUnlocked);
  };
  const bell = () => page.getByRole('button', { name: calls.bell });
  const openDialog = () => bell().click();
  const close = () => page.keyboard.press('Escape');

  it('each kind of event has a sound after the first press on the page', async () => {
    const [ada, bo] = await openAs(4);
    const socket = await socketOf(bo);
    socket.say('Psst', 'first');
    await page.getByText('Psst').first().waitFor();
    expect(await tonesOn(page)).to.deep.equal([]);
    await unlock();
    socket.say('Hello', 'second');
    await untilHeard(page, notes.chat);
    const cy = await sitDown(ada, 'Cy');
    await untilHeard(page, notes.join);
    const di = await sitDown(ada, 'Di');
    await untilHeard(page, notes.start);
    // All agree to end it.
    for (const seat of [ada, bo, cy, di]) {
      await ask(server.url, seat, { action: 'agree', kind: 'end', seat: null, isAgreed: true });
    }
    await untilHeard(page, notes.end);
  });

  it('a player’s turn makes a sound and marks the title and the icon', async () => {
    const [, bo] = await openAs(2);
    const other = await browser.newContext({ locale: 'en', reducedMotion: 'reduce' });
    const others = await other.newPage();
    await remember(others, bo);
    await others.goto(`${server.url}/table/${bo.matchID}`);
    const [mine, theirs] = [new BugRacePlayer(page), new BugRacePlayer(others)];
    await mine.choose();
    await page.waitForFunction(() => !document.title.startsWith('●'));
    await silence(page);
    await theirs.choose();
    const isMine = mine.asked.waitFor().then(() => true);
    if (!(await Promise.race([isMine, theirs.asked.waitFor().then(() => false)]))) {
      await theirs.moveAndEnd();
    }
    await untilHeard(page, notes.turn);
    await page.waitForFunction(() => document.title.startsWith('●'));
    expect(await page.evaluate(() => window.heard.badges.at(-1))).to.equal(1);
    expect(await page.evaluate(() => window.heard.badges.includes(0))).to.equal(true);
    await other.close();
  });

  it('tables that wait are counted in the title of the home page and on the icon', async () => {
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const [, bo] = await seatPeople(server.url, ['Ada', 'Bo']);
    const [waiting] = await seatPeople(server.url, ['Ada', 'Bo'], { numPlayers: 3 });
    for (const seat of [ada, bo, waiting]) await remember(page, seat);
    await page.goto(server.url);
    await page.waitForFunction(() => document.title === '(2) Paddock');
    expect(await page.evaluate(() => window.heard.badges.at(-1))).to.equal(2);
  });

  itLong('the chosen volume or silence is remembered', async () => {
    const [, bo] = await openAs(3);
    const socket = await socketOf(bo);
    await openDialog();
    await page.getByRole('button', { name: calls.listen }).click();
    await untilHeard(page, notes.turn);
    await page.getByRole('slider', { name: calls.volume }).fill('20');
    await page.getByRole('switch', { name: calls.sound }).click();
    await close();
    await silence(page);
    socket.say('Unheard', 'first');
    await page.getByText('Unheard').first().waitFor();
    await page.reload();
    await bell().waitFor();
    await press();
    socket.say('Still unheard', 'second');
    await page.getByText('Still unheard').first().waitFor();
    expect(await tonesOn(page)).to.deep.equal([]);
    await openDialog();
    expect(await page.getByRole('slider').count()).to.equal(0);
    await page.getByRole('switch', { name: calls.sound }).click();
    await untilHeard(page, notes.turn);
    expect(await page.getByRole('slider', { name: calls.volume }).inputValue()).to.equal('20');
    await close();
    socket.say('Heard', 'third');
    await untilHeard(page, notes.chat);
  });

  it('notifications appear in a hidden tab once they are switched on', async () => {
    const [ada, bo] = await openAs(3);
    const hide = (isHidden: boolean) =>
      page.evaluate((isOn) => {
        window.heard.isHidden = isOn;
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    const notifications = () => page.evaluate(() => window.heard.notifications);
    await openDialog();
    const notify = page.getByRole('switch', { name: calls.notifications });
    expect(await notify.isChecked()).to.equal(false);
    await notify.click();
    await page.waitForFunction(() => localStorage.getItem('paddock.notifications') === 'on');
    expect(await notify.isChecked()).to.equal(true);
    await close();
    await hide(true);
    // Messages that are no notification show nothing.
    (await socketOf(bo)).say('Hello');
    await page.getByText('Hello').first().waitFor();
    await sitDown(ada, 'Cy');
    await page.waitForFunction(() => window.heard.notifications.length > 0);
    expect(await notifications()).to.deep.equal([
      {
        title: 'Bug Race',
        body: notificationSentences.en.start,
        tag: `paddock-table-${ada.matchID}`,
      },
    ]);
  });

  it('no notification appears while the player looks at the table', async () => {
    const [ada] = await openAs(3);
    await page.evaluate(() => localStorage.setItem('paddock.notifications', 'on'));
    await page.reload();
    await bell().waitFor();
    await unlock();
    await sitDown(ada, 'Cy');
    // After the sound the page knows of the start.
    await untilHeard(page, notes.start);
    expect(await page.evaluate(() => window.heard.notifications)).to.deep.equal([]);
  });

  itLong('the page says why notifications stay off where the browser forbids them', async () => {
    await context.clearPermissions();
    await openAs(3);
    await openDialog();
    await page.getByRole('switch', { name: calls.notifications }).click();
    const { notAllowed, blockedHere } = calls.obstacles;
    const reason = page.getByRole('alert').getByText(new RegExp(`${notAllowed}|${blockedHere}`));
    await reason.waitFor();
    expect(await page.getByRole('switch', { name: calls.notifications }).isChecked()).to.equal(
      false,
    );
    await expectAccessible(page);
  });

  for (const language of languages) {
    const itHere = language === 'de' ? it : itLong;
    itHere(`notifications can be set by keyboard on a small screen: ${language}`, async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await openAs(3);
      const words = wordsIn[language];
      await page.evaluate((to) => localStorage.setItem('paddock.language', to), language);
      await page.reload();
      await page.getByRole('button', { name: words.bell }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.bell });
      await dialog.getByRole('switch', { name: words.notifications }).waitFor();
      await expectAccessible(page);
      const sound = dialog.getByRole('switch', { name: words.sound });
      await sound.focus();
      await page.keyboard.press('Space');
      expect(await sound.isChecked()).to.equal(false);
      await page.keyboard.press('Space');
      expect(await sound.isChecked()).to.equal(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await page
        .locator(':focus')
        .and(page.getByRole('button', { name: words.bell }))
        .waitFor();
    });
  }
});
