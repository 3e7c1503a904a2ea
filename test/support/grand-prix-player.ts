import type { Locator, Page } from 'playwright-core';
import { byClick, type Press } from './press.ts';

/** Plays Detroit–Cleveland Grand Prix on a page of the lobby by what is on the screen, in English. */
export class GrandPrixPlayer {
  readonly page: Page;
  readonly #press: Press;

  constructor(page: Page, press: Press = byClick) {
    this.page = page;
    this.#press = press;
  }

  #button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A button that can be pressed and does something. */
  #open(button: Locator): Locator {
    return button.and(this.page.locator(':not([aria-disabled="true"])'));
  }

  get #board(): Locator {
    return this.page.locator('.detroit-cleveland-grand-prix');
  }

  get sentence(): Locator {
    return this.page.locator('.grand-prix-sentence');
  }

  /** Presses a button that sends a move, and waits until the match has taken it. */
  async #send(button: Locator): Promise<void> {
    await this.#press(this.#open(button));
    await this.#board.and(this.page.locator('[data-sending="false"]')).waitFor();
  }

  /** There while the match waits for this player, for a bid or for a card. */
  get asked(): Locator {
    return this.#button('Pass').or(this.#cards().first());
  }

  /** Whether this player is asked now, for a bid or for a card. */
  async isAsked(): Promise<boolean> {
    return (await this.asked.count()) > 0;
  }

  /** Bids once for each car that nobody wants yet, and plays the first card that can be played. */
  async playOn(): Promise<void> {
    if (!(await this.#button('Pass').isVisible())) return this.playCard();
    const isFirst = await this.page.getByText('No bid yet').isVisible();
    await (isFirst ? this.bidLeast() : this.pass());
  }

  /** The amount that is set on the stepper, in dollars. */
  async #amount(): Promise<number> {
    const shown = await this.page.locator('.grand-prix-amount').textContent();
    return Number(shown?.replaceAll(/\D/g, ''));
  }

  /** Bids this many dollars. */
  async bid(amount: number): Promise<void> {
    const more = this.#button('Bid more');
    await more.waitFor();
    for (let set = await this.#amount(); set < amount; set = await this.#amount()) {
      await this.#press(this.#open(more));
    }
    await this.#send(this.#button(/^Bid \$/));
  }

  /** Bids the least that is possible. */
  async bidLeast(): Promise<void> {
    await this.#send(this.#button(/^Bid \$/));
  }

  async pass(): Promise<void> {
    await this.#send(this.#button('Pass'));
  }

  /** The cards of the hand that can be pressed and played: this one, or all. */
  #cards(number?: number): Locator {
    const which = number === undefined ? '\\d+' : String(number);
    return this.#button(new RegExp(`^Card ${which}: (?!.*no car for white)`));
  }

  /** Takes a card out of the hand: this one, or the first that can be played. */
  async chooseCard(number?: number): Promise<void> {
    await this.#press(this.#cards(number).first());
  }

  /** The places and cars on the circuit that can be pressed for the card. */
  get places(): Locator {
    return this.page.locator('.grand-prix-space');
  }

  get #playCard(): Locator {
    return this.#open(this.#button('Play card'));
  }

  /** Decides the next car of the card: for white the first car, else the first end. */
  async decideNext(): Promise<void> {
    const before = await this.sentence.textContent();
    await this.#press(this.places.first());
    await this.sentence.filter({ hasNotText: before ?? '' }).waitFor();
  }

  /** Goes one space on with the car that is to move: straight if it can, else to a side. */
  async step(): Promise<void> {
    const steps = this.page.locator('.grand-prix-steps button');
    const straight = steps.filter({ hasText: 'Straight on' });
    await this.#press((await straight.count()) > 0 ? straight : steps.first());
  }

  /** Plays a card with the first possibility for each of its cars: this one, or the first playable. */
  async playCard(number?: number): Promise<void> {
    await this.chooseCard(number);
    await this.#playCard.or(this.places.first()).first().waitFor();
    while ((await this.#playCard.count()) === 0) await this.#decideAny();
    await this.#send(this.#button('Play card'));
  }

  /** Two cars may be asked for in the same words, so it waits for another list of places. */
  async #decideAny(): Promise<void> {
    const names = () =>
      this.places.evaluateAll((places) => places.map((place) => place.getAttribute('aria-label')));
    const before = String(await names());
    await this.#press(this.places.first());
    while (String(await names()) === before) await this.page.waitForTimeout(20);
  }

  /** Plays the exchange card with this number. */
  async playExchange(number: number): Promise<void> {
    await this.playCard(number);
  }

  async hold(): Promise<void> {
    await this.#send(this.#button('Hold'));
  }

  /** There once the match is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }
}
