import type { Locator, Page } from 'playwright-core';
import { byClick, type Press } from '../browser/press.ts';

/** States of a button that a screen reader reads beside its name. */
interface States {
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly description?: RegExp;
}

/**
 * Plays a game on an English page like a person who doesn't see the board. Everything that the player uses is found by
 * role and name.
 */
export abstract class BoardPlayer {
  readonly page: Page;
  protected readonly press: Press;
  /** Called with each button that sends a move, before it is pressed. */
  beforeSend: (button: Locator) => Promise<void> = async () => {};

  constructor(page: Page, press: Press = byClick) {
    this.page = page;
    this.press = press;
  }

  protected abstract readonly boardName: string;

  /** An element that is present while the match waits for this player. */
  abstract get asked(): Locator;

  /** Does what the match asks for. */
  abstract playOn(): Promise<void>;

  get board(): Locator {
    return this.page.getByRole('region', { name: this.boardName, exact: true });
  }

  /** The sentence that says what the player must do, or whom the table waits for. */
  get sentence(): Locator {
    return this.board.getByRole('status').first();
  }

  /** The ranking, which is present once the race is over. */
  get ranking(): Locator {
    return this.page.getByRole('list', { name: 'Ranking' });
  }

  protected button(name: string | RegExp, states: States = {}): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string', ...states });
  }

  /** Presses the first button of this name, which sends a move, and waits until the match has accepted it. */
  protected async send(name: string | RegExp, states: States = {}): Promise<void> {
    const button = this.button(name, { ...states, disabled: false }).first();
    await this.beforeSend(button);
    await this.press(button);
    // Until then it is disabled.
    await this.button(name, { ...states, disabled: true })
      .first()
      .waitFor({ state: 'detached' });
  }
}

/** Returns the names of a region's buttons in order, as screen readers read them. */
export async function buttonsIn(place: Locator): Promise<readonly string[]> {
  const told = await place.ariaSnapshot();
  const names = told.matchAll(/\bbutton ("(?:[^"\\]|\\.)*")/g);
  return Array.from(names, ([, name = '""']) => String(JSON.parse(name)));
}
