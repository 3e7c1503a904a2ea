import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { info as bugRaceInfo } from '../../../games/bug-race/info.ts';
import { languages } from '../../../games/kit/language.ts';
import type { TimeControl } from '../../../protocol/tables.ts';
import { expectAccessible, seriousFaults } from '../../support/browser/axe.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { cards, joinTable, newPage, phone } from '../../support/browser/lobby.ts';
import { byClick, byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import {
  joinedBy,
  namesOn,
  openRoom,
  seesChair,
  tableOn,
} from '../../support/browser/waiting-room.ts';
import { itLong } from '../../support/long.ts';

const { host: words, changed, waiting, newTable, timeControl } = text;

const board = (page: Page) => page.locator('section.bug-race');
const option = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('radio', { name, exact: true });
const withClock: TimeControl = { kind: 'clock', turnSeconds: 30, reserveSeconds: 180 };
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: text.save });

describeInBrowser('The waiting room', () => {
  const on = suitePages();

  const lay = (count: number, timeControl?: TimeControl) =>
    openRoom(on.browser, on.server.url, { count, ...(timeControl && { timeControl }) });

  /** Seats a player through the page, so that the table knows their browser. */
  async function sitDownByHand(host: Page, name: string): Promise<Page> {
    const page = await newPage(on.browser, phone);
    await joinTable(page, host.url(), { name, press: byClick });
    return page;
  }

  it('a player who is alone can play against bots until somebody joins', async () => {
    const ada = await lay(3);
    await button(ada, waiting.meanwhile).click();
    await ada.getByText(waiting.meanwhileNote).waitFor();
    await board(ada).waitFor();
    await button(ada, waiting.backToTable).click();
    await seesChair(ada, 'Ada', text.table.host);
    await button(ada, waiting.meanwhile).click();
    await board(ada).waitFor();
    await joinedBy(on.browser, ada, 'Ben');
    await seesChair(ada, 'Ben', text.table.isAtTable);
    expect(await button(ada, waiting.meanwhile).count()).to.equal(0);
  });

  it('a guest sees what the game is before they join', async () => {
    const ada = await lay(3);
    const guest = await newPage(on.browser, phone);
    await guest.goto(ada.url());
    const { line } = bugRaceInfo.description.en;
    await guest.getByText(line).waitFor();
    await guest.getByRole('link', { name: text.ways.lessonOf('Bug Race') }).waitFor();
    const steps = guest.locator('.rules-steps li');
    await steps.first().waitFor();
    expect(await steps.count()).to.equal(5);
    const sections = guest.locator('[data-rule]');
    expect(await sections.first().isVisible()).to.equal(false);
    await button(guest, text.game.allRules).click();
    expect(await sections.first().isVisible()).to.equal(true);
  });

  it('the room shows host, presence and time control, and the match begins once all are present', async () => {
    const ada = await lay(3, withClock);
    const ben = await joinedBy(on.browser, ada, 'Ben');
    await seesChair(ben, 'Ada', `${text.table.isAtTable}, ${text.table.host}`);
    await ben.getByText(waiting.hostIs('Ada')).waitFor();
    await ben.getByText(timeControl.clock('30 seconds', '3 minutes')).waitFor();
    await seesChair(ada, 'Ben', text.table.isAtTable);
    const address = ada.url();
    await ben.goto('about:blank');
    await seesChair(ada, 'Ben', text.tables.isAway);
    const cleo = await joinedBy(on.browser, ada, 'Cleo');
    for (const page of [ada, cleo]) await page.getByText(waiting.awaits('Ben', 1)).waitFor();
    expect((await tableOn(ada)).begunAt).to.equal(null);
    await ben.goto(address);
    for (const page of [ada, ben, cleo]) await board(page).waitFor();
  });

  it('the host can start with free seats as soon as enough players are there', async () => {
    const ada = await lay(4);
    const start = (count: number) => button(ada, words.start(count, String(count)));
    await ada.getByText(words.tooFew('Bug Race', '2')).waitFor();
    expect(await start(1).isDisabled()).to.equal(true);
    const ben = await newPage(on.browser, phone);
    await ben.goto(ada.url());
    await ben.getByRole('textbox', { name: text.name.label }).fill('Ben');
    await ben.getByRole('radio', { name: 'Seat 4' }).check();
    await button(ben, text.join.sitDown).click();
    await start(2).waitFor();
    expect(await button(ben, words.start(2, '2')).count()).to.equal(0);
    expect(await namesOn(ada)).to.deep.equal(['Ada', null, null, 'Ben']);
    await byKeyboard(start(2));
    for (const page of [ada, ben]) await board(page).waitFor();
    expect(await namesOn(ada)).to.deep.equal(['Ada', 'Ben']);
    // Ben's page has followed to his new seat: he has cards to choose from.
    await cards(ben).first().waitFor();
  });

  it('the host can change rules, seats, time control and listing, and guests are notified', async () => {
    const ada = await lay(3);
    const ben = await joinedBy(on.browser, ada, 'Ben');
    await seesChair(ada, 'Ben', text.table.isAtTable);
    await button(ada, words.settings).click();
    const dialog = ada.getByRole('dialog', { name: words.settings });
    expect(await option(ada, '2 players').isDisabled(), 'two sit there').to.equal(false);
    await option(ada, '4 players').check();
    await dialog.getByRole('radio', { name: newTable.private }).check();
    await option(ada, timeControl.kinds.days).check();
    await option(ada, '3 days').check();
    await dialog.locator('summary').click();
    await dialog.getByRole('textbox', { name: 'Track length' }).fill('9');
    await save(ada).click();
    await dialog.waitFor({ state: 'detached' });
    for (const sentence of [
      changed.rules('Track length: 9'),
      changed.players('4 players'),
      changed.timeControl(timeControl.days('3 days')),
      changed.private,
    ]) {
      await ben.getByRole('status').filter({ hasText: sentence }).waitFor();
    }
    const table = await tableOn(ada);
    expect(table.seats).to.have.length(4);
    expect(table.unlisted).to.equal(true);
    expect(table.timeControl).to.deep.equal({ kind: 'days', days: 3 });
    expect(table.setupData).to.include({ trackLength: 9 });
    expect(await ada.getByText(changed.private).count(), 'nothing new to the host').to.equal(0);
  });

  it('the settings keep all taken seats and refuse wrong rules before sending', async () => {
    const ada = await lay(4);
    await joinedBy(on.browser, ada, 'Ben');
    await joinedBy(on.browser, ada, 'Cleo');
    await seesChair(ada, 'Cleo', text.table.isAtTable);
    await button(ada, words.settings).click();
    expect(await option(ada, '2 players').isDisabled()).to.equal(true);
    expect(await option(ada, '3 players').isDisabled()).to.equal(false);
    const dialog = ada.getByRole('dialog');
    await dialog.locator('summary').click();
    const length = dialog.getByRole('textbox', { name: 'Track length' });
    await length.fill('999');
    await dialog.locator('summary').click();
    await save(ada).click();
    await length.and(ada.locator(':focus')).waitFor();
    await button(ada, text.cancel).click();
    expect((await tableOn(ada)).seats).to.have.length(4);
  });

  it('the host can move seats by keyboard with the focus, and shuffle them', async () => {
    const ada = await lay(3);
    const ben = await joinedBy(on.browser, ada, 'Ben');
    await seesChair(ada, 'Ben', text.table.isAtTable);
    await byKeyboard(button(ada, words.up('Ben')));
    await ada.getByText(words.moved('Ben', 'Seat 1')).waitFor({ state: 'attached' });
    await ben.getByText(changed.order).waitFor();
    expect(await namesOn(ada)).to.deep.equal(['Ben', 'Ada', null]);
    await button(ada, words.down('Ben')).and(ada.locator(':focus')).waitFor();
    await byKeyboard(button(ada, words.down('Ada')));
    await ada.getByText(words.moved('Ada', 'Seat 3')).waitFor({ state: 'attached' });
    expect(await namesOn(ada)).to.deep.equal(['Ben', null, 'Ada']);
    await button(ada, words.shuffle).click();
    await ada
      .getByRole('status')
      .filter({ hasText: words.shuffled('') })
      .waitFor({
        state: 'attached',
      });
    expect(await namesOn(ada)).to.have.members(['Ada', 'Ben', null]);
    // The page of a moved player knows the new seat.
    await button(ben, text.table.leave).waitFor();
    expect(await ben.getByText(text.lostSeat).count()).to.equal(0);
  });

  it('a player removed by the host can’t come back with the same browser', async () => {
    const ada = await lay(3);
    const eve = await sitDownByHand(ada, 'Eve');
    await seesChair(ada, 'Eve', text.table.isAtTable);
    expect(
      await button(ada, words.removeLabel('Ada')).count(),
      'nobody removes themselves',
    ).to.equal(0);
    await button(ada, words.removeLabel('Eve')).click();
    const dialog = ada.getByRole('dialog', { name: words.removeTitle('Eve') });
    await dialog.getByRole('button', { name: words.remove }).click();
    await dialog.waitFor({ state: 'detached' });
    await eve.getByText(text.refusals.removedByHost).waitFor();
    expect(await button(eve, text.join.sitDown).count(), 'no seat is offered').to.equal(0);
    await eve.goto(ada.url());
    await button(eve, text.join.sitDown).click();
    await eve.getByText(text.problems.removed).first().waitFor();
    expect(await namesOn(ada)).to.deep.equal(['Ada', null, null]);
    // Others at the same address can come.
    await joinedBy(on.browser, ada, 'Finn');
    await seesChair(ada, 'Finn', text.table.isAtTable);
  });

  it('the host can also block the address of a removed player', async () => {
    const ada = await lay(3);
    await sitDownByHand(ada, 'Eve');
    await button(ada, words.removeLabel('Eve')).click();
    const dialog = ada.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: words.removeAddress }).check();
    await dialog.getByRole('button', { name: words.remove }).click();
    await dialog.waitFor({ state: 'detached' });
    const other = await newPage(on.browser, phone);
    await other.goto(ada.url());
    await other.getByRole('textbox', { name: text.name.label }).fill('Other');
    await button(other, text.join.sitDown).click();
    await other.getByText(text.problems.removed).first().waitFor();
    expect(await namesOn(ada)).to.deep.equal(['Ada', null, null]);
  });

  it('a table closed by the host disappears for guests', async () => {
    const ada = await lay(3);
    const ben = await joinedBy(on.browser, ada, 'Ben');
    await button(ada, words.close).click();
    await ada.getByRole('dialog').getByRole('button', { name: words.close }).click();
    await ada.waitForURL(`${on.server.url}/`);
    await ben.getByRole('heading', { name: text.unknownTable.heading }).waitFor();
  });

  it('the next player becomes host when the host leaves', async () => {
    const ada = await lay(3);
    const ben = await joinedBy(on.browser, ada, 'Ben');
    await seesChair(ada, 'Ben', text.table.isAtTable);
    expect(await ben.getByRole('heading', { name: words.heading }).count()).to.equal(0);
    await button(ada, text.table.leave).click();
    await ada.getByRole('dialog').getByRole('button', { name: text.table.leave }).click();
    await ben.getByRole('heading', { name: words.heading }).waitFor();
    await button(ben, words.settings).click();
    await option(ben, '2 players').check();
    await save(ben).click();
    await ben.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await tableOn(ben)).seats).to.have.length(2);
  });

  for (const language of languages) {
    const itHere = language === 'de' ? it : itLong;
    itHere(`the room is accessible and fits a small phone: ${language}`, async () => {
      const ada = await lay(4, withClock);
      await joinedBy(on.browser, ada, 'Maximilian-Alexander-Th.');
      await seesChair(ada, 'Maximilian', text.table.isAtTable);
      await ada.setViewportSize({ width: 320, height: 640 });
      await ada.getByRole('combobox').first().selectOption(language);
      await ada.locator(`html[lang=${language}]`).waitFor();
      await expectAccessible(ada);
      for (const opener of [
        '.seat-order-remove',
        'section[aria-labelledby=host] > .buttons button',
      ]) {
        await ada.locator(opener).first().click();
        const dialog = ada.getByRole('dialog');
        await dialog.waitFor();
        expect(await seriousFaults(ada), opener).to.deep.equal([]);
        expect(await dialog.evaluate((each) => each.scrollWidth > each.clientWidth)).to.equal(
          false,
        );
        await ada.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
    });
  }
});
