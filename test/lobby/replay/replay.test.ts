import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { catalog } from '../../../games/index.ts';
import { text as words } from '../../../lobby/i18n/en/replay.ts';
import { isTooWide, seriousFaults } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import { desktop, newPage } from '../../support/browser/lobby.ts';
import { givenOn } from '../../support/browser/local-match.ts';
import { passTimeUntil, stopTime } from '../../support/browser/own-clock.ts';
import { unsharedPage } from '../../support/browser/page-pool.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text, textsOf } from '../../support/browser/texts.ts';
import { isLong, itLong } from '../../support/long.ts';
import {
  dropFile,
  dropRecord,
  lookAs,
  namedRecord,
  positionOn,
  pressableOn,
  type RecordFile,
  recordFiles,
  sliderOn,
  waitForPosition,
} from '../../support/records/replay.ts';

const smallest = { width: 320, height: 568 };

/** The buttons of a board in a replay, which change only the view. */
const closerLooks = ['Whole track', 'Enlarge the stage card'];

describeInBrowser('The replay page', () => {
  const on = suitePages();
  let page: Page;

  before(async () => {
    page = await unsharedPage(on.browser, desktop);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFiles();
  });

  /** Opens the page of files. */
  async function openFiles(at = page): Promise<void> {
    await at.goto(`${on.server.url}/replay`);
    await at.getByRole('button', { name: words.open }).waitFor();
  }

  const view = () => page.getByRole('combobox', { name: words.viewer });
  const way = (name: string) => page.getByRole('button', { name, exact: true });

  it('a recorded match opens from its file and shows its result', async () => {
    const faults = await hearFaults(page);
    const isFirst = ({ game }: RecordFile, index: number, all: readonly RecordFile[]) =>
      all.findIndex((each) => each.game === game) === index;
    const files = recordFiles().filter((...each) => isLong || isFirst(...each));
    for (const { game, file, record } of files) {
      await dropRecord(page, record);
      await page.locator(`.replay-board .${game}`).waitFor();
      await page.keyboard.press('End');
      await waitForPosition(page, record.moves.length);
      const ranked = await page.locator('.replay-seats > li').allTextContents();
      const expected = (record.result?.ranking ?? []).map(
        ({ playerID, place }) =>
          `${text.end.place(place)}${text.seat(String(Number(playerID) + 1))}`,
      );
      expect(ranked, file).to.have.length(expected.length);
      for (const [index, start] of expected.entries()) {
        expect(ranked[index], file).to.match(new RegExp(`^${start}`));
      }
      // The board itself says who has won.
      for (const winner of record.result?.winners ?? []) {
        const sentence = page.locator('.replay-board [class$="-sentence"]');
        expect(await sentence.textContent(), file).to.contain(
          text.seat(String(Number(winner) + 1)),
        );
      }
    }
    expect(faults).to.deep.equal([]);
  });

  it('keys move through the replay, except in a field that uses them', async () => {
    const record = namedRecord('crazy-race-gewalt');
    await dropRecord(page, record);
    await page.locator('h1').press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await waitForPosition(page, 2);
    expect(await positionOn(page)).to.match(new RegExp(`^Move 2 of ${record.moves.length}: \\S`));
    await page.keyboard.press('ArrowLeft');
    await waitForPosition(page, 1);
    await page.keyboard.press('Shift+ArrowRight');
    const first = await sliderOn(page).inputValue();
    expect(await positionOn(page)).to.contain('turn');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowLeft');
    await waitForPosition(page, Number(first));
    await page.keyboard.press('End');
    await waitForPosition(page, record.moves.length);
    await page.keyboard.press('Home');
    await waitForPosition(page, 0);
    expect(await positionOn(page)).to.equal(words.atStart);
    // Also on the slider itself, whose own keys would go another way.
    await sliderOn(page).press('ArrowRight');
    await sliderOn(page).press('Shift+ArrowRight');
    await waitForPosition(page, Number(first));
    await view().focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await waitForPosition(page, Number(first));
    await way(words.toStart).click();
    await waitForPosition(page, 0);
  });

  it('the replay plays by itself until it is paused', async () => {
    const own = await newPage(on.browser, desktop);
    await own.clock.install();
    await openFiles(own);
    const record = namedRecord('crazy-race-gewalt');
    await dropRecord(own, record);
    await stopTime(own);
    const wayOn = (name: string) => own.getByRole('button', { name, exact: true });
    const isOnItsWay = own.locator('.replay-board:not([data-at="0"])');
    await own.getByRole('combobox', { name: words.speed }).selectOption('4');
    await own.locator('h1').press(' ');
    await wayOn(words.pause).waitFor();
    await passTimeUntil(isOnItsWay);
    await wayOn(words.pause).click();
    await wayOn(words.play).waitFor();
    const heldAt = Number(await sliderOn(own).inputValue());
    await own.clock.runFor(10_000);
    await waitForPosition(own, heldAt);
    await own.keyboard.press('End');
    await waitForPosition(own, record.moves.length);
    await wayOn(words.play).click();
    await waitForPosition(own, 0);
    await passTimeUntil(isOnItsWay);
    await own.locator('h1').press(' ');
    await wayOn(words.play).waitFor();
    await own.context().close();
  });

  it('every position has a link for each viewer', async () => {
    const record = namedRecord('detroit-cleveland-grand-prix');
    await dropRecord(page, record);
    const address = page.url().replace(/\?.*/, '');
    await page.goto(`${address}?at=37&as=1`);
    expect(await positionOn(page)).to.match(/^Move 37 of /);
    expect(await view().inputValue()).to.equal('1');
    await way(words.moveOn).click();
    await view().selectOption('all');
    await page.waitForURL(`${address}?at=38&as=all`);
    await way(words.copyLink).click();
    await page.getByText(words.copied).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).to.equal(`${address}?at=38&as=all`);
    await page.goto(`${address}?at=many&as=nobody`);
    expect(await positionOn(page)).to.equal(words.atStart);
    expect(await view().inputValue()).to.equal('');
    await page.goto(`${address}?at=1000000`);
    await waitForPosition(page, record.moves.length);
  });

  it('a line of the log leads to its position', async () => {
    const lines = page.getByRole('region', { name: text.panel.log }).getByRole('listitem');
    const line = lines.getByRole('button').nth(3);
    const said = await line.textContent();
    await line.click();
    const position = await positionOn(page);
    expect(position).to.contain(said);
    // The log follows, and marks the last line of the move.
    await page.waitForFunction((told) => {
      const now = document.querySelector('.replay-line [aria-current="step"]')?.textContent;
      return now !== undefined && now !== null && told.endsWith(now);
    }, position);
  });

  describe('Faulty files', () => {
    const right = namedRecord('bug-race');
    const tampered: readonly (readonly [what: string, content: string, told: string])[] = [
      ['is not JSON', '{"format": "paddock-record", ', words.faults.notJson],
      ['is something else', '{"name": "paddock"}', words.faults.notARecord],
      [
        'lacks its seats',
        JSON.stringify({ ...right, seats: [] }),
        `${words.faults.wrongShape} ${words.faultAt('/seats')}`,
      ],
      [
        'has a move that the rules refuse',
        JSON.stringify({
          ...right,
          moves: right.moves.with(4, { seat: '1', move: 'endTurn', args: [] }),
        }),
        `${words.faults.refusedMove} ${words.faultInMove('5')}`,
      ],
      [
        'has another result',
        JSON.stringify({ ...right, result: null }),
        `${words.faults.otherResult} ${words.faultAt('/result')}`,
      ],
    ];
    for (const [what, content, told] of tampered) {
      it(`a file that ${what} is reported with the place of the fault`, async () => {
        if (new URL(page.url()).pathname !== '/replay') await openFiles();
        await dropFile(page, content);
        await page.getByRole('alert').getByText(told, { exact: true }).waitFor();
        expect(new URL(page.url()).pathname).to.equal('/replay');
      });
    }

    it('a file of other rules is reported as such and shows its moves', async () => {
      await dropFile(page, JSON.stringify({ ...right, rulesVersion: 99 }));
      await page.getByText(words.faults.otherRules).waitFor();
      const moves = page.locator('.replay-moves > li');
      expect(await moves.count()).to.equal(right.moves.length);
      expect(await moves.first().textContent()).to.contain(right.moves[0]?.move);
    });

    it('only correct files are listed as opened, until they are removed', async () => {
      const { seats } = right;
      const who = new Intl.ListFormat('en-GB').format(seats.map(({ name }) => name));
      const looks = page.getByRole('link', { name: words.lookLabel('Bug Race', who) });
      await openFiles();
      await page.getByRole('heading', { name: words.filesHeading }).waitFor();
      const before = await looks.count();
      // The file of other rules is among them, and refused files are not.
      expect(before).to.be.within(1, 2);
      await dropRecord(page, { ...right, about: 'Opened to be removed' });
      await openFiles();
      await looks.nth(before).waitFor();
      await way(words.forgetLabel('Bug Race', who)).first().click();
      await looks.nth(before).waitFor({ state: 'detached' });
      expect(await looks.count()).to.equal(before);
    });
  });

  for (const { info } of catalog) {
    const itHere = info.name === 'crazy-race-schacht' ? it : itLong;
    itHere(
      `${info.name}: the replay offers no moves, is accessible and fits the screen`,
      async () => {
        const record = namedRecord(info.name);
        await dropRecord(page, record);
        const address = page.url().replace(/\?.*/, '');
        for (const screen of [smallest, desktop]) {
          await page.setViewportSize(screen);
          await page.goto(`${address}?at=${Math.floor(record.moves.length / 3)}&as=0`);
          await sliderOn(page).waitFor();
          expect(await isTooWide(page), `${screen.width}, a seat`).to.equal(false);
          const offered = await pressableOn(page).evaluateAll((found) =>
            found
              // A viewer may open the rules as well.
              .filter((each) => !each.matches('.to-rules'))
              .map((each) => each.ariaLabel ?? each.textContent),
          );
          expect(offered.filter((name) => !closerLooks.includes(name ?? ''))).to.deep.equal([]);
          await lookAs(page, 'all');
          await page.getByRole('heading', { name: words.openCards }).waitFor();
          expect(await isTooWide(page), `${screen.width}, all`).to.equal(false);
          expect(await seriousFaults(page), String(screen.width)).to.deep.equal([]);
          const small = await page
            .locator('.replay button:visible, .replay select:visible')
            .evaluateAll((found) =>
              found
                .map((each) => each.getBoundingClientRect())
                .filter(({ width, height }) => width < 43.9 || height < 43.9)
                .map(({ width, height }) => `${width} × ${height}`),
            );
          expect(small, String(screen.width)).to.deep.equal([]);
        }
      },
    );

    itHere(`${info.name}: each seat sees its own cards and no others`, async () => {
      const { moves, seats } = namedRecord(info.name);
      const at = Math.floor(moves.length / 3);
      const address = page.url().replace(/\?.*/, '');
      await page.goto(`${address}?at=${at}`);
      await sliderOn(page).waitFor();
      const givenAs = async (as: string) => {
        await lookAs(page, as);
        const given = await givenOn(page);
        expect(given.every(({ hasSecret }) => !hasSecret)).to.equal(true);
        return [...new Set(given.map(({ players }) => players.join()))].sort();
      };
      expect(await givenAs('')).to.deep.equal(['']);
      const ids = seats.map((_, index) => String(index));
      for (const seat of ids) expect(await givenAs(seat)).to.deep.equal([seat]);
      expect(await givenAs('all')).to.deep.equal(['', ...ids]);
    });
  }

  it('a single step forward is animated, and every other jump is immediate', async () => {
    const moving = await on.browser.newPage({ viewport: desktop, locale: 'en' });
    await moving.clock.install();
    await openFiles(moving);
    const record = namedRecord('crazy-race-schacht');
    await dropRecord(moving, record);
    // With the time stopped an animation lasts, and an immediate change still appears.
    await stopTime(moving);
    const showing = moving.locator('.paddock-head[data-playing="true"]');
    // The last card of a stage: then its sides are turned up.
    const isTold = async () => /Side \d: .* wins/.test(await positionOn(moving));
    let at = 0;
    while (!(await isTold())) {
      expect(at, 'No move ends a stage.').to.be.below(record.moves.length);
      at += 1;
      await moving.keyboard.press('ArrowRight');
      await waitForPosition(moving, at);
    }
    await showing.waitFor();
    await moving.keyboard.press('ArrowLeft');
    await waitForPosition(moving, at - 1);
    await showing.waitFor({ state: 'detached' });
    await moving.keyboard.press('ArrowRight');
    await showing.waitFor();
    // A viewer who skips ahead sees the newest position, not all moves one after another.
    await moving.keyboard.press('ArrowRight');
    await waitForPosition(moving, at + 1);
    await showing.waitFor({ state: 'detached' });
    await moving.keyboard.press('ArrowLeft');
    await waitForPosition(moving, at);
    await moving.keyboard.press('ArrowLeft');
    await waitForPosition(moving, at - 1);
    await moving.keyboard.press('ArrowRight');
    await showing.waitFor();
    await moving.keyboard.press('End');
    await waitForPosition(moving, record.moves.length);
    await showing.waitFor({ state: 'detached' });
    await moving.close();
  });

  it('the replay is available in four languages', async () => {
    await dropRecord(page, namedRecord('bug-race'));
    for (const [language, spoken] of Object.entries(await textsOf<typeof words>('replay'))) {
      await page.locator('.header-language').selectOption(language);
      await way(spoken.toEnd).click();
      const { length } = namedRecord('bug-race').moves;
      const end = spoken.atMove(String(length), String(length));
      await page.locator('.replay-now').getByText(end).waitFor();
      await way(spoken.toStart).click();
      await page.locator('.replay-now').getByText(spoken.atStart).waitFor();
    }
    await page.locator('.header-language').selectOption('en');
  });
});
