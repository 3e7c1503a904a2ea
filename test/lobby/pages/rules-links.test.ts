import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { catalogGame } from '../../../games/index.ts';
import type { Language } from '../../../games/kit/language.ts';
import type { GameName } from '../../../games/paddock.ts';
import * as bugRace from '../../games/bug-race/positions.ts';
import { action, expertTable, play, sectionWith } from '../../games/crazy-race-gewalt/positions.ts';
import { inEvaluation } from '../../games/crazy-race-schacht/positions.ts';
import { raceTable } from '../../games/detroit-cleveland-grand-prix/positions.ts';
import { isTooWide, seriousFaults } from '../../support/browser/axe.ts';
import { describeInBrowser, remember } from '../../support/browser/browser.ts';
import { desktop, newPage } from '../../support/browser/lobby.ts';
import { stopTime } from '../../support/browser/own-clock.ts';
import { byClick, byKeyboard, type Press } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import type { TestTable } from '../../support/games/table.ts';
import { itLong } from '../../support/long.ts';
import { putAtServer } from '../../support/servers/database.ts';
import { type Seated, seatPeople } from '../../support/servers/page.ts';

/** A moment of a game in which seat 0 is asked something, and can press what is refused. */
interface Moment {
  readonly numPlayers: number;
  readonly lay: () => TestTable<object>;
  readonly language: Language;
  /** The section that explains what is asked. */
  readonly asked: string;
  readonly refuse: (page: Page) => Promise<void>;
  /** The section that explains the refusal. */
  readonly refused: string;
  /** The part of the board that must stay in place. */
  readonly board: string;
}

/** Presses a disabled button, whereupon the board says why it is disabled. */
async function pressAllTheSame(button: Locator): Promise<void> {
  await button.focus();
  await button.page().keyboard.press('Enter');
}

const moments: Readonly<Record<string, Moment>> = {
  'bug-race': {
    numPlayers: 2,
    lay: () => {
      const { cardWith, bugForward, inLegMove } = bugRace;
      const [card, other] = [
        cardWith('leftFront', 'leftMiddle'),
        cardWith('leftRear', 'rightRear'),
      ];
      // A leg that trails holds the body (BR-3).
      const bug = bugForward(2, { leftRear: 1 });
      return inLegMove({ hands: [[card], [other]], bugs: [bug] });
    },
    language: 'en',
    asked: 'legs',
    refuse: (page) => pressAllTheSame(page.locator('[data-piece="body"]')),
    refused: 'body',
    board: '.bug-race-own',
  },
  'crazy-race-schacht': {
    numPlayers: 3,
    // Stage card 6 has a `?` on its first side; one card there is one space.
    lay: () => inEvaluation({ stageCard: 6 }, [6, 0]),
    language: 'it',
    asked: 'moving',
    refuse: async (page) => {
      const engines = page.locator('.crazy-race-schacht-engine');
      await engines.first().click();
      await pressAllTheSame(engines.last());
    },
    refused: 'moving',
    board: '.crazy-race-schacht-table',
  },
  'crazy-race-gewalt': {
    numPlayers: 3,
    lay: () => {
      const table = expertTable({
        sections: { '0': [sectionWith(8)] },
        actions: { '0': [action('counter')] },
      });
      play(table, '0', 'discardSection', sectionWith(8));
      return table;
    },
    language: 'fr',
    asked: 'expert',
    refuse: (page) => page.locator('.crazy-race-gewalt-hand button').first().click(),
    refused: 'turn',
    board: '.crazy-race-gewalt-course-frame',
  },
  'detroit-cleveland-grand-prix': {
    numPlayers: 3,
    // With red alone on the track no car is left for white (GP-13).
    lay: () => raceTable({ at: { red: [15, 0] }, hands: { '0': [29, 33] } }),
    language: 'de',
    asked: 'race',
    refuse: (page) => page.getByRole('button', { name: /29/ }).click(),
    refused: 'white',
    board: '.grand-prix-scene',
  },
} satisfies Readonly<Record<GameName, Moment>>;

const smallScreens = [
  [320, 568],
  [740, 360],
] as const;

/** The height of a line of the prompt, in pixels. A sentence may need one more line. */
const lineHeight = 24;

describeInBrowser('The links from the board to the rules', () => {
  const on = suitePages();

  async function createAtServer(game: string): Promise<Seated> {
    const { numPlayers, lay } = moments[game] ?? expect.fail(game);
    const names = ['Ada', 'Ben', 'Chiara'].slice(0, numPlayers);
    const [seat] = await seatPeople(on.server.url, names, { game });
    putAtServer(on.server.dataDir, seat.matchID, lay());
    return seat;
  }

  async function openTable(page: Page, seat: Seated): Promise<void> {
    const { language } = moments[seat.game] ?? expect.fail(seat.game);
    await remember(page, seat);
    await page.addInitScript(
      (chosen) => localStorage.setItem('paddock.language', chosen),
      language,
    );
    await page.goto(`${on.server.url}/table/${seat.matchID}`);
    await ways(page).first().waitFor();
  }

  const ways = (page: Page): Locator => page.locator('.to-rules');
  const sheet = (page: Page): Locator => page.locator('dialog.rules-sheet');

  /** Follows a link to a section and back, and checks that the section is in sight and the focus right. */
  async function followTo(way: Locator, heading: string, press: Press): Promise<void> {
    const page = way.page();
    const pressed = (await way.elementHandle()) ?? expect.fail('There is no way.');
    // The mark lasts some seconds only, so the test looks for it from the beginning.
    const marked = page.waitForFunction(() => {
      const section = document.querySelector('.rules-sheet [data-wanted]');
      if (!section) return false;
      const { opacity, borderInlineStartWidth } = getComputedStyle(section, '::before');
      return Number(opacity) * Number.parseFloat(borderInlineStartWidth) > 4;
    });
    await press(way);
    await marked;
    const focused = sheet(page).locator(':focus');
    await focused.getByText(heading, { exact: true }).waitFor();
    const { y = -1, height = 0 } = (await focused.boundingBox()) ?? {};
    expect(y).to.be.within(0, (page.viewportSize()?.height ?? 0) - height);
    if (press === byKeyboard) await page.keyboard.press('Escape');
    else await sheet(page).locator('.rules-sheet-close').click();
    await sheet(page).waitFor({ state: 'detached' });
    // A toast goes by itself: then the keyboard is at the way that the prompt has.
    const isBack = await pressed.evaluate((each) => {
      const { activeElement } = document;
      return each.isConnected ? each === activeElement : activeElement?.matches('.to-rules');
    });
    expect(isBack).to.equal(true);
  }

  for (const [index, [game, moment]] of Object.entries(moments).entries()) {
    const { asked, refuse, refused, language } = moment;
    const itHere = Number(index) === 0 ? it : itLong;
    itHere(
      `the prompt and a refusal of ${game} link to the rules by pointer and keyboard`,
      async () => {
        const page = await newPage(on.browser, desktop);
        await page.clock.install();
        await openTable(page, await createAtServer(game));
        const { text: words } = (await catalogGame(game)?.loadText(language)) ?? expect.fail(game);
        const headingOf = (section: string) => words.headings[section] ?? expect.fail(section);
        const prompt = ways(page).first();
        expect(await prompt.getAttribute('aria-label')).to.equal(words.toRules(headingOf(asked)));
        const [first, second] = index % 2 === 0 ? [byClick, byKeyboard] : [byKeyboard, byClick];
        await followTo(prompt, headingOf(asked), first);
        // The message would disappear before a slow machine has reached it by the Tab key.
        await stopTime(page);
        await refuse(page);
        const refusal = page.locator('.with-rules .to-rules');
        await refusal.waitFor();
        await followTo(refusal, headingOf(refused), second);
      },
    );
  }

  it('the links are large enough for touch and leave the board in place', async () => {
    const context = await on.browser.newContext({ hasTouch: true, locale: 'en' });
    const page = await context.newPage();
    for (const [game, { board }] of Object.entries(moments)) {
      await openTable(page, await createAtServer(game));
      for (const [width, height] of smallScreens) {
        await page.setViewportSize({ width, height });
        const way = ways(page).first();
        const size = await way.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0), game).to.be.at.least(44);
        expect(await isTooWide(page), game).to.equal(false);
        const top = () =>
          page
            .locator(board)
            .first()
            // On the page: the board may scroll into view meanwhile.
            .evaluate((each) => each.getBoundingClientRect().top + scrollY);
        const withWay = await top();
        await way.evaluate((each) => each.style.setProperty('display', 'none'));
        expect(withWay - (await top()), `${game} at ${width}`).to.be.at.most(lineHeight);
        await way.evaluate((each) => each.style.removeProperty('display'));
      }
    }
    await context.close();
  });

  it('refusals of the server, the review and the tutorial link to the rules', async () => {
    const [seat] = await seatPeople(on.server.url, ['Ada', 'Ben'], {});
    const { text: words } = (await catalogGame('bug-race')?.loadText('en')) ?? expect.fail();
    const heading = words.headings.choosing ?? expect.fail();
    const page = await newPage(on.browser, desktop);
    // The page asks for something else than what is pressed.
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const reached = socket.connectToServer();
      socket.onMessage((frame) => reached.send(String(frame).replace('"keepCard"', '"endTurn"')));
    });
    await openTable(page, seat);
    await page.locator('.bug-race-hand button').first().click();
    const toast = page.locator('.toast');
    await toast.getByText(words.refusals.wrongPhase ?? expect.fail()).waitFor();
    await followTo(toast.locator('.to-rules'), heading, byClick);

    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await followTo(page.locator('.review .to-rules'), heading, byKeyboard);
    expect(await page.locator('.review').count(), 'Escape is the sheet’s alone').to.equal(1);

    await page.goto(`${on.server.url}/game/bug-race/lesson`);
    await ways(page).first().waitFor();
    expect(await seriousFaults(page), 'the way').to.deep.equal([]);
    await followTo(ways(page).first(), heading, byKeyboard);
    await ways(page).first().click();
    await sheet(page).locator('.rules-text').waitFor();
    expect(await seriousFaults(page), 'the rules').to.deep.equal([]);
  });
});
