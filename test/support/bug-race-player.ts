import type { Locator, Page } from 'playwright-core';
import { byClick, type Press } from './press.ts';

/** Plays Bug Race on a page of the lobby by what is on the screen, in English. */
export class BugRacePlayer {
  readonly page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press = byClick) {
    this.page = page;
    this.#press = press;
  }

  #button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The cards that can be pressed now, offered or in hand. */
  #cards(): Locator {
    return this.#button(/^Card: /);
  }

  get sentence(): Locator {
    return this.page.locator('.bug-race-sentence');
  }

  /** Keeps the first card that is offered. */
  async choose(): Promise<void> {
    await this.sentence.getByText('Keep one card.').waitFor();
    await this.#press(this.#cards().first());
  }

  /** Plays all cards of the hand with all their steps, and ends the turn. */
  async moveAndEnd(): Promise<void> {
    await this.sentence.getByText(/Pick (a|your last) card/).waitFor();
    while (!(await this.#button('End turn').isVisible())) await this.#playFirstCard();
    await this.#press(this.#button('End turn'));
    // Once this is carried out the server has all that was done before, too.
    await this.#button('End turn').waitFor({ state: 'detached' });
  }

  async #playFirstCard(): Promise<void> {
    const before = await this.#cards().count();
    await this.#press(this.#cards().first());
    const moveAll = this.#button('Move everything');
    if ((await moveAll.getAttribute('aria-disabled')) !== 'true') await this.#press(moveAll);
    await this.#press(this.#button('Play card'));
    await this.#cards()
      .nth(before - 1)
      .waitFor({ state: 'detached' });
  }

  /** There while the match waits for this player. */
  get asked(): Locator {
    return this.sentence.getByText(/^Keep one card\.|^Pick (a|your last) card/);
  }

  /** A whole turn, with the cards that come first. */
  async playOn(): Promise<void> {
    if (await this.sentence.getByText('Keep one card.').isVisible()) await this.choose();
    await this.moveAndEnd();
  }

  /** There once the race is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }
}
