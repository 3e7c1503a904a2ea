import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openBrowser, recordFrames } from '../support/browser.ts';
import { BugRacePlayer, byClick, byKeyboard, type Press } from '../support/bug-race-player.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Everything in socket messages that is a state's G, wherever it is in them. */
function statesIn(frames: readonly string[]): { players: Record<string, unknown> }[] {
  const found: { players: Record<string, unknown> }[] = [];
  // socket.io's events are the frames that begin with 42.
  const events = frames.filter((frame) => frame.startsWith('42'));
  JSON.stringify(
    events.map((frame) => JSON.parse(frame.slice(frame.indexOf('[')))),
    (key, value) => {
      if (key === 'G') found.push(value);
      return value;
    },
  );
  return found;
}

/** Nothing that a page was ever sent holds another's hand, the pile, or the chance to come. */
function expectNoSecrets(frames: readonly string[], ownSeat: string | undefined): void {
  const states = statesIn(frames);
  expect(states.length, 'states were sent').to.be.above(20);
  for (const G of states) {
    // Before it has sat down a page is a spectator's.
    expect(Object.keys(G.players).filter((seat) => seat !== ownSeat)).to.deep.equal([]);
    expect(G).to.not.have.property('secret');
  }
  const all = frames.join('\n');
  expect(all).to.not.contain('prngstate');
  expect(all).to.not.contain('"seed"');
  expect(all).to.not.contain('credentials');
  const choices = all.matchAll(
    /"type":"keepCard","args":(?<args>\[\d+\]|null),"playerID":"(?<seat>\d)"/g,
  );
  for (const { groups } of choices) {
    if (groups?.seat !== ownSeat) expect(groups?.args, 'another’s choice').to.equal('null');
  }
}

describeInBrowser('a whole match of Bug Race in the browser', function () {
  this.timeout(180_000);
  let browser: Browser;
  let server: RunningServer;

  before(async () => {
    browser = await openBrowser();
    server = await startServer();
  });

  after(async () => {
    await browser.close();
    await server.stop();
  });

  async function newPage(
    viewport: { width: number; height: number },
    locale = 'en',
  ): Promise<Page> {
    const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    return page;
  }

  /** Lays a short table from the shelf and sits down as its host. */
  async function layTable(page: Page, name: string, press: Press): Promise<void> {
    await page.goto(server.url);
    await press(page.getByRole('link', { name: 'New table: Bug Race' }));
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await page.getByRole('textbox', { name: 'Track length' }).fill('9');
    await press(page.getByRole('button', { name: 'Open the table' }));
    await page.getByRole('heading', { name: /waiting for players/ }).waitFor();
  }

  async function sitDown(page: Page, address: string, name: string, press: Press): Promise<void> {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Your name' }).fill(name);
    await press(page.getByRole('button', { name: 'Sit down' }));
    await page.locator('.bug-race').waitFor();
  }

  async function playTurn(...players: readonly BugRacePlayer[]): Promise<void> {
    for (const player of players) await player.choose();
    for (const player of players) await player.moveAndEnd();
  }

  /** Plays turns until the race is over; everybody comes to see the ranking. */
  async function playToTheEnd(players: readonly BugRacePlayer[]): Promise<void> {
    const [first] = players;
    for (let turn = 0; turn < 60 && first; turn += 1) {
      const next = first.sentence.getByText('Keep one card.');
      const end = first.ranking;
      await next.or(end).first().waitFor();
      if (await first.ranking.isVisible()) return;
      await playTurn(...players);
    }
    throw new Error('The race never ends.');
  }

  it('two play by clicking, one of them on a phone, a third watches; reload and restart in between', async () => {
    const ada = new BugRacePlayer(await newPage(desktop));
    const ben = new BugRacePlayer(await newPage(phone));
    const watcher = await newPage(desktop);
    const frames = [ada.page, ben.page, watcher].map((page) => recordFrames(page));
    await layTable(ada.page, 'Ada', byClick);
    const address = ada.page.url();
    await sitDown(ben.page, address, 'Ben', byClick);
    await watcher.goto(address);
    await watcher.getByText('You are watching.').waitFor();

    await playTurn(ada, ben);
    await ada.choose();
    await ben.page.reload();
    await ben.choose();
    await ada.moveAndEnd();

    const { port, dataDir } = server;
    await server.kill();
    await ben.page.getByText('Connection lost').waitFor();
    server = await startServer({ port, dataDir });
    await ben.page.getByText('Connection lost').waitFor({ state: 'detached' });
    await ben.moveAndEnd();

    await playToTheEnd([ada, ben]);
    for (const page of [ada.page, ben.page, watcher]) {
      const told = await page.getByRole('list', { name: 'Ranking' }).textContent();
      expect(told).to.contain('Ada');
      expect(told).to.contain('Ben');
    }
    expectNoSecrets(frames[0] ?? [], '0');
    expectNoSecrets(frames[1] ?? [], '1');
    expectNoSecrets(frames[2] ?? [], undefined);
  });

  it('play again brings the same people to a new table, each to the own seat', async () => {
    const ada = new BugRacePlayer(await newPage(desktop));
    const ben = new BugRacePlayer(await newPage(phone));
    await layTable(ada.page, 'Ada', byClick);
    await sitDown(ben.page, ada.page.url(), 'Ben', byClick);
    await playToTheEnd([ada, ben]);
    const first = ada.page.url();
    await ada.page.getByRole('button', { name: 'Play again with the same people' }).click();
    await ada.page.waitForURL((url) => url.href !== first);
    await ben.page.getByText('Ada is ready to play again.').waitFor();
    await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
    await playTurn(ada, ben);
    expect(new URL(ben.page.url()).pathname).to.equal(new URL(ada.page.url()).pathname);
  });

  it('with the keyboard alone, from the shelf to the end', async () => {
    const ada = new BugRacePlayer(await newPage(desktop), byKeyboard);
    const ben = new BugRacePlayer(await newPage(phone), byKeyboard);
    await layTable(ada.page, 'Ada', byKeyboard);
    await sitDown(ben.page, ada.page.url(), 'Ben', byKeyboard);
    await playToTheEnd([ada, ben]);
    await ben.ranking.waitFor();
  });
});
