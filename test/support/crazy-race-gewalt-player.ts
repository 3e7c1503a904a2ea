import type { Locator, Page } from 'playwright-core';
import { sectionsAStage, stageOf } from '../../games/crazy-race-gewalt/components.ts';
import { arrowKinds, termsUnder } from '../../games/crazy-race-gewalt/effects.ts';
import type { ActionKind } from '../../games/crazy-race-gewalt/index.ts';
import { text } from '../../games/crazy-race-gewalt/locales/en.ts';
import { endingOf } from '../../games/crazy-race-gewalt/locales/telling.ts';
import { byClick, type Press } from './press.ts';

const { actions, kinds } = text.board;

/** What stands for a pattern as it is. */
function quoted(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Plays Crazy Race (Gewalt) on a page of the lobby by what is on the screen, in English. */
export class CrazyRaceGewaltPlayer {
  readonly page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press = byClick) {
    this.page = page;
    this.#press = press;
  }

  #button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  get sentence(): Locator {
    return this.page.locator('.crazy-race-gewalt-sentence');
  }

  /** Presses a button that sends a move, and waits until the match has taken it. */
  async #send(button: Locator): Promise<void> {
    await this.#press(button);
    await this.page.locator('.crazy-race-gewalt[data-sending="false"]').waitFor();
  }

  /** The button on a section, whoever runs on its lane; lane and section are the rules' numbers, from 0. */
  #spot(does: string, lane: number, section: number): Locator {
    const name = `${stageOf(section)} ${(section % sectionsAStage) + 1}`;
    return this.#button(new RegExp(`^${does} .*lane ${lane + 1}( \\(.*\\))?, ${name}$`));
  }

  /** Lays a section card with so many squares. */
  async playSection(squares: number, lane: number, section: number): Promise<void> {
    await this.#chooseCard(text.board.sectionCard(squares));
    await this.#press(this.#spot(`Try the ${squares} on`, lane, section));
    await this.#send(this.#spot(`Lay the ${squares} on`, lane, section));
  }

  async #chooseCard(name: string): Promise<void> {
    const hand = this.page.getByRole('list', { name: text.board.hand });
    await this.#press(hand.getByRole('button', { name, exact: true }).first());
  }

  /** Lays an action card before the player with this name. */
  async playAction(kind: ActionKind, targetName: string): Promise<void> {
    await this.#chooseCard(kinds[kind]);
    await this.#send(this.#button(actions.layBefore(targetName)));
  }

  /** Moves a section card from one section to another. */
  async relocate(
    from: { readonly lane: number; readonly section: number },
    to: { readonly lane: number; readonly section: number },
  ): Promise<void> {
    await this.#chooseCard(kinds.relocate);
    await this.#press(this.#spot('Pick up', from.lane, from.section));
    await this.#press(this.#spot('Try', to.lane, to.section));
    await this.#send(this.#button(actions.moveHere));
  }

  async discardSection(squares: number): Promise<void> {
    await this.#chooseCard(text.board.sectionCard(squares));
    await this.#send(this.#button(actions.discard));
  }

  async discardAction(kind: ActionKind): Promise<void> {
    await this.#chooseCard(kinds[kind]);
    await this.#send(this.#button(actions.discard));
  }

  get #turnEnd(): Locator {
    const endings = [null, ...arrowKinds].map((effect) => termsUnder(effect).going);
    const labels = endings.map((going) => quoted(endingOf(going, actions.endings))).join('|');
    return this.#button(new RegExp(`^(${labels})$`));
  }

  /** Ends the own turn: rolls, or does what a card puts in place of it. */
  async roll(): Promise<void> {
    await this.#send(this.#turnEnd);
  }

  async counter(): Promise<void> {
    await this.#send(this.#button(actions.counter));
  }

  async allow(): Promise<void> {
    await this.#send(this.#button(actions.allow));
  }

  /** Whether this player is asked now about a card before them. */
  async isAsked(): Promise<boolean> {
    return (await this.#button(actions.allow).count()) > 0;
  }

  /** Whether this player can counter the card that they are asked about. */
  async canCounter(): Promise<boolean> {
    return (await this.#button(actions.counter).count()) > 0;
  }

  /** There while the match waits for this player. */
  get asked(): Locator {
    return this.#button(actions.allow).or(this.#turnEnd);
  }

  /** Does the least that is asked of this player: allows a card, or ends the turn. */
  async playOn(): Promise<void> {
    await this.asked.waitFor();
    await ((await this.isAsked()) ? this.allow() : this.roll());
  }

  /** There once the race is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }
}
