import type { Locator } from 'playwright-core';
import { BoardPlayer } from './board-player.ts';

/** Plays Detroit–Cleveland Grand Prix. */
export class GrandPrixPlayer extends BoardPlayer {
  protected readonly boardName = 'The Grand Prix';

  get asked(): Locator {
    return this.button('Pass', { disabled: false }).or(this.#cards().first());
  }

  /** Bids once for each car without a bid, and plays the first playable card. */
  async playOn(): Promise<void> {
    if (!(await this.#isToBid())) return this.playCard();
    const isFirst = await this.board.getByText('No bid yet').isVisible();
    await (isFirst ? this.bidLeast() : this.pass());
  }

  /** Buys the first car available for less than this many dollars, and plays exchange cards before all others. */
  async playOnWithin(max: number): Promise<void> {
    if (!(await this.#isToBid())) {
      const exchange = this.button(/^Card \d+: exchange /).first();
      return this.#play((await exchange.isVisible()) ? exchange : this.#cards().first());
    }
    const asked = (await this.sentence.textContent()) ?? '';
    const highest = Number(/bids \$([\d,]+) for/.exec(asked)?.[1]?.replaceAll(',', '') ?? 0);
    const own = this.board.getByRole('list', { name: 'Players' }).getByRole('listitem').first();
    const isWanted = highest < max && (await own.getByText('no car', { exact: true }).count()) > 0;
    await (isWanted ? this.bidLeast() : this.pass());
  }

  #isToBid(): Promise<boolean> {
    return this.button('Pass').isVisible();
  }

  /** Bids this many dollars. */
  async bid(amount: number): Promise<void> {
    const bid = this.button(`Bid $${amount.toLocaleString('en')}`);
    await this.button('Bid more').waitFor();
    while ((await bid.count()) === 0)
      await this.press(this.button('Bid more', { disabled: false }));
    await this.bidLeast();
  }

  /** Makes the bid that is set, at first the minimum. */
  async bidLeast(): Promise<void> {
    await this.send(/^Bid \$/);
  }

  async pass(): Promise<void> {
    await this.send('Pass');
  }

  /** Returns the playable cards of the hand: this one, or all. */
  #cards(number?: number): Locator {
    const which = number === undefined ? '\\d+' : String(number);
    return this.button(new RegExp(`^Card ${which}: (?!.*no car for white)`));
  }

  /** Takes a card out of the hand: this one, or the first playable one. */
  async chooseCard(number?: number): Promise<void> {
    await this.press(this.#cards(number).first());
  }

  /** The places and cars on the circuit that can be pressed for the card. */
  get places(): Locator {
    const circuit = this.board.getByRole('region', { name: /^The circuit of / });
    return circuit.getByRole('group').getByRole('button');
  }

  /** Plays a card with the first possibility for each of its cars: this one, or the first playable one. */
  async playCard(number?: number): Promise<void> {
    await this.#play(this.#cards(number).first());
  }

  async #play(card: Locator): Promise<void> {
    await this.press(card);
    // The board reacts to every press at once, and the first place leads to the next decision or to none.
    while ((await this.places.count()) > 0) {
      const place = this.places.first();
      // Cars may stand so close that a button covers another. The circuit finds the car nearest to a pointer.
      const isCar = /^White moves/.test((await place.getAttribute('aria-label')) ?? '');
      await (isCar ? place.press('Enter') : this.press(place));
    }
    await this.send('Play card');
  }
}
