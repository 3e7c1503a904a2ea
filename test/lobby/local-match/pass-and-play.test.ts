import { expect } from 'chai';
import type { Page } from 'playwright-core';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { driverValue } from '../../../games/crazy-race-schacht/rules/components.ts';
import type { GameModule } from '../../../games/index.ts';
import type { LocalMatch } from '../../../lobby/features/local-match/match.ts';
import { tableOf } from '../../../lobby/features/local-match/parse-stored-match.ts';
import { text as here } from '../../../lobby/i18n/en/local-match.ts';
import { describeInBrowser } from '../../support/browser/browser.ts';
import { cards, phone } from '../../support/browser/lobby.ts';
import {
  accessibleNames,
  beginHere,
  givenOn,
  matchOn,
  putThere,
  storedAt,
  untilStored,
} from '../../support/browser/local-match.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { byKeyboard } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text } from '../../support/browser/texts.ts';
import { playedHere } from '../../support/games/played-here.ts';
import { seededChoice } from '../../support/games/table.ts';
import { screenPlayer } from '../../support/players/against-bots.ts';

const module: GameModule = crazyRace;
const names = ['Ada', 'Ben', 'Chiara'] as const;

/** Plays a match on at random, and returns it so many moves before its end. */
function nearEndOf(match: LocalMatch, movesLeft: number): LocalMatch {
  const way: LocalMatch[] = [];
  const each = (now: LocalMatch) => {
    way.push(now);
    return now;
  };
  playedHere(module, match, { choose: seededChoice(4), max: Infinity, each });
  return way.at(-movesLeft) ?? match;
}

describeInBrowser('Three people at one screen', () => {
  const on = suitePages();
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, phone);
  });

  const curtain = () => page.locator('.curtain');
  const ranking = () => page.getByRole('list', { name: text.end.ranking });
  const player = () => screenPlayer(page, 'crazy-race-schacht');

  async function stored(): Promise<{ match: LocalMatch; G: crazyRace.SchachtState }> {
    const match = (await storedAt(page, matchOn(page))) ?? expect.fail('It is kept.');
    return { match, G: match.G as crazyRace.SchachtState };
  }

  /** Checks that nothing of the match is behind the curtain: in props, on the page or in accessible names. */
  async function expectNothingBehind(name: string): Promise<void> {
    expect(await givenOn(page)).to.deep.equal([]);
    const words = [here.handTo(name), here.handToHelp, here.iAm(name)];
    const main = await page.locator('main').innerText();
    expect(main.split('\n').filter((line) => line !== '')).to.deep.equal(words);
    const said = (await accessibleNames(page)).join('\n');
    for (const word of words) expect(said).to.contain(word);
    expect(said).to.not.match(/card|side|stage|pass/i);
  }

  /** Checks that the viewer gets only their own part of the state, and sees their own hand. */
  async function expectOwnHand(seat: string): Promise<void> {
    const given = await givenOn(page);
    expect(given).to.not.be.empty;
    for (const { players, hasSecret } of given) {
      expect(players).to.deep.equal([seat]);
      expect(hasSecret).to.equal(false);
    }
    const { G } = await stored();
    const values = new Set(G.players[seat]?.hand.map(driverValue));
    const cards = page.getByRole('list', { name: 'Your driver cards' });
    const shown = await cards.locator('.paddock-unseen').allTextContents();
    expect(new Set(shown.map((card) => Number(/\d+/.exec(card)?.[0])))).to.deep.equal(values);
    // Near the end a hand may be empty.
    if (values.size > 0) expect((await accessibleNames(page)).join()).to.match(/Driver card/);
  }

  /** Plays as the player to whom the screen is handed, until it is somebody else's turn. */
  async function takeTurn(): Promise<string> {
    const { G } = await stored();
    const [seat = expect.fail()] = crazyRace.playersToMove(G);
    const name = names[Number(seat)] ?? expect.fail();
    await page.getByRole('heading', { name: here.handTo(name) }).waitFor();
    await expectNothingBehind(name);
    await byKeyboard(page.getByRole('button', { name: here.iAm(name) }));
    await player().asked.waitFor();
    await expectOwnHand(seat);
    for (;;) {
      await player().asked.or(curtain()).or(ranking()).first().waitFor();
      if (await curtain().or(ranking()).isVisible()) return seat;
      // This is awaited to its end, or its presses might fall into the next person's turn.
      try {
        await player().playOn();
      } catch (error) {
        // The screen may be covered before it is said to be done.
        if (!(await curtain().or(ranking()).isVisible())) throw error;
      }
    }
  }

  it('a match begins with a curtain over the board', async () => {
    const seats = names.map((person) => ({ person }));
    await beginHere(page, on.server.url, { game: 'crazy-race-schacht', seats });
    await curtain().waitFor();
  });

  it('the screen is handed on in every round and covered in between', async () => {
    const turns: string[] = [];
    while (turns.length < 4) turns.push(await takeTurn());
    for (const seat of ['0', '1', '2']) expect(turns).to.include(seat);
  });

  it('the screen is covered again after a reload', async () => {
    await page.getByRole('button', { name: /^I’m/ }).click();
    await player().asked.waitFor();
    await page.reload();
    await curtain().waitFor();
    expect(await givenOn(page)).to.deep.equal([]);
  });

  it('the end is shown to everybody without a curtain and without hands', async () => {
    const nearEnd = nearEndOf((await stored()).match, 3);
    await putThere(page, nearEnd.matchID, { match: nearEnd, table: tableOf(module, nearEnd) });
    await page.reload();
    while (!(await ranking().isVisible())) await takeTurn();
    const ranked = (await ranking().getByRole('listitem').allTextContents()).join();
    for (const name of names) expect(ranked).to.contain(name);
    expect(await curtain().count()).to.equal(0);
    const given = await givenOn(page);
    expect(given).to.not.be.empty;
    for (const each of given) expect(each).to.deep.equal({ players: [], hasSecret: false });
  });
});

describeInBrowser('Playback at a shared screen', () => {
  const on = suitePages();

  it('a player who takes over sees everything since their last view played back', async () => {
    const context = await on.browser.newContext({ locale: 'en', reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const seats = names.map((person) => ({ person }));
    await beginHere(page, on.server.url, { game: 'crazy-race-gewalt', seats });
    const takeOver = page.getByRole('button', { name: /^I’m/ });
    const skip = page.getByRole('button', { name: /^Skip$/ });
    await takeOver.click();
    const player = screenPlayer(page, 'crazy-race-gewalt');
    await player.asked.waitFor();
    expect(await skip.count(), 'nothing has happened yet').to.equal(0);
    await player.playOn();
    // The playback comes first to the player who rolled, then to the next player.
    await skip.click();
    await takeOver.click();
    await skip.click();
    await player.asked.waitFor();
    await context.close();
  });
});

describeInBrowser('Two people who choose at the same time', () => {
  const on = suitePages();
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, phone);
    const seats = [{ person: 'Ada' }, { person: 'Ben' }] as const;
    await beginHere(page, on.server.url, { game: 'bug-race', seats });
  });

  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const moves = async () => (await storedAt(page, matchOn(page)))?.moves ?? [];

  it('a player can change their mind until they hand on the screen', async () => {
    await button(here.iAm('Ada')).click();
    await cards(page).first().click();
    await button(here.handTo('Ben')).waitFor();
    await cards(page).last().click();
    await page.getByText('You can change your mind').waitFor();
    await byKeyboard(button(here.handTo('Ben')));
    await button(here.iAm('Ben')).waitFor();
    expect((await moves()).map(({ seat, move }) => [seat, move])).to.deep.equal([
      ['0', 'keepCard'],
      ['0', 'keepCard'],
    ]);
  });

  it('after a reload the match continues with the player who was moving', async () => {
    await button(here.iAm('Ben')).click();
    await cards(page).first().click();
    await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
    expect(await button(here.handTo('Ada')).count()).to.equal(0);
    await untilStored(page, ({ moves }) => moves.some(({ seat }) => seat === '1'));
    await page.reload();
    await button(here.iAm('Ben')).click();
    await page.locator('.paddock-sentence').getByText('Pick a card').waitFor();
  });
});
