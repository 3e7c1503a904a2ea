import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { botWords } from '../../../games/kit/locales/bots.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { button, finishedTable } from '../../support/browser/live-table.ts';
import {
  cards,
  desktop,
  joinTable,
  newPage,
  openTable,
  phone,
} from '../../support/browser/lobby.ts';
import { byClick, byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { tableOn } from '../../support/browser/waiting-room.ts';
import { itLong } from '../../support/long.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { post, type Seated, seatPeople } from '../../support/servers/page.ts';
import { ask, seatIn } from '../../support/servers/served-tables.ts';
import { killLeftServers, startServer } from '../../support/servers/server.ts';

const { bots: words, newTable } = text;
const title = 'Bug Race';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

const chairs = (page: Page) =>
  page.getByRole('list', { name: text.table.seats }).getByRole('listitem').allTextContents();

/** Returns the buttons for one seat by its name. */
const botSeat = (page: Page, who: string) => page.getByRole('group', { name: words.seat(who) });

const level = (page: Page, who: string, name: Level) =>
  botSeat(page, who).getByRole('button', { name: words.levels[name] });

/** Waits until a page shows who sits where. */
async function seesChairs(page: Page, expected: readonly string[]): Promise<void> {
  const list = page.getByRole('list', { name: text.table.seats });
  for (const chair of expected) await list.getByText(chair, { exact: true }).first().waitFor();
}

/** Returns the marks of bots in a board’s list of seats, in their order. */
async function marksOn(page: Page, count: number): Promise<(string | null)[]> {
  const marks = page.locator('.board-place .bot-mark');
  await marks.nth(count - 1).waitFor();
  const all = await marks.all();
  return Promise.all(all.map((mark) => mark.getAttribute('aria-label')));
}

describeInBrowser('Bots in the lobby', () => {
  const on = suitePages();
  after(killLeftServers);

  /** Returns the names and bots at the table of a page, as the server reports them. */
  const seatsOf = async (page: Page) =>
    (await tableOn(page)).seats.map(({ name, bot }) => [name, bot]);

  /** Opens a table for four with what else is chosen in the form. */
  function openForFour(
    page: Page,
    choose: () => Promise<void>,
    url = on.server.url,
  ): Promise<void> {
    const chooseOptions = async () => {
      await radio(page, newTable.playersCount(4, '4')).check();
      await choose();
    };
    return openTable(page, url, { title, name: 'Ada', press: byClick, chooseOptions });
  }

  it('bots sit at a new table as its form says, seat by seat', async () => {
    const page = await newPage(on.browser, phone);
    await openForFour(page, async () => {
      await radio(page, newTable.bots(3, words.levels.fair)).check();
      await page.getByText(newTable.allBots).waitFor();
      await radio(page, newTable.seatBySeat).check();
      await page.getByLabel('Seat 2').selectOption('strong');
      await page.getByLabel('Seat 4').selectOption(newTable.person);
      await page.getByText(newTable.allBots).waitFor({ state: 'detached' });
    });
    await page.getByText('One seat is still free.').waitFor();
    expect(await seatsOf(page)).to.deep.equal([
      ['Ada', null],
      ['Bora', 'strong'],
      ['Mistral', 'fair'],
      [null, null],
    ]);
    expect(await chairs(page)).to.deep.equal([
      'Adayou, host',
      'Borabot, strong',
      'Mistralbot, medium',
      'Seat 4free',
    ]);
  });

  it('a match with bots on all other seats begins at once, with the bots marked', async () => {
    const page = await newPage(on.browser, desktop);
    await openForFour(page, () => radio(page, newTable.bots(3, words.levels.easy)).check());
    await page.locator('section.bug-race').waitFor();
    expect(await marksOn(page, 3)).to.deep.equal(Array(3).fill('bot, easy'));
    const seats = page.locator('.bug-race-seats');
    expect(await seats.textContent()).to.match(/Ada.*Bora.*Mistral.*Scirocco/);
  });

  it('the host adds, changes and removes bots by keyboard alone, and guests see it', async () => {
    const ada = await newPage(on.browser, desktop);
    const ben = await newPage(on.browser, phone);
    await openForFour(ada, async () => {});
    await ada.getByRole('heading', { name: words.heading }).waitFor();
    await joinTable(ben, ada.url(), { name: 'Ben', press: byClick });
    await seesChairs(ada, ['Ben']);

    await byKeyboard(level(ada, 'Seat 3', 'fair'));
    await seesChairs(ben, ['Bora', 'bot, medium', 'Seat 4']);
    expect(await ben.getByRole('heading', { name: words.heading }).count()).to.equal(0);
    expect(await ben.getByRole('group', { name: /^Bot: / }).count()).to.equal(0);
    expect((await chairs(ben))[0]).to.equal('Adaat the table, host');

    await byKeyboard(level(ada, 'Bora', 'strong'));
    await seesChairs(ben, ['bot, strong']);
    const pressed = botSeat(ada, 'Bora').locator('[aria-pressed=true]');
    await pressed.getByText(words.levels.strong).waitFor();
    expect(await pressed.count()).to.equal(1);

    await ada.getByText(words.lastSeat).waitFor();
    await byKeyboard(button(ada, words.sendAwayLabel('Bora')));
    await seesChairs(ben, ['Seat 3', 'Seat 4']);
    await level(ada, 'Seat 3', 'easy').and(ada.locator(':focus')).waitFor();
    await ada.getByText(words.lastSeat).waitFor({ state: 'detached' });

    await byKeyboard(level(ada, 'Seat 4', 'easy'));
    await byKeyboard(level(ada, 'Seat 3', 'fair'));
    for (const page of [ada, ben]) {
      await page.locator('section.bug-race').waitFor();
      expect(await marksOn(page, 2)).to.have.members(['bot, medium', 'bot, easy']);
    }
  });

  it('the table reports bots that could not be seated, even after a reload', async () => {
    const stingy = await startServer({ settings: { MAX_BOTS_PER_HOUR: '2' } });
    const page = await newPage(on.browser, desktop);
    const choose = () => radio(page, newTable.bots(3, words.levels.fair)).check();
    await openForFour(page, choose, stingy.url);
    const told = page.getByRole('alert').getByText(words.notSeated(text.problems.tooManyBots));
    await told.waitFor();
    // It is still true after a reload, and no longer once a bot sits there.
    await page.reload();
    await told.waitFor();
    expect(await chairs(page)).to.include('Seat 2free');
    await stingy.stop();
  });

  it('a player who has left their seat cannot add a bot', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben'], { numPlayers: 3 });
    const page = await on.sit(ada);
    await level(page, 'Seat 3', 'fair').waitFor();
    // Ada leaves in another window while this page's request is on its way.
    await page.route('**/bots', async (route) => {
      await ask(on.server.url, ada, { action: 'leave' });
      await route.continue();
    });
    await level(page, 'Seat 3', 'fair').click();
    await page
      .getByRole('alert')
      .getByText(/^This seat is no longer yours/)
      .first()
      .waitFor();
    expect((await tableOn(page)).seats[2]?.bot).to.equal(null);
  });

  it('a bot plays on for a player who has left and is never shown as away', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben', 'Cleo']);
    const page = await on.sit(ada, phone);
    await cards(page).first().click();
    await ask(on.server.url, ben, { action: 'leave' });
    await page.getByRole('button', { name: agree.matters.free(1) }).click();
    await page.getByText(text.table.botTakesOver).waitFor();
    await level(page, 'Seat 2', 'fair').click();
    await page.getByText(text.table.botTakesOver).waitFor({ state: 'detached' });
    expect(await marksOn(page, 1)).to.deep.equal(['bot, medium']);
    const seatOf = (name: string) => page.locator('.bug-race-seats li').filter({ hasText: name });
    await seatOf('Bora').getByText('has chosen').waitFor();
    // Cleo has no page open, and neither has the bot.
    await seatOf('Cleo').getByText('away').waitFor();
    expect(await seatOf('Bora').getByText('away').count()).to.equal(0);
  });

  it('bots are marked in the list of tables, and a table without people is removed', async () => {
    const host = await newPage(on.browser, desktop);
    await openForFour(host, async () => {
      await radio(host, newTable.seatBySeat).check();
      await host.getByLabel('Seat 3').selectOption('strong');
      await host.getByRole('radio', { name: newTable.listed }).check();
    });
    await seesChairs(host, ['bot, strong']);
    const visitor = await on.visit('/game/bug-race', phone);
    const join = visitor.getByRole('link', {
      name: text.tables.joinLabel(title, 'Ada and Bora (bot)'),
    });
    await join.waitFor();
    const card = visitor.getByRole('article').filter({ has: join });
    await card.getByRole('img', { name: botWords.en.strong }).waitFor();
    await card.getByText(text.tables.free(2, '2')).waitFor();

    await button(host, text.table.leave).click();
    await host.getByText(agree.ways.leaveHelpLast).waitFor();
    await host.getByRole('dialog').getByRole('button', { name: text.table.leave }).click();
    await join.waitFor({ state: 'detached' });
  });

  /** Opens the pages of people at the end of a match against one bot. */
  async function openEnd(names: readonly string[]): Promise<readonly Page[]> {
    const numPlayers = names.length + 1;
    const url = `${on.server.url}/games/bug-race`;
    const { matchID } = (await post(`${url}/create`, { numPlayers })).json;
    const seats: Seated[] = [];
    for (const playerName of names) {
      seats.push({ ...seatIn(await post(`${url}/${matchID}/join`, { playerName })), matchID });
    }
    const [host = expect.fail()] = seats;
    await ask(on.server.url, host, { action: 'bots', bots: { [names.length]: 'strong' } });
    putAtServer(on.server.dataDir, matchID, finishedTable(numPlayers));
    const pages: Page[] = [];
    for (const seat of seats) {
      const page = await on.sit(seat, phone);
      await page.locator('.ranking').getByRole('img', { name: botWords.en.strong }).waitFor();
      pages.push(page);
    }
    return pages;
  }

  it('a rematch of one player against bots begins at once', async () => {
    const [page] = (await openEnd(['Ada'])) as [Page];
    await button(page, agree.again.playAgainBots).click();
    await page.locator('.paddock-sentence').getByText('Keep one card.').waitFor();
    expect(await marksOn(page, 1)).to.deep.equal([botWords.en.strong]);
  });

  it('bots join a rematch of people without being waited for', async () => {
    const [ada, ben] = (await openEnd(['Ada', 'Ben'])) as [Page, Page];
    await button(ada, agree.again.playAgainAll).click();
    await ada.getByText(text.waiting.notHereYet('Ben'), { exact: true }).waitFor();
    await seesChairs(ada, ['Bora', botWords.en.strong, 'Seat 2']);
    await button(ben, agree.again.yes).click();
    for (const page of [ada, ben]) {
      await page.locator('.paddock-sentence').getByText('Keep one card.').waitFor();
      expect(await marksOn(page, 1)).to.deep.equal([botWords.en.strong]);
    }
  });

  itLong('a rematch begins with the players present once others have left', async () => {
    const [ada, ben] = (await openEnd(['Ada', 'Ben'])) as [Page, Page];
    await button(ada, agree.again.playAgainAll).click();
    await ada.getByText(text.waiting.notHereYet('Ben'), { exact: true }).waitFor();
    await ben.getByText(agree.again.asked('Ada', 1)).waitFor();
    await ben.context().close();
    const asked = ada.locator('.paddock-sentence').getByText('Keep one card.');
    await asked.waitFor({ timeout: 30_000 });
    expect(await marksOn(ada, 1)).to.deep.equal([botWords.en.strong]);
    expect(await ada.locator('.bug-race-seats').textContent()).to.not.include('Ben');
  });
});
