import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { describeInBrowser, hearFaults } from '../support/browser/browser.ts';
import { suiteBrowser, suiteExample } from '../support/package/example-pages.ts';
import { installedPackage } from '../support/package/installed-package.ts';
import { BugRacePlayer } from '../support/players/bug-race-player.ts';

/** Returns the only code block of docs/boards.md that contains this text. */
function blockWith(part: string): string {
  const page = readFileSync('docs/boards.md', 'utf8');
  const blocks = [...page.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  const [found, ...others] = blocks.filter((code) => code.includes(part));
  if (found === undefined || others.length > 0) throw new Error(`Which block has “${part}”?`);
  return found;
}

/** The script of the page, which shows the board named after # in the address. */
const main = `
import { Client } from 'boardgame.io/react';
import { game } from 'paddock-games/bug-race';
import 'paddock-games/bug-race/board.css';
import { text as french } from 'paddock-games/bug-race/locales/fr';
import { createRoot } from 'react-dom/client';
import { HotSeat } from './hot-seat.jsx';
import { BoardWithPanels } from './panels.jsx';
import { BoardWithSounds } from './sounds.jsx';
import { BoardAndRules } from './rules.jsx';
import { InItalian } from './italian.jsx';
import { BugRaceInSpanish } from './spanish.tsx';
import { OurBoard } from './words.jsx';
import './own.css';

globalThis.heard = [];
HTMLMediaElement.prototype.play = function () { globalThis.heard.push(this.src); };
const Ours = Client({ game, board: OurBoard, debug: false });
const Loud = Client({
  game,
  board: (props) => <BoardWithSounds {...props} onEvent={undefined} />,
  debug: false,
});
const Panels = Client({ game, board: BoardWithPanels, debug: false });
const Rules = Client({ game, board: BoardAndRules, debug: false });
const Events = Client({ game, board: OurBoard, debug: false });
const shown = {
  spanish: <BugRaceInSpanish playerID="0" debug={false} />,
  watching: <BugRaceInSpanish />,
  italian: <InItalian />,
  words: <Ours />,
  sounds: <Loud playerID="0" />,
  events: <Events playerID="0" onEvent={({ type, playerID }) => globalThis.heard.push([type, playerID])} />,
  panels: <Panels playerID="0" />,
  rules: <Rules playerID="0" text={french} />,
  'hot-seat': <HotSeat />,
};
createRoot(document.getElementById('root')).render(shown[location.hash.slice(1)]);
`;

/** Returns the files of the page, with the code of docs/boards.md. */
const files = () => ({
  'main.jsx': main,
  'words.jsx': blockWith('OurBoard'),
  'italian.jsx': blockWith('InItalian'),
  'spanish.tsx': blockWith('BugRaceInSpanish'),
  'panels.jsx': blockWith('BoardWithPanels'),
  'rules.jsx': blockWith('BoardAndRules'),
  'sounds.jsx': blockWith('BoardWithSounds'),
  'hot-seat.jsx': blockWith('HotSeat'),
  'own.css': blockWith('--round: 0'),
});

describeInBrowser('Boards adapted as in docs/boards.md', () => {
  const browser = suiteBrowser();
  const url = suiteExample('one-board', installedPackage, files);
  let page: Page;
  let faults: readonly string[];

  beforeEach(async () => {
    page = await browser().newPage({ reducedMotion: 'reduce' });
    faults = await hearFaults(page);
  });

  afterEach(async () => {
    await page.close();
    expect(faults).to.deep.equal([]);
  });

  const show = (part: string) => page.goto(`${url()}#${part}`);
  const board = () => page.locator('.paddock-board:not(.paddock-illustrated-rules)');

  it('a board speaks another of its languages or a custom one, with its language code', async () => {
    await show('italian');
    await page.getByText('Le tue carte').waitFor();
    expect(await board().locator('> section').getAttribute('lang')).to.equal('it');
    await show('spanish');
    await page.reload();
    await page.getByText(/^Mazo: \d+$/).waitFor();
    expect(await board().locator('> section').getAttribute('lang')).to.equal('es');
    expect(await board().textContent()).not.to.contain('mirando');
  });

  it('a spectator sees the page’s own sentence', async () => {
    await show('watching');
    expect(await board().locator('> p').textContent()).to.equal('Estás mirando.');
    await show('words');
    await page.reload();
    await page.getByText('You are in the stands.').waitFor();
    expect(await page.getByRole('button', { name: /^Card/ }).count()).to.equal(0);
  });

  it('a board takes the page’s own colours, typefaces and corners', async () => {
    await show('watching');
    const styles = await board().evaluate((element) => {
      const { backgroundColor } = getComputedStyle(element);
      const note = getComputedStyle(element.querySelector('p') ?? element);
      const title = getComputedStyle(element.querySelector('h2') ?? element).fontFamily;
      return [backgroundColor, note.borderInlineStartColor, note.borderRadius, title];
    });
    expect(styles).to.deep.equal([
      'rgb(238, 243, 246)',
      'rgb(122, 31, 162)',
      '0px',
      'Georgia, serif',
    ]);
  });

  it('a board reports each event once, when it is shown', async () => {
    await show('events');
    await new BugRacePlayer(page).choose();
    const heard = () => page.evaluate(() => (globalThis as { heard?: unknown }).heard);
    await page.waitForFunction(() => (globalThis as { heard?: unknown[] }).heard?.length);
    expect(await heard()).to.deep.equal([['chose', '0']]);
  });

  it('the log beside a board shows its moves', async () => {
    await show('panels');
    expect(await page.locator('.paddock-log li').count()).to.equal(0);
    await new BugRacePlayer(page).choose();
    await page.locator('.paddock-log li', { hasText: 'Seat 1' }).waitFor();
  });

  it('a board’s buttons lead to the illustrated rules, loaded on demand in its language only', async () => {
    const loaded: string[] = [];
    page.on('requestfinished', (request) => loaded.push(request.url()));
    await show('rules');
    const toRules = board().locator('.to-rules').first();
    await toRules.waitFor();
    const early = loaded.length;
    expect(await page.locator('figure').count()).to.equal(0);
    const name = await toRules.getAttribute('aria-label');
    for (const _again of [1, 2]) {
      await toRules.click();
      const asked = page.locator('.paddock-illustrated-rules section:focus h2');
      expect(name)
        .to.match(/^Règles/)
        .and.to.contain(await asked.textContent());
    }
    const rules = page.locator('.paddock-illustrated-rules');
    expect(await rules.locator('figure').count()).to.be.above(5);
    expect(await rules.locator('> [lang="fr"] > section h2').first().textContent()).to.match(
      /cinq/,
    );
    const late = loaded.slice(early).filter((url) => url.endsWith('.js'));
    expect(late).to.have.length.above(1);
    expect(late.filter((url) => /\/(en|it|de)-/.test(url))).to.deep.equal([]);
  });

  it('seats can share one screen, with a button between turns', async () => {
    await show('hot-seat');
    for (const seat of [1, 2, 3]) {
      await page.getByRole('button', { name: `Player ${seat}, it is your turn` }).click();
      expect(await board().locator('> p').count()).to.equal(0);
      await new BugRacePlayer(page).choose();
    }
    // All have chosen, so the last one goes on at once.
    await new BugRacePlayer(page).moveAndEnd();
    await page.getByRole('button', { name: 'Player 1, it is your turn' }).waitFor();
  });
});
