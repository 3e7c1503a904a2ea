import { expect } from 'chai';
import type { Page } from 'playwright-core';
import * as crazyRace from '../../../games/crazy-race-schacht/index.ts';
import { describeInBrowser, recordFrames } from '../../support/browser/browser.ts';
import { expectNoSecrets } from '../../support/browser/frames.ts';
import { desktop, newPage, seatThree } from '../../support/browser/lobby.ts';
import { byClick, byKeyboard, type Press } from '../../support/browser/press.ts';
import { suitePages } from '../../support/browser/suite-pages.ts';
import { TestTable } from '../../support/games/table.ts';
import { byName, playTogether, rankedNames, toldLog } from '../../support/players/against-bots.ts';
import { SchachtPlayer } from '../../support/players/schacht-player.ts';
import { putAtServer } from '../../support/servers/database.ts';

const title = 'Crazy Race (Schacht)';
const names = ['Ada', 'Ben', 'Chiara'];
/** With this seed Ada goes first. */
const seed = 'schacht-2';
const hiddenMoves = ['placeDriver', 'reclaim', 'discardPoints'];

/** Plays for three people by what their pages say, so that everything the test looks for happens. */
class Match {
  readonly #players: readonly SchachtPlayer[];
  #stage = 0;
  /** The number of requests to place a card in this stage. */
  #asked = 0;
  /** The stage whose cards all lie at the `?`. */
  #splitStage = 0;
  /** The player who placed the first card of the race. */
  beginner: string | undefined;
  splits = 0;
  takenBack = 0;

  constructor(players: readonly SchachtPlayer[]) {
    this.#players = players;
  }

  async playOn(player: SchachtPlayer): Promise<void> {
    const asked = (await player.sentence.textContent()) ?? '';
    if (asked.includes('take one of your cards back')) return player.reclaim(null);
    if (/round [23]:/.test(asked)) return player.pass();
    const stage = await player.stage();
    if (asked.startsWith('Your turn')) return this.#place(player, stage);
    if (stage === 5) return player.decline();
    if (!asked.includes('Share out 3 spaces')) return player.advance();
    this.splits += 1;
    // The locomotives come to where the Move button says.
    const [pioneer, tankEngine] = await player.splitAdvance('Pioneer', 'Tank Engine', 'Pioneer');
    expect(await player.standing('Pioneer')).to.include(`${pioneer}, `);
    expect(await player.standing('Tank Engine')).to.include(`${tankEngine}, `);
  }

  /**
   * The first two lay a 1 at side 1 in the first stage; in the first later one with a `?` all lay a card there; in
   * others the first two lay their highest at sides 1 and 2, and the third passes.
   */
  async #place(player: SchachtPlayer, stage: number): Promise<void> {
    this.#asked = stage === this.#stage ? this.#asked + 1 : 1;
    this.#stage = stage;
    this.beginner ??= names[this.#players.indexOf(player)];
    if (stage === 4 && player === this.#players[1] && this.takenBack === 0) {
      this.takenBack += 1;
      await player.takeBack();
    }
    // A player who has placed no card yet sees the same words in every round.
    if (this.#asked > 3) return player.pass();
    const isSplit = stage > 1 && (this.#splitStage === 0 || this.#splitStage === stage);
    if (isSplit && (await player.placeHighestAtSplit())) {
      this.#splitStage = stage;
      return;
    }
    if (this.#asked === 3) return player.pass();
    await (stage === 1 ? player.place(1, 1) : player.placeHighest(this.#asked));
  }
}

type Three = [SchachtPlayer, SchachtPlayer, SchachtPlayer];

describeInBrowser('A whole match of Crazy Race (Schacht) in the browser', () => {
  const on = suitePages();

  /** Three people at a table; the second one on a phone. */
  async function seatPlayers(press: Press): Promise<Three> {
    const pages = await seatThree(on.browser, on.server.url, names, { title, press });
    const players = pages.map((page) => new SchachtPlayer(page, press));
    for (const { board } of players) await board.waitFor();
    // One for each page.
    return players as Three;
  }

  /** Puts a match with known luck in the place of the one that has just begun. */
  function seedMatch(page: Page): void {
    const matchID = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    putAtServer(on.server.dataDir, matchID, new TestTable(crazyRace, { numPlayers: 3, seed }));
  }

  it('three players finish eight stages by accessible names alone, and a spectator sees the same', async () => {
    const players = await seatPlayers(byClick);
    const [{ page }] = players;
    seedMatch(page);
    const watcher = await newPage(on.browser, desktop);
    const pages = [...players.map((player) => player.page), watcher];
    const frames = pages.map(recordFrames);
    await watcher.goto(page.url());
    await watcher.getByText('You are watching.').waitFor();
    for (const player of players) await player.page.reload();

    const match = new Match(players);
    await playTogether(byName(names, players), (player) => match.playOn(player));

    expect(match).to.include({ splits: 1, takenBack: 1 });
    const ranking = await rankedNames(page, names);
    expect([...ranking].sort()).to.deep.equal(names);
    for (const seen of pages) {
      expect(await rankedNames(seen, names)).to.deep.equal(ranking);
      const told = await toldLog(seen);
      expect(told).to.include(`${match.beginner} wins the tie at 1: the first card decides.`);
      expect(told).to.include('Stage 8 begins').and.include('Ben takes the whole pile back.');
      expect(told).to.match(/gives up .* at side/);
    }
    const best = players[names.indexOf(ranking[0] ?? '')];
    await best?.page.getByRole('heading', { name: 'You won!' }).waitFor();
    for (const [index, seat] of ['0', '1', '2', undefined].entries()) {
      expectNoSecrets(frames[index] ?? [], seat, hiddenMoves);
    }
  });

  /** Waits until a button of this name has the focus. */
  async function expectFocus({ page }: SchachtPlayer, name: string | RegExp): Promise<void> {
    const button = page.getByRole('button', { name });
    await button.and(page.locator(':focus')).waitFor();
  }

  /** Everybody who is asked passes, until it is this player who is asked something else. */
  async function passUntil({ sentence }: SchachtPlayer, passing: readonly SchachtPlayer[]) {
    for (const player of passing) await player.pass();
    await sentence.getByText(/^You win this side/).waitFor();
  }

  it('three players play from the shelf through a stage with the keyboard alone', async () => {
    const players = await seatPlayers(byKeyboard);
    seedMatch(players[0].page);
    for (const player of players) await player.page.reload();
    const [first, second, third] = players;
    await first.choose(6);
    await expectFocus(first, /^Your 6 at side 1:/);
    await first.page.keyboard.press('ArrowDown');
    await expectFocus(first, /^Your 6 at side 3:/);
    await first.page.keyboard.press('Enter');
    await expectFocus(first, 'Place your 6 at side 3');
    await first.page.reload();
    await first.page.getByRole('button', { name: 'Place your 6 at side 3' }).focus();
    await first.page.keyboard.press('Escape');
    await expectFocus(first, /^Your 6 at side 1:/);
    await first.page.keyboard.press('Shift+Tab');
    await expectFocus(first, /^Driver card 6/);
    await first.page.keyboard.press('Escape');
    await first.sentence.getByText(/^Your turn/).waitFor();
    await first.place(3, 2);
    await second.choose(4);
    const side = { name: /^Your 4 at side 2:/, description: /^Ada, face down$/ };
    await second.page.getByRole('button', side).waitFor();
    await second.page.keyboard.press('Escape');
    await second.place(4, 2);
    await third.pass();
    await passUntil(second, [first, second, third, first, second, third]);
    await second.askDecline();
    await expectFocus(second, 'Back');
    await second.page.keyboard.press('Escape');
    await second.advance();
    await first.reclaim(3);
    expect(await first.stage()).to.equal(2);
    const cards = [...(await first.hand()).values()];
    expect(cards.reduce((sum, count) => sum + count, 0)).to.equal(8);
  });
});
