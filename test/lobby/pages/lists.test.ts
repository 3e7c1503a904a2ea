import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { joinedBy, openRoom } from '../../support/browser/waiting-room.ts';
import { type Seated, seatPeople } from '../../support/servers/page.ts';
import { ask } from '../../support/servers/served-tables.ts';

const section = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('article');

describeInBrowser('Lists of tables', () => {
  const on = suitePages();

  /** Opens a page of a browser that has these seats. */
  async function pageAt(seats: readonly Seated[]): Promise<Page> {
    const page = await on.visit('/');
    for (const seat of seats) await remember(page, seat);
    return page;
  }

  const yours = (page: Page) => section(page, text.tables.yours);

  it('a player’s waiting tables come first, marked and counted, in one request', async () => {
    // In the first turn of Bug Race everybody chooses; at a table that has not begun nobody does.
    const waiting: Seated[] = [];
    for (const name of ['Ben', 'Cleo']) {
      const [ada] = await seatPeople(on.server.url, ['Ada', name], { unlisted: true });
      waiting.push(ada);
    }
    const idle = await openRoom(on.browser, on.server.url, { count: 3 });
    const [first] = waiting;
    if (!first) return expect.fail('Nothing was laid.');
    const page = idle;
    for (const seat of waiting) await remember(page, seat);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(on.server.url);
    await yours(page).nth(2).waitFor();
    const marks = await yours(page).evaluateAll((cards) =>
      cards.map((card) => card.querySelector('.your-turn') !== null),
    );
    expect(marks).to.deep.equal([true, true, false]);
    await page.getByText(text.tables.waiting(2, '2')).waitFor();
    await page.waitForFunction(() => document.title.startsWith('(2) '));
    // The live lists ask for open and running ones, this one for all of ours at once.
    expect(asked.filter((path) => path === '/api/tables').length).to.be.at.least(3);
    expect(asked.filter((path) => path.startsWith('/api/tables/') && !path.endsWith('events'))).to
      .be.empty;
  });

  it('a link leads from one table to the next that waits for the player', async () => {
    const here = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const there = await seatPeople(on.server.url, ['Ada', 'Cleo']);
    const page = await pageAt([here[0], there[0]]);
    await page.goto(`${on.server.url}/table/${here[0].matchID}`);
    const link = page.getByRole('link', { name: text.elsewhere.next('1') });
    await link.click();
    await page.waitForURL(`**/table/${there[0].matchID}`);
    await page.locator('section.bug-race').waitFor();
    await page.getByRole('link', { name: text.elsewhere.next('1') }).waitFor();
  });

  it('the list shows the time control of a table and who is away', async () => {
    const ada = await openRoom(on.browser, on.server.url, {
      count: 3,
      host: 'Zoe',
      timeControl: { kind: 'days', days: 3 },
    });
    const ben = await joinedBy(on.browser, ada, 'Yann');
    const visitor = await on.visit('/');
    const card = section(visitor, text.tables.open).filter({ hasText: 'Zoe' });
    await card.getByText(text.tables.timeControls.days).waitFor();
    await card.getByText('Yann').waitFor();
    await ben.goto('about:blank');
    await card
      .getByRole('listitem')
      .filter({ hasText: 'Yann' })
      .getByText(text.tables.isAway)
      .waitFor();
    const zoe = card.getByRole('listitem').filter({ hasText: 'Zoe' });
    expect(await zoe.getByText(text.tables.isAway).count()).to.equal(0);
  });

  it('only seats at tables that no longer exist are forgotten', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const [other] = await seatPeople(on.server.url, ['Ada', 'Cleo']);
    const page = await pageAt([ada, other]);
    for (const seat of [ada, ben]) await ask(on.server.url, seat, { action: 'leave' });
    await page.reload();
    await yours(page).first().waitFor();
    await page.waitForFunction(
      (gone) => !(localStorage.getItem('paddock.seats') ?? '').includes(gone),
      ada.matchID,
    );
    expect(await yours(page).count()).to.equal(1);
    const kept = await page.evaluate(() => localStorage.getItem('paddock.seats'));
    expect(kept).to.include(other.matchID);
  });
});
