import type { Locator, Page } from 'playwright-core';
import { byClick, type Press } from './press.ts';

/** Plays Crazy Race (Schacht) on a page of the lobby by what is on the screen, in English. */
export class CrazyRacePlayer {
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
    return this.page.locator('.crazy-race-schacht-sentence');
  }

  /** Presses a button that sends a move, and waits until the match has taken it. */
  async #send(button: Locator): Promise<void> {
    await this.#press(button);
    await this.page.locator('.crazy-race-schacht[data-sending="false"]').waitFor();
  }

  /** Chooses a driver card of this value, for a side still to be told. */
  async choose(value: number): Promise<void> {
    await this.sentence.getByText(/^Your turn/).waitFor();
    await this.#press(this.#button(new RegExp(`^Driver card ${value}\\b`)));
  }

  /** Places a driver card of this value at a side, numbered from 1. */
  async place(value: number, sideNumber: number): Promise<void> {
    await this.choose(value);
    await this.#send(this.#button(new RegExp(`^Place your ${value} at side ${sideNumber}:`)));
  }

  /** Values of the driver cards in hand, each once. */
  async #handValues(): Promise<number[]> {
    const cards = await this.page
      .getByRole('list', { name: 'Your driver cards' })
      .locator('.crazy-race-schacht-unseen')
      .allTextContents();
    return cards.map((name) => Number(/\d+/.exec(name)?.[0]));
  }

  /** Places the highest driver card in hand at a side, numbered from 1. */
  async placeHighest(sideNumber: number): Promise<void> {
    await this.sentence.getByText(/^Your turn/).waitFor();
    await this.place(Math.max(...(await this.#handValues())), sideNumber);
  }

  async pass(): Promise<void> {
    await this.#send(this.#button('Pass'));
  }

  /** Takes the own pile back, and says yes when asked again. */
  async takeBack(): Promise<void> {
    await this.#press(this.#button(/^Take back my pile/));
    await this.#send(this.#button('Take it back now'));
  }

  /** Makes the movement that was won: of a free one the first locomotive that can go, of a `?` all with it. */
  async advance(): Promise<void> {
    const move = this.#button('Move');
    // It comes once what happened before has been shown.
    await move.waitFor();
    for (let presses = 0; presses < 20; presses += 1) {
      const able = this.page.locator('.crazy-race-schacht-engine:not([aria-disabled="true"])');
      const isChosen =
        (await this.page.locator('.crazy-race-schacht-engine[aria-pressed="true"]').count()) > 0;
      if (isChosen || (await able.count()) === 0) break;
      await this.#press(able.first());
    }
    await this.#send(move);
  }

  /** Shares out a `?`: each name is one space with that locomotive. */
  async splitAdvance(...models: readonly ('Pioneer' | 'Tank Engine' | 'Express')[]): Promise<void> {
    for (const model of models) await this.#press(this.#button(new RegExp(`^${model}`)));
    await this.#send(this.#button('Move'));
  }

  /** Begins to give the movement up: the board asks again. */
  async askDecline(): Promise<void> {
    await this.#press(this.#button(/^(Don’t move|Give up)/));
  }

  /** Gives the movement up, and says yes when asked again. */
  async decline(): Promise<void> {
    await this.askDecline();
    await this.#send(this.#button(/^Really/));
  }

  /** Takes a driver card of this value back into hand; null: none. */
  async reclaim(value: number | null): Promise<void> {
    await this.#send(this.#button(value === null ? 'Take none' : `Take back the ${value}`));
  }

  /** There while the match waits for this player. */
  get asked(): Locator {
    return this.#button('Pass').or(this.#button('Move')).or(this.#button('Take none'));
  }

  /** Does one thing that is asked of this player: the highest card at the first side, the first locomotive. */
  async playOn(): Promise<void> {
    if (await this.#button('Move').isVisible()) await this.advance();
    else if (await this.#button('Take none').isVisible()) await this.reclaim(null);
    else if ((await this.#handValues()).length > 0) await this.placeHighest(1);
    else if (await this.#button(/^Take back my pile/).isVisible()) await this.takeBack();
    else await this.pass();
  }

  /** There once the race is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }
}
