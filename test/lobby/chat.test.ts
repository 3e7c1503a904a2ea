import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { markOf, mutedFrom, withAllOfTheirs } from '../../lobby/lib/muted-players.ts';
import type { ChatLine } from '../../protocol/tables.ts';
import { expectAccessible, seriousFaults } from '../support/browser/axe.ts';
import { describeInBrowser, remember, toldBySocket } from '../support/browser/browser.ts';
import { desktop, newPage, phone } from '../support/browser/lobby.ts';
import { byKeyboard } from '../support/browser/press.ts';
import { suitePages } from '../support/browser/suite-pages.ts';
import { itLong } from '../support/long.ts';
import { get, type Seated, Page as SocketPage, seatPeople } from '../support/servers/page.ts';
import { ask, sitAt } from '../support/servers/served-tables.ts';

const smallest = { width: 320, height: 640 };

describe('Muted people', () => {
  const line = (id: string, playerID: string | null): ChatLine => ({
    id,
    playerID,
    name: '',
    text: 'x',
    phrase: null,
    sentAt: 5,
  });
  const idsOf = (lines: readonly ChatLine[], ...muted: readonly ChatLine[]) =>
    withAllOfTheirs(lines, new Set(muted.map(markOf))).map(({ id }) => id);
  const lines = [line('a', '0'), line('b', '1'), line('c', '1'), line('d', null), line('e', null)];

  it('all lines of a muted person are found through one of them, at any seat', () => {
    expect(idsOf(lines, line('b', '1'))).to.deep.equal(['b', 'c']);
    expect(idsOf(lines, line('c', '7'))).to.deep.equal(['b', 'c']);
    expect(idsOf(lines)).to.deep.equal([]);
  });

  it('only the muted line stays muted after its author has left', () => {
    expect(idsOf(lines, line('d', '1'))).to.deep.equal(['d']);
  });

  it('a line with the id of another person’s line mutes nobody else', () => {
    expect(idsOf(lines, { ...line('a', '0'), sentAt: 6 })).to.deep.equal([]);
  });

  it('stored mutes are read, and invalid ones are ignored', () => {
    for (const text of [null, '', '{', '5', 'null', '[]', '{"a":5,"b":[1]}']) {
      expect(mutedFrom(text)).to.deep.equal({});
    }
    expect(mutedFrom('{"a":["5 b"],"b":{}}')).to.deep.equal({ a: ['5 b'] });
  });
});

describeInBrowser('The chat of a table', () => {
  const on = suitePages();

  /** The chat of a table as somebody has it open, in their language. */
  async function openChat(
    seat: Seated,
    { locale = 'en', viewport = desktop }: { locale?: string; viewport?: typeof desktop } = {},
  ): Promise<Page> {
    const options = { locale, viewport, reducedMotion: 'reduce' } as const;
    const page = await (locale === 'en'
      ? newPage(on.browser, viewport)
      : on.browser.newPage(options));
    await remember(page, seat);
    const told = toldBySocket(page);
    await page.goto(`${on.server.url}/table/${seat.matchID}`);
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await page.locator('.chat-form').waitFor();
    await told;
    return page;
  }

  it('a player with the chat out of sight sees a new message and a way to it', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const bens = await newPage(on.browser, phone);
    await remember(bens, ben);
    const told = toldBySocket(bens);
    await bens.goto(`${on.server.url}/table/${ben.matchID}`);
    await told;
    const adas = new SocketPage(on.server.url, ada);
    await adas.sync();
    const notice = bens.locator('.chat-notice button');
    const badge = bens.getByRole('button', { name: '1 new message' });
    const height = () => bens.locator('.play').evaluate((play) => play.getBoundingClientRect().top);
    const before = await height();
    adas.say('Good luck!');
    await notice.getByText('Good luck!').waitFor();
    expect(await notice.textContent()).to.include('Ada');
    await badge.waitFor();
    expect(await height(), 'nothing moves').to.equal(before);
    await badge.click();
    await lineOf(bens, 'Good luck!').waitFor();
    await badge.waitFor({ state: 'detached' });
    await notice.waitFor({ state: 'detached' });
    adas.close();
  });

  const linesOf = (page: Page) => page.locator('.chat-text').allTextContents();
  const lineOf = (page: Page, text: string) =>
    page.locator('.chat-text').getByText(text, { exact: true });
  const speakersOf = (page: Page) => page.locator('.chat-head :is(strong, em)').allTextContents();

  async function say(page: Page, line: string): Promise<void> {
    await page.locator('.chat-form input').fill(line);
    await page.locator('.chat-form [type=submit]').click();
    await lineOf(page, line).waitFor();
  }

  const leave = async (seat: Seated) =>
    expect((await ask(on.server.url, seat, { action: 'leave' })).status).to.equal(200);

  it('every player reads quick messages in their own language', async () => {
    const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo']);
    const adas = await openChat(ada);
    const bos = await openChat(bo, { locale: 'de' });
    const toggle = adas.getByRole('button', { name: 'Quick messages' });
    await byKeyboard(toggle);
    await byKeyboard(adas.getByRole('button', { name: 'Good luck!' }));
    await lineOf(bos, 'Viel Glück!').waitFor();
    expect(await toggle.evaluate((button) => button === document.activeElement)).to.equal(true);
    await bos.getByRole('button', { name: 'Schnellnachrichten' }).click();
    await bos.getByRole('button', { name: 'Danke!' }).click();
    await lineOf(adas, 'Thank you!').waitFor();
    expect(await linesOf(adas)).to.deep.equal(['Good luck!', 'Thank you!']);
    expect(await linesOf(bos)).to.deep.equal(['Viel Glück!', 'Danke!']);
    await bos.locator('header select').selectOption('fr');
    await lineOf(bos, 'Bonne chance !').waitFor();
    await adas.reload();
    await adas.getByRole('tab', { name: /^Chat/ }).click();
    await lineOf(adas, 'Thank you!').waitFor();
  });

  it('the Escape key closes the quick messages without sending one', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Bo']);
    const page = await openChat(ada);
    const toggle = page.getByRole('button', { name: 'Quick messages' });
    await toggle.press('Enter');
    const phrase = page.getByRole('button', { name: 'Ouch!' });
    await phrase.press('Escape');
    await phrase.waitFor({ state: 'detached' });
    expect(await toggle.evaluate((button) => button === document.activeElement)).to.equal(true);
    await say(page, 'Planted');
    expect(await linesOf(page)).to.deep.equal(['Planted']);
  });

  it('messages of a muted player stay hidden after a change of name, until they are unmuted', async () => {
    const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo']);
    const adas = await openChat(ada);
    const bos = await openChat(bo);
    await say(adas, 'Hello');
    await say(bos, 'Bah');
    await lineOf(adas, 'Bah').waitFor();
    expect(await adas.getByRole('button', { name: /^Mute/ }).count(), 'only others').to.equal(1);
    await byKeyboard(adas.getByRole('button', { name: 'Mute Bo' }));
    await adas.getByText('1 message from a muted player').waitFor();
    const undo = adas.getByRole('button', { name: 'Unmute Bo' });
    expect(await undo.evaluate((button) => button === document.activeElement)).to.equal(true);
    await ask(on.server.url, bo, { action: 'update', newName: 'Boris' });
    await say(bos, 'Bah again');
    await adas.getByText('2 messages from a muted player').waitFor();
    expect(await linesOf(adas)).to.deep.equal(['Hello']);
    await adas.reload();
    await adas.getByRole('tab', { name: /^Chat/ }).click();
    await adas.getByText('2 messages from a muted player').waitFor();
    await adas.getByRole('button', { name: 'Show' }).click();
    expect(await linesOf(adas)).to.deep.equal(['Hello', 'Bah', 'Bah again']);
    await adas.getByRole('button', { name: 'Unmute Boris' }).click();
    await adas.getByText('of a muted player').waitFor({ state: 'detached' });
    expect(await linesOf(adas)).to.deep.equal(['Hello', 'Bah', 'Bah again']);
    expect(await linesOf(bos), 'told to nobody').to.deep.equal(['Hello', 'Bah', 'Bah again']);
  });

  it('a message of a muted player is not counted as new', async () => {
    const [ada, bo, chiara] = await seatPeople(on.server.url, ['Ada', 'Bo', 'Chiara']);
    const adas = await openChat(ada);
    const bos = await openChat(bo);
    const chiaras = await openChat(chiara ?? expect.fail('Nobody came third.'));
    await say(bos, 'Bah');
    await adas.getByRole('button', { name: 'Mute Bo' }).click();
    await adas.getByText('1 message from a muted player').waitFor();
    await adas.getByRole('tab', { name: 'Log' }).click();
    await say(bos, 'Bah again');
    await say(chiaras, 'Hello');
    await adas.getByRole('tab', { name: /^Chat.*1 new message$/ }).waitFor();
  });

  it('a new player on the seat of a muted player is not muted', async () => {
    const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo']);
    const adas = await openChat(ada);
    await say(await openChat(bo), 'Bah');
    await adas.getByRole('button', { name: 'Mute Bo' }).click();
    await adas.getByText('1 message from a muted player').waitFor();
    await leave(bo);
    const chiara = await sitAt(on.server.url, bo, { name: 'Chiara' });
    await say(await openChat(chiara), 'Hello');
    await lineOf(adas, 'Hello').waitFor();
    await adas.getByText('1 message from a muted player').waitFor();
    expect(await speakersOf(adas)).to.deep.equal(['Chiara']);
  });

  it('messages of a player who has left stay without their name', async () => {
    const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo']);
    const adas = await openChat(ada, { locale: 'it' });
    const bos = await openChat(bo);
    await say(adas, 'Ciao');
    await say(bos, 'Bye');
    await lineOf(adas, 'Bye').waitFor();
    expect(await speakersOf(adas)).to.deep.equal(['Ada', 'Bo']);
    await leave(bo);
    await adas.locator('.chat-head').getByText('qualcuno che se n’è andato').waitFor();
    expect(await speakersOf(adas)).to.deep.equal(['Ada', 'qualcuno che se n’è andato']);
    expect(await linesOf(adas)).to.deep.equal(['Ciao', 'Bye']);
  });

  it('a player who deletes their data vanishes from the table, the chat and the browser', async () => {
    const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo'], {
      setupData: { expert: true },
    });
    const adas = await openChat(ada);
    const bos = await openChat(bo);
    await say(adas, 'Hello');
    await say(bos, 'Hi Ada');
    await lineOf(bos, 'Hello').waitFor();
    await adas.getByRole('button', { name: /Choose a name|You are/ }).click();
    await adas.getByRole('button', { name: 'Privacy' }).click();
    await adas.getByText(/your seat \(1\): you leave the table/).waitFor();
    expect(await seriousFaults(adas)).to.deep.equal([]);
    await adas.getByRole('button', { name: 'Delete my data' }).click();
    await adas.getByText('Your data has been deleted').waitFor();
    await lineOf(bos, 'Hello').waitFor({ state: 'detached' });
    expect(await linesOf(bos)).to.deep.equal(['Hi Ada']);
    // The page would remember the seat again when it is loaded, as this test had it do.
    const kept = await adas.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => key.startsWith('paddock.'))).to.deep.equal([]);
    const { json } = await get(`${on.server.url}/api/tables/${ada.matchID}`);
    const names = json.seats.map(({ name }: { name: string | null }) => name);
    expect(names[1]).to.equal('Bo');
    expect(names).to.not.include('Ada');
    await adas.getByRole('button', { name: 'All games' }).click();
    await adas.waitForURL(`${on.server.url}/`);
  });

  for (const viewport of [desktop, smallest]) {
    const itHere = viewport === smallest ? it : itLong;
    itHere(`the chat is accessible and fits at ${viewport.width} px`, async () => {
      const [ada, bo] = await seatPeople(on.server.url, ['Ada', 'Bo']);
      const page = await openChat(ada, { viewport, locale: 'de' });
      const bos = await openChat(bo);
      await say(bos, 'x'.repeat(60));
      await say(page, 'Hallo');
      await say(bos, 'Hm');
      await page.getByRole('button', { name: 'Bo stummschalten' }).first().click();
      await page.getByRole('button', { name: 'Zeigen' }).first().click();
      await page.getByRole('button', { name: 'Schnellnachrichten' }).click();
      await page.getByRole('button', { name: 'Autsch!' }).waitFor();
      await expectAccessible(page);
    });
  }
});
