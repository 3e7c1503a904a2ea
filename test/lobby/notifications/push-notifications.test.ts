import { expect } from 'chai';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import { text as calls } from '../../../lobby/i18n/en/notifications.ts';
import { notificationSentences } from '../../../protocol/notification-sentences.ts';
import type { PushAddress, PushedNotification } from '../../../protocol/notifications.ts';
import { describeInBrowser, openBrowser, remember } from '../../support/browser/browser.ts';
import { keepAtOnce } from '../../support/browser/service-worker.ts';
import { post, seatPeople } from '../../support/servers/page.ts';
import { killLeftServers, type RunningServer, servePages } from '../../support/servers/server.ts';

/**
 * Pushes a message to the device by Chromium's debugging protocol, since tests reach no push service. Resolves when the
 * service worker is done with it: Chromium forgets a notification if it is asked for all of them meanwhile.
 */
type Push = (data: string) => Promise<void>;

/** A notification as it is shown. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly data: unknown;
}

const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang, data }) => ({
      title,
      body,
      lang,
      data,
    }));
  });

const untilNoneIsShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while ((await registration.getNotifications()).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

const closeAll = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    for (const notification of await registration.getNotifications()) notification.close();
  });

const turnAt = (matchID: string): PushedNotification => ({
  kind: 'turn',
  matchID,
  language: 'de',
  title: 'Bug Race',
  body: notificationSentences.de.turn,
});

function workerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  return worker;
}

/** An address as a known service gives it; nothing is sent there. */
const addressOf = (name: string): PushAddress => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** Has the service worker count the pushes that it is done with. */
function countPushes(context: BrowserContext): Promise<void> {
  return workerOf(context).evaluate(() => {
    // biome-ignore lint/suspicious/noExplicitAny: the world of the service worker, which TypeScript can't know here
    const world = globalThis as any;
    const { waitUntil } = world.ExtendableEvent.prototype;
    world.pushesDone = 0;
    world.ExtendableEvent.prototype.waitUntil = function (task: Promise<unknown>) {
      waitUntil.call(this, task);
      if (this.type !== 'push') return;
      task.finally(() => {
        world.pushesDone += 1;
      });
    };
  });
}

/** Waits until the service worker is done with so many pushes. */
async function untilDone(context: BrowserContext, pushes: number): Promise<void> {
  const worker = workerOf(context);
  // biome-ignore lint/suspicious/noExplicitAny: as above
  while ((await worker.evaluate(() => (globalThis as any).pushesDone)) < pushes) {
    // It is asked over Chromium's own connection, which takes its time.
  }
}

/**
 * Presses the notification that is shown, and returns what the service worker then asks of the browser. Browsers open
 * and focus windows for real presses only.
 */
async function press(context: BrowserContext): Promise<readonly string[]> {
  return workerOf(context).evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: the world of the service worker, which TypeScript can't know here
    const world = globalThis as any;
    const asked: string[] = [];
    world.clients.openWindow = async (address: string) => asked.push(`open ${address}`);
    world.WindowClient.prototype.focus = async function () {
      asked.push(`focus ${new URL(this.url).pathname}`);
    };
    const [notification] = await world.registration.getNotifications();
    const event = new world.NotificationEvent('notificationclick', { notification });
    const done = new Promise((resolve) => {
      event.waitUntil = (task: Promise<unknown>) => resolve(task);
    });
    world.dispatchEvent(event);
    await done;
    return asked;
  });
}

describeInBrowser('Push notifications', () => {
  let browser: Browser;
  let server: RunningServer;
  let context: BrowserContext;
  /** Looks at the home page. */
  let page: Page;
  let push: Push;

  before(async () => {
    browser = await openBrowser({ isWhole: true });
    server = await servePages();
    context = await browser.newContext({
      serviceWorkers: 'allow',
      locale: 'en',
      reducedMotion: 'reduce',
      permissions: ['notifications'],
    });
    page = await context.newPage();
    push = await pusher();
  });
  afterEach(() => closeAll(page));
  after(async () => {
    await browser.close();
    killLeftServers();
  });

  /** Opens the home page and waits until it has its service worker. */
  async function pusher(): Promise<Push> {
    await page.goto(server.url);
    await keepAtOnce(page);
    await countPushes(context);
    const session = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    const registrationId = await registered;
    let pushes = 0;
    return async (data) => {
      const origin = new URL(server.url).origin;
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      pushes += 1;
      await untilDone(context, pushes);
    };
  }

  it('only the newest notification of each table is shown, in the recipient’s language', async () => {
    await push(JSON.stringify(turnAt('one')));
    expect(await shownOn(page)).to.deep.equal([
      {
        title: 'Bug Race',
        body: notificationSentences.de.turn,
        lang: 'de',
        data: { matchID: 'one' },
      },
    ]);
    const end: PushedNotification = {
      ...turnAt('one'),
      kind: 'end',
      body: notificationSentences.de.end,
    };
    await push(JSON.stringify(end));
    expect((await shownOn(page)).map(({ body }) => body)).to.deep.equal([end.body]);
    await push(JSON.stringify(turnAt('two')));
    const all = (await shownOn(page)).map(({ body }) => body);
    expect(all).to.have.members([end.body, notificationSentences.de.turn]);
  });

  it('an unreadable notification shows only the name of the site', async () => {
    await push('{"kind":"turn","matchID":7,"title":"Boo"}');
    const [shown] = await shownOn(page);
    expect(shown).to.deep.include({ title: 'Paddock', body: '' });
  });

  it('a table in view shows no notification, and other tables do', async () => {
    const [{ matchID }] = await seatPeople(server.url, ['Ada', 'Bo']);
    await push(JSON.stringify(turnAt(matchID)));
    expect(await shownOn(page)).to.have.length(1);
    const table = await context.newPage();
    await table.goto(`${server.url}/table/${matchID}?watch`);
    // The earlier notification is removed.
    await untilNoneIsShown(page);
    await push(JSON.stringify(turnAt(matchID)));
    await push(JSON.stringify(turnAt('another')));
    const shown = await shownOn(page);
    expect(shown.map(({ data }) => data)).to.deep.equal([{ matchID: 'another' }]);
    await table.close();
  });

  it('a pressed notification opens the table or focuses its open page', async () => {
    const matchID = 'one?';
    await push(JSON.stringify(turnAt(matchID)));
    expect(await shownOn(page)).to.have.length(1);
    expect(await press(context)).to.deep.equal(['open /table/one%3F']);
    await untilNoneIsShown(page);
    await push(JSON.stringify(turnAt(matchID)));
    expect(await shownOn(page)).to.have.length(1);
    const table = await context.newPage();
    await table.goto(`${server.url}/table/${encodeURIComponent(matchID)}`);
    expect(await press(context)).to.deep.equal(['focus /table/one%3F']);
    await untilNoneIsShown(page);
    await table.close();
  });

  it('a changed push subscription of the browser replaces the former one', async () => {
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const [former, subscription] = [addressOf('former'), addressOf('next')];
    const { playerID, credentials } = ada;
    const wish = { playerID, credentials, subscription: former, language: 'en' };
    const answer = await post(`${server.url}/api/tables/${ada.matchID}/notifications`, wish);
    expect(answer.status).to.equal(200);
    // This is the event that browsers send, which a test can't make them do.
    await workerOf(context).evaluate(
      async ([old, renewed]) => {
        // biome-ignore lint/suspicious/noExplicitAny: the world of the service worker, which TypeScript can't know here
        const world = globalThis as any;
        const event = new world.ExtendableEvent('pushsubscriptionchange');
        // Methods: tsx would have arrow functions named by a helper that isn't there.
        event.oldSubscription = {
          options: { applicationServerKey: null },
          toJSON() {
            return old;
          },
        };
        event.newSubscription = {
          toJSON() {
            return renewed;
          },
        };
        const done = new Promise((resolve) => {
          event.waitUntil = (task: Promise<unknown>) => resolve(task);
        });
        world.dispatchEvent(event);
        await done;
      },
      [former, subscription] as const,
    );
    const move = async (from: PushAddress, to: PushAddress) => {
      const response = await fetch(`${server.url}/api/notifications`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ former: from, subscription: to }),
      });
      return response.status;
    };
    expect(await move(former, subscription)).to.equal(404);
    expect(await move(subscription, former)).to.equal(200);
  });

  it('push notifications stay off with a reason where the browser has no push service', async () => {
    const [ada] = await seatPeople(server.url, ['Ada', 'Bo']);
    const table = await context.newPage();
    await remember(table, ada);
    await table.goto(`${server.url}/table/${ada.matchID}`);
    await table.getByRole('button', { name: calls.bell }).click();
    const push = table.getByRole('switch', { name: calls.push });
    await push.click();
    await table.getByRole('alert').getByText(calls.obstacles.noService).waitFor();
    expect(await push.isChecked()).to.equal(false);
    await table.close();
  });
});
