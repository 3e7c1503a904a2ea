import type { Locator } from 'playwright-core';
import { BoardPlayer } from './board-player.ts';

/** Plays Bug Race. */
export class BugRacePlayer extends BoardPlayer {
  protected readonly boardName = 'The race';

  /** Returns the cards that can be pressed now, offered or in hand. */
  #cards(): Locator {
    return this.button(/^Card: /);
  }

  get #toKeep(): Locator {
    return this.sentence.getByText('Keep one card.');
  }

  /** Keeps the first offered card. */
  async choose(): Promise<void> {
    await this.#toKeep.waitFor();
    await this.press(this.#cards().first());
  }

  /** Plays all cards of the hand with all their steps, and ends the turn. A bot may have played some or all of them. */
  async moveAndEnd(): Promise<void> {
    await this.sentence
      .getByText(/Pick a card|^Your last card|^None of the legs on your last card|End your turn/)
      .waitFor();
    const hand = await this.#cards().count();
    for (let played = 0; played < hand; played += 1) await this.#playFirstCard();
    // The turn ends by itself after some seconds, which a slow machine may need for the press.
    const end = this.button('End turn');
    // Once the end of the turn is accepted, the server has all former moves, too.
    const isOver = end.waitFor({ state: 'detached' });
    await Promise.race([this.press(end).catch(() => isOver), isOver]);
    await isOver;
  }

  async #playFirstCard(): Promise<void> {
    const before = await this.#cards().count();
    await this.press(this.#cards().first());
    const moveAll = this.button('Move everything', { disabled: false });
    if (await moveAll.isVisible()) await this.press(moveAll);
    await this.press(this.button('Play card'));
    await this.#cards()
      .nth(before - 1)
      .waitFor({ state: 'detached' });
  }

  get asked(): Locator {
    return this.sentence.getByText(
      /^Keep one card\.|^Pick a card|^Your last card|^None of the legs on your last card|End your turn/,
    );
  }

  /** Keeps a card, or plays all kept cards. */
  async playOn(): Promise<void> {
    if (!(await this.#toKeep.isVisible())) return this.moveAndEnd();
    await this.choose();
    await this.#toKeep.waitFor({ state: 'detached' });
  }
}
