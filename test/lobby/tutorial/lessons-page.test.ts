import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { catalog, catalogGame } from '../../../games/index.ts';
import { type Language, languages } from '../../../games/kit/language.ts';
import {
  type Lesson,
  type LessonWords,
  ownDecisions,
  type TutorialModule,
} from '../../../games/kit/lesson.ts';
import type { TutorialMessages } from '../../../lobby/i18n/en/tutorial.ts';
import { expectAccessible } from '../../support/browser/axe.ts';
import { describeInBrowser, hearFaults } from '../../support/browser/browser.ts';
import { button } from '../../support/browser/live-table.ts';
import { desktop, newPage, phone } from '../../support/browser/lobby.ts';
import { hurryBots, quickenThinking, titleOf } from '../../support/browser/local-match.ts';
import { byClick, byKeyboard, type Press } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { text, textsOf } from '../../support/browser/texts.ts';
import { itLong } from '../../support/long.ts';
import { lessonDoings } from '../../support/players/lesson-player.ts';

const frames = await textsOf<TutorialMessages>('tutorial');

interface Words {
  readonly frame: TutorialMessages;
  readonly words: LessonWords;
}

function tutorialOf(game: string): Promise<TutorialModule> {
  return catalogGame(game)?.loadTutorial() ?? expect.fail(game);
}

async function wordsIn(language: Language, game: string): Promise<Words> {
  const { words } = await (await tutorialOf(game)).words[language]();
  return { frame: frames[language], words };
}

async function stepsOf(game: string): Promise<Lesson['steps']> {
  return (await tutorialOf(game)).lesson.steps;
}

describeInBrowser('The pages of the lessons', () => {
  const on = suitePages();

  const said = (page: Page, sentence: string): Locator =>
    page.locator('.lesson-said').getByText(sentence, { exact: true });

  async function open(game: string, screen: typeof desktop): Promise<Page> {
    const page = await newPage(on.browser, screen);
    await hurryBots(page);
    await quickenThinking(page);
    await page.goto(`${on.server.url}/game/${game}/lesson`);
    return page;
  }

  /** Learns a game: does what each step asks for, and makes three decisions. */
  async function learn(page: Page, game: string, press: Press): Promise<void> {
    const [doings, steps] = [lessonDoings[game], await stepsOf(game)];
    const { frame, words } = await wordsIn('en', game);
    if (!doings) return expect.fail(`Nobody knows how to learn ${game}.`);
    let isFirst = true;
    for (const { kind, id } of steps) {
      await said(page, words.asked[id]?.say ?? words.told[id] ?? '').waitFor();
      if (kind === 'told') {
        await press(button(page, frame.goOn));
        continue;
      }
      if (isFirst) {
        await doings.wrong(page, press);
        await said(page, words.asked[id]?.better ?? '').waitFor();
      }
      isFirst = false;
      await doings.steps[id]?.(page, press);
    }
    await said(page, words.own).waitFor();
    const sentences = Object.values(words.remarks);
    for (let decision = 1; decision <= ownDecisions; decision += 1) {
      const where =
        decision < ownDecisions
          ? frame.decision(String(decision + 1), String(ownDecisions))
          : frame.endHeading;
      await doings.decide(page, press);
      await page.locator('.lesson-where').getByText(where, { exact: true }).waitFor();
      const remark = await page.locator('.lesson-said p').first().textContent();
      expect(sentences).to.include(remark);
    }
    await page.locator('.lesson-learnt').waitFor();
    expect(await page.locator('.lesson-learnt li').allTextContents()).to.deep.equal(words.learnt);
  }

  /** Goes through a lesson by its own buttons, in one language. */
  async function goThrough(page: Page, game: string, language: Language, press: Press) {
    const { frame, words } = await wordsIn(language, game);
    for (const { kind, id } of await stepsOf(game)) {
      await said(page, words.asked[id]?.say ?? words.told[id] ?? '').waitFor();
      await press(button(page, kind === 'told' ? frame.goOn : frame.skip));
    }
    await said(page, words.own).waitFor();
    await press(button(page, frame.toTheEnd));
    await page.getByText(frame.endHeading, { exact: true }).waitFor();
    expect(await page.locator('.lesson-learnt li').allTextContents()).to.deep.equal(words.learnt);
  }

  const games = catalog.map(({ info }) => info.name);

  for (const [index, game] of games.entries()) {
    for (const [way, press] of [byClick, byKeyboard].entries()) {
      // One lesson, by pointer.
      const itHere = way === 0 && index === 0 ? it : itLong;
      itHere(
        `the lesson teaches ${game} by ${press === byClick ? 'pointer' : 'keyboard'}, in English`,
        async () => {
          const page = await open(game, index % 2 === 0 ? phone : desktop);
          const faults = await hearFaults(page);
          await learn(page, game, press);
          await page.getByRole('button', { name: text.ways.playNowOf(titleOf(game)) }).waitFor();
          const { frame } = await wordsIn('en', game);
          await press(button(page, frame.again));
          await button(page, frame.goOn).waitFor();
          expect(faults).to.deep.equal([]);
        },
      );
    }

    for (const [turn, language] of languages.filter((each) => each !== 'en').entries()) {
      itLong(`the lesson teaches ${game} in each language: ${language}`, async () => {
        const page = await open(game, index % 2 === 0 ? desktop : phone);
        await page.evaluate((chosen) => {
          localStorage.clear();
          localStorage.setItem('paddock.language', chosen);
        }, language);
        await page.reload();
        await goThrough(page, game, language, (turn + index) % 2 === 0 ? byKeyboard : byClick);
      });
    }
  }

  it('a lesson begins on the shelf, keeps its place and can be left at any step', async () => {
    const page = await on.visit('/', phone);
    const { frame, words } = await wordsIn('en', 'bug-race');
    await button(page, text.ways.learnOf(titleOf('bug-race'))).click();
    await page.getByRole('link', { name: text.ways.lessonOf(titleOf('bug-race')) }).click();
    await button(page, frame.goOn).click();
    await said(page, words.told.legs ?? '').waitFor();
    await expectAccessible(page);
    await page.reload();
    await button(page, frame.goOn).click();
    await said(page, words.asked.keep?.say ?? '').waitFor();
    await button(page, frame.back).click();
    await said(page, words.told.legs ?? '').waitFor();
    await page.getByRole('link', { name: frame.leave }).click();
    await page.getByRole('link', { name: text.ways.lessonOf(titleOf('bug-race')) }).click();
    await said(page, words.told.legs ?? '').waitFor();
  });
});
