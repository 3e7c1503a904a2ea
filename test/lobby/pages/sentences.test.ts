import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { text as agree } from '../../../lobby/i18n/en/consensus.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { cards, unfoldRules } from '../../support/browser/lobby.ts';
import { byClick } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { get, post, seatPeople } from '../../support/servers/page.ts';
import { ask } from '../../support/servers/served-tables.ts';

describeInBrowser('Messages of the lobby about problems', () => {
  const on = suitePages();

  it('an unknown table shows a message and a link home', async () => {
    const page = await on.visit('/table/no-such-table');
    await page.getByRole('heading', { name: /There is no such table/ }).waitFor();
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'Games' }).waitFor();
  });

  it('an unknown game and an unknown address each show a message', async () => {
    const page = await on.visit('/game/chess');
    await page.getByRole('heading', { name: 'There is no such game here' }).waitFor();
    const answer = await page.goto(`${on.server.url}/nowhere`);
    expect(answer?.status()).to.equal(404);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  });

  it('the slower of two people who want the last seat sees a message', async () => {
    const [{ matchID }] = await seatPeople(on.server.url, ['Ada', 'Ben'], { numPlayers: 3 });
    const page = await on.visit(`/table/${matchID}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Chiara');
    // The seat goes away while this page's own request is on its way.
    await page.route('**/join', async (route) => {
      await post(`${on.server.url}/games/bug-race/${matchID}/join`, { playerName: 'Dieter' });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/Somebody was quicker|All seats are taken now/)
      .waitFor();
    await page.getByText('All seats are taken: you are watching.').waitFor();
  });

  it('a double press takes one seat only', async () => {
    const [{ matchID }] = await seatPeople(on.server.url, ['Ada', 'Ben'], { numPlayers: 4 });
    const page = await on.visit(`/table/${matchID}`);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Chiara');
    await page.getByRole('button', { name: 'Join', exact: true }).dblclick();
    await page.getByText('One seat is still free.').waitFor();
    const table = await get(`${on.server.url}/api/tables/${matchID}`);
    expect(table.json.seats.map(({ name }: { name: string | null }) => name)).to.deep.equal([
      'Ada',
      'Ben',
      'Chiara',
      null,
    ]);
  });

  it('a message being written in the chat survives the start of the race', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben'], { numPlayers: 3 });
    const page = await on.sit(ada);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Here comes');
    await post(`${on.server.url}/games/bug-race/${ada.matchID}/join`, { playerName: 'Chiara' });
    await page.locator('section.bug-race').waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).to.equal(
      'Here comes',
    );
  });

  it('a long word in the chat wraps without sideways scrolling', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await on.sit(ada);
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('x'.repeat(500));
    await page.getByRole('button', { name: 'Send' }).click();
    const line = page.locator('.chat-text');
    await line.waitFor();
    const width = await line.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).to.be.at.most(1);
    expect((await line.boundingBox())?.width).to.be.below(400);
  });

  it('a seat with wrong credentials is given up with a message', async () => {
    const [ada] = await seatPeople(on.server.url, ['Ada', 'Ben'], { numPlayers: 3 });
    const page = await on.sit({ ...ada, credentials: 'wrong' });
    await page
      .getByRole('alert')
      .getByText(/This seat is no longer yours/)
      .waitFor();
    await page.getByRole('button', { name: 'Join', exact: true }).waitFor();
  });

  /** Collects the paths to which a page posts from now on. */
  function postsOf(page: Page): string[] {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    return posts;
  }

  it('a missing name is asked for, and nothing is sent', async () => {
    const page = await on.visit('/game/bug-race/new');
    const posts = postsOf(page);
    await page.locator('form button[type=submit]').click();
    await page.getByText(/Type a name first/).waitFor();
    expect(new URL(page.url()).pathname).to.equal('/game/bug-race/new');
    expect(posts).to.deep.equal([]);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/table\//);
    expect(posts[0], 'with a name').to.equal('/games/bug-race/create');
  });

  it('an option out of range is reported at its field, and nothing is sent', async () => {
    const page = await on.visit('/game/bug-race/new');
    const posts = postsOf(page);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await unfoldRules(page, byClick);
    await page.getByRole('textbox', { name: 'Track length' }).fill('99');
    await page.locator('form button[type=submit]').click();
    await page.getByText('Choose a whole number from 9 to 24.').waitFor();
    expect(new URL(page.url()).pathname).to.equal('/game/bug-race/new');
    expect(posts).to.deep.equal([]);
  });

  it('the page explains a move that the server refuses and returns to the true state', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await on.browser.newPage({ locale: 'it' });
    await remember(page, ada);
    // A server that has moved on meanwhile: this page's card is replaced on the way by one it doesn't have.
    let isReplacing = true;
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const upstream = socket.connectToServer();
      socket.onMessage((message) => {
        const replaced = String(message).replace(/("type":"keepCard","args":\[)\d+/, '$1-1');
        upstream.send(isReplacing ? replaced : message);
      });
    });
    await page.goto(`${on.server.url}/table/${ada.matchID}`);
    await page
      .getByRole('button', { name: /^Carta: / })
      .first()
      .click();
    await page.getByRole('alert').getByText('Quella carta').waitFor();
    expect(ben.matchID).to.equal(ada.matchID);
    const kept = page.locator('[aria-pressed=true].bug-race-card');
    expect(await kept.count()).to.equal(0);
    isReplacing = false;
    await page
      .getByRole('button', { name: /^Carta: / })
      .first()
      .click();
    await kept.waitFor();
    await page.close();
  });

  it('the lobby follows the browser’s language until another is chosen', async () => {
    const page = await on.browser.newPage({ locale: 'de-AT' });
    await page.goto(on.server.url);
    await page.getByRole('heading', { name: 'Offene Tische' }).waitFor();
    await page.locator('header select').selectOption('fr');
    await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).to.equal('fr');
    await page.close();
  });

  it('another person can take a seat that was left during the race', async () => {
    const [ada, ben] = await seatPeople(on.server.url, ['Ada', 'Ben']);
    const page = await on.sit(ada);
    await cards(page).first().click();
    await ask(on.server.url, ben, { action: 'leave' });
    await page.getByRole('button', { name: agree.matters.free(1) }).click();
    await page.getByText('Seat 2 is free: send somebody the link.').waitFor();
    const other = await on.visit(`/table/${ada.matchID}`);
    await other.getByRole('textbox', { name: 'Your name' }).fill('Chiara');
    await other.getByRole('button', { name: 'Join', exact: true }).click();
    await other.getByText('Keep one card.').waitFor();
    await page.getByText('Seat 2 is free').waitFor({ state: 'detached' });
  });
});
