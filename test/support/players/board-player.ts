import type { Locator, Page } from 'playwright-core';
import { byClick, type Press } from '../browser/press.ts';

/** What a screen reader says of a button beside its name. */
interface States {
  readonly disabled?: boolean;
  readonly pressed?: boolean;
}

/**
 * Plays a game on a page in English as somebody does who doesn't see the board: all that a player finds, reads and
 * waits for is found by role and name.
 */
export abstract class BoardPlayer {
  readonly page: Page;
  protected readonly press: Press;

  constructor(page: Page, press: Press = byClick) {
    this.page = page;
    this.press = press;
  }

  protected abstract readonly boardName: string;

  /** There while the match waits for this player. */
  abstract get asked(): Locator;

  /** Does what is asked. */
  abstract playOn(): Promise<void>;

  get board(): Locator {
    return this.page.getByRole('region', { name: this.boardName, exact: true });
  }

  /** What is asked of the player, or whom the table waits for. */
  get sentence(): Locator {
    return this.board.getByRole('status').first();
  }

  /** There once the race is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }

  protected button(name: string | RegExp, states: States = {}): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string', ...states });
  }

  /** Presses a button that sends a move, the first of this name, and waits until the match has taken it. */
  protected async send(name: string | RegExp): Promise<void> {
    await this.press(this.button(name, { disabled: false }).first());
    // Until then it can't be pressed again.
    await this.button(name, { disabled: true }).first().waitFor({ state: 'detached' });
  }
}

/** The names of a place's buttons in their order, as they are read out. */
export async function buttonsIn(place: Locator): Promise<readonly string[]> {
  const told = await place.ariaSnapshot();
  const names = told.matchAll(/\bbutton ("(?:[^"\\]|\\.)*")/g);
  return Array.from(names, ([, name = '""']) => String(JSON.parse(name)));
}
