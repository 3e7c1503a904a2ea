import type { Locator } from 'playwright-core';
import { BoardPlayer } from './board-player.ts';

/** Names of the locomotives. */
type ModelName = 'Pioneer' | 'Tank Engine' | 'Express';

/** Plays Crazy Race (Schacht). */
export class SchachtPlayer extends BoardPlayer {
  protected readonly boardName = 'The race';

  /** Returns the number of the stage. */
  async stage(): Promise<number> {
    const heading = this.board.getByRole('heading', { name: /^Stage \d+ of \d+$/ });
    return Number(/\d+/.exec((await heading.textContent()) ?? '')?.[0]);
  }

  /** Chooses a driver card of this value, without a side yet. */
  async choose(value: number): Promise<void> {
    await this.sentence.getByText(/^Your turn/).waitFor();
    await this.#pressCard(value);
  }

  /** Chooses a card, or cancels the choice. */
  #pressCard(value: number): Promise<void> {
    return this.press(this.button(new RegExp(`^Driver card ${value}\\b`)));
  }

  /** Chooses a side, numbered from 1, for the chosen card of this value. */
  async point(value: number, sideNumber: number): Promise<void> {
    await this.press(this.button(new RegExp(`^Your ${value} at side ${sideNumber}:`)));
  }

  /** Places a driver card of this value at a side, numbered from 1. */
  async place(value: number, sideNumber: number): Promise<void> {
    await this.choose(value);
    await this.point(value, sideNumber);
    await this.send(`Place your ${value} at side ${sideNumber}`);
  }

  /** Returns the driver cards in hand: the number of cards by their value. */
  async hand(): Promise<ReadonlyMap<number, number>> {
    const hand = this.board.getByRole('list', { name: 'Your driver cards' });
    const told = (await hand.isVisible()) ? await hand.ariaSnapshot() : '';
    const cards = told.matchAll(/Driver card (\d+)(?:, (\d+) in hand)?/g);
    return new Map(Array.from(cards, ([, value, count = 1]) => [Number(value), Number(count)]));
  }

  async #highest(): Promise<number> {
    await this.sentence.getByText(/^Your turn/).waitFor();
    return Math.max(...(await this.hand()).keys());
  }

  /** Places the highest driver card in hand at a side, numbered from 1. */
  async placeHighest(sideNumber: number): Promise<void> {
    await this.place(await this.#highest(), sideNumber);
  }

  /**
   * Places the highest driver card in hand at the side where all cards count, a `?`. Without such a side it does
   * nothing. Returns whether it was placed.
   */
  async placeHighestAtSplit(): Promise<boolean> {
    const value = await this.#highest();
    await this.choose(value);
    const side = this.button(/^Your \d at side \d: .*1 space for each card/);
    if (!(await side.isVisible())) {
      await this.#pressCard(value);
      return false;
    }
    await this.press(side);
    await this.send(new RegExp(`^Place your ${value} at side`));
    return true;
  }

  async pass(): Promise<void> {
    await this.send('Pass');
  }

  /** Returns whether the player's own pile can be taken back now. */
  canTakeBack(): Promise<boolean> {
    return this.button(/^Take back my pile/).isVisible();
  }

  /** Takes the player's own pile back, and confirms it. */
  async takeBack(): Promise<void> {
    await this.press(this.button(/^Take back my pile/));
    await this.send('Take it back now');
  }

  /** Sends the drafted movement. Until the match has accepted it, the Move button describes the destination. */
  async #move(): Promise<void> {
    await this.press(this.button('Move', { disabled: false }));
    const sending = { name: 'Move', exact: true, disabled: true, description: /./ };
    await this.page.getByRole('button', sending).waitFor({ state: 'detached' });
  }

  /**
   * Makes the movement that was won. For a free one it moves the first possible locomotive, which also gets all spaces
   * of a `?`.
   */
  async advance(): Promise<void> {
    const move = this.button('Move');
    // The button appears after the playback of former events.
    await move.waitFor();
    const engines = this.board.getByRole('group', { name: 'Your locomotives' });
    const able = engines.getByRole('button', { disabled: false });
    const chosen = engines.getByRole('button', { pressed: true });
    for (let presses = 0; presses < 20; presses += 1) {
      if ((await chosen.count()) > 0 || (await able.count()) === 0) break;
      await this.press(able.first());
    }
    await this.#move();
  }

  /**
   * Shares out a `?`: each name is one space with that locomotive. Returns the destinations that the board announced.
   */
  async splitAdvance(...models: readonly ModelName[]): Promise<readonly string[]> {
    for (const model of models) await this.press(this.button(new RegExp(`^${model}`)));
    const outcome = this.board.getByRole('listitem').filter({ hasText: /^[\w ]+: .+ \(\d+ space/ });
    const told = await outcome.allTextContents();
    await this.#move();
    return told.map((each) => each.replace(/ \(\d+ space.*/, ''));
  }

  /** Returns where one of the player's locomotives stands, and how far from home. */
  async standing(model: ModelName): Promise<string> {
    const told = this.board.getByRole('listitem').filter({ hasText: new RegExp(`^${model}: `) });
    return (await told.first().textContent()) ?? '';
  }

  /** Presses the button that gives the movement up. The board asks for confirmation. */
  async askDecline(): Promise<void> {
    await this.press(this.button(/^(Don’t move|Give up)/));
  }

  /** Gives the movement up, and confirms it. */
  async decline(): Promise<void> {
    await this.askDecline();
    await this.send(/^Really/);
  }

  /** Takes a driver card of this value back into the hand, or none for null. */
  async reclaim(value: number | null): Promise<void> {
    await this.send(value === null ? 'Take none' : `Take back the ${value}`);
  }

  /** Returns whether a movement was won that is still to be made. */
  isToMove(): Promise<boolean> {
    return this.button('Move').isVisible();
  }

  /** Returns whether one of the player's cards may be taken back because there was nothing to move. */
  isToReclaim(): Promise<boolean> {
    return this.button('Take none').isVisible();
  }

  get asked(): Locator {
    return this.button(/^(Pass|Take none)$/, { disabled: false }).or(this.button('Move'));
  }

  /**
   * Does one thing that the match asks for: places the highest card at the first side, or moves the first locomotive.
   */
  async playOn(): Promise<void> {
    if (await this.isToMove()) await this.advance();
    else if (await this.isToReclaim()) await this.reclaim(null);
    else if ((await this.hand()).size > 0) await this.placeHighest(1);
    else if (await this.canTakeBack()) await this.takeBack();
    else await this.pass();
  }
}
