import type { Locator } from 'playwright-core';
import { text } from '../../../games/crazy-race-gewalt/locales/en.ts';
import { endingOf } from '../../../games/crazy-race-gewalt/locales/event-details.ts';
import { sectionsPerStage, stageOf } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { arrowKinds, turnModifiersOf } from '../../../games/crazy-race-gewalt/rules/effects.ts';
import { BoardPlayer, buttonsIn } from './board-player.ts';

const { actions, kinds } = text.board;

const arrowNames = arrowKinds.map((kind) => kinds[kind]);

/** Escapes a text for use in a regular expression. */
function quoted(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches every way in which a turn can end. */
const turnEnds = new RegExp(
  `^(${[null, ...arrowKinds]
    .map((effect) => quoted(endingOf(turnModifiersOf(effect).going, actions.endings)))
    .join('|')})$`,
);

/** Plays Crazy Race (Gewalt). */
export class GewaltPlayer extends BoardPlayer {
  protected readonly boardName = 'The race';

  get #hand(): Locator {
    return this.board.getByRole('list', { name: text.board.hand });
  }

  /**
   * Returns the button on a section, whichever player runs on its lane. Lane and section are the rules' numbers, from
   * 0.
   */
  #spot(does: string, lane: number, section: number): Locator {
    const name = `${stageOf(section)} ${(section % sectionsPerStage) + 1}`;
    return this.button(new RegExp(`^${does} .*lane ${lane + 1}( \\(.*\\))?, ${name}$`));
  }

  /** Places a section card with this many squares. */
  async playSection(squares: number, lane: number, section: number): Promise<void> {
    await this.#chooseCard(text.board.sectionCard(squares));
    await this.press(this.#spot(`Try the ${squares} on`, lane, section));
    await this.press(this.#spot(`Lay the ${squares} on`, lane, section));
    // Until the match has accepted it, the draft is still shown.
    await this.button(actions.layHere).waitFor({ state: 'detached' });
  }

  async #chooseCard(name: string): Promise<void> {
    await this.press(this.#hand.getByRole('button', { name, exact: true }).first());
  }

  /**
   * Places the smallest section card on the player's own lane, where it delays no player for long. Does nothing if no
   * place is free. Returns whether it was placed.
   */
  async #laySmallest(): Promise<boolean> {
    const squares = (await buttonsIn(this.#hand)).map(
      (name) => /^Section card (\d)/.exec(name)?.[1],
    );
    const [smallest] = squares.filter((each) => each !== undefined).sort();
    if (smallest === undefined) return false;
    await this.#chooseCard(text.board.sectionCard(Number(smallest)));
    const own = await this.board.getByText(/ \(you\)$/).textContent();
    const lane = `\\(${quoted(own?.replace(' (you)', '') ?? '')}\\)`;
    const place = this.button(new RegExp(`^Try .*${lane}, (?!lilac 1$)`)).first();
    if (!(await place.isVisible())) return this.#putBack();
    await this.press(place);
    await this.send(actions.layHere);
    return true;
  }

  async #putBack(): Promise<false> {
    await this.press(this.button(actions.putBack));
    return false;
  }

  /** Moves the first section card that can be moved to another lane. Returns whether one was moved. */
  async #relocate(): Promise<boolean> {
    await this.#chooseCard(kinds.relocate);
    const laid = this.button(/^Pick up /).first();
    if (!(await laid.isVisible())) return this.#putBack();
    const [from = ''] = (await buttonsIn(this.board)).filter((name) => name.startsWith('Pick up '));
    const lane = /lane \d/.exec(from)?.[0];
    await this.press(laid);
    await this.press(this.button(new RegExp(`^Try (?!.*${lane})`)).first());
    await this.send(actions.moveHere);
    return true;
  }

  /** Plays an action card on the first opponent who can get it. Returns whether there was one. */
  async #playOnFirst(name: string): Promise<boolean> {
    await this.#chooseCard(name);
    const target = new RegExp(`^${actions.layBefore('.+')}$`);
    if ((await this.button(target).count()) === 0) return this.#putBack();
    await this.send(target);
    return true;
  }

  /** Uses an action card: a double roll, or else a relocation, or else any card for an opponent. */
  async #playAction(): Promise<boolean> {
    const hand = await buttonsIn(this.#hand);
    if (hand.includes(kinds.doubleRoll) && (await this.#playOnFirst(kinds.doubleRoll))) return true;
    if (hand.includes(kinds.relocate) && (await this.#relocate())) return true;
    const arrow = hand.find((name) => name !== kinds.doubleRoll && arrowNames.includes(name));
    return arrow !== undefined && (await this.#playOnFirst(arrow));
  }

  /** Ends the player's turn: rolls, or does what a card makes of the roll. */
  roll(): Promise<void> {
    return this.send(turnEnds);
  }

  get #isToAllow(): Promise<boolean> {
    return this.button(actions.allow).isVisible();
  }

  get asked(): Locator {
    const allow = this.button(actions.allow, { disabled: false });
    return allow.or(this.button(turnEnds, { disabled: false }));
  }

  /** Does the minimum that the match requires of this player: allows a card, or ends the turn. */
  async playOn(): Promise<void> {
    await this.asked.waitFor();
    if (await this.#isToAllow) await this.send(actions.allow);
    else await this.roll();
  }

  /**
   * Does one thing that the match asks for, and plays cards as long as possible: counters, acts, places, then rolls.
   */
  async playCardOn(): Promise<void> {
    await this.asked.waitFor();
    // The card in the hand has the same name. The answer's description says what the other card would do.
    const answer = { description: / turns? / };
    if (await this.button(actions.counter, answer).isVisible()) {
      return this.send(actions.counter, answer);
    }
    if (await this.#isToAllow) return this.send(actions.allow);
    const asked = (await this.sentence.textContent()) ?? '';
    if (/may use .*action/.test(asked) && (await this.#playAction())) return;
    if (/may use .*section/.test(asked) && (await this.#laySmallest())) return;
    await this.roll();
  }
}
