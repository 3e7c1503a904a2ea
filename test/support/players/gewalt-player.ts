import type { Locator } from 'playwright-core';
import { text } from '../../../games/crazy-race-gewalt/locales/en.ts';
import { endingOf } from '../../../games/crazy-race-gewalt/locales/event-text.ts';
import { sectionsPerStage, stageOf } from '../../../games/crazy-race-gewalt/rules/components.ts';
import { arrowKinds, turnModifiersOf } from '../../../games/crazy-race-gewalt/rules/effects.ts';
import { BoardPlayer, buttonsIn } from './board-player.ts';

const { actions, kinds } = text.board;

const arrowNames = arrowKinds.map((kind) => kinds[kind]);

/** What stands for a pattern as it is. */
function quoted(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** All that a turn can end with. */
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

  /** The button on a section, whoever runs on its lane; lane and section are the rules' numbers, from 0. */
  #spot(does: string, lane: number, section: number): Locator {
    const name = `${stageOf(section)} ${(section % sectionsPerStage) + 1}`;
    return this.button(new RegExp(`^${does} .*lane ${lane + 1}( \\(.*\\))?, ${name}$`));
  }

  /** Lays a section card with so many squares. */
  async playSection(squares: number, lane: number, section: number): Promise<void> {
    await this.#chooseCard(text.board.sectionCard(squares));
    await this.press(this.#spot(`Try the ${squares} on`, lane, section));
    await this.press(this.#spot(`Lay the ${squares} on`, lane, section));
    // Until the match has taken it, it is still tried out.
    await this.button(actions.layHere).waitFor({ state: 'detached' });
  }

  async #chooseCard(name: string): Promise<void> {
    await this.press(this.#hand.getByRole('button', { name, exact: true }).first());
  }

  /** Lays the smallest section card on the own lane, where it is in nobody's way for long. Nowhere: nothing is done. */
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

  /** Moves the first section card that can be moved to another lane. */
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

  /** Lays an action card before the first opponent who can have it. */
  async #playOnFirst(name: string): Promise<boolean> {
    await this.#chooseCard(name);
    const target = new RegExp(`^${actions.layBefore('.+')}$`);
    if ((await this.button(target).count()) === 0) return this.#putBack();
    await this.send(target);
    return true;
  }

  /** Uses an action card: a double roll, or else a relocation, or else what there is for an opponent. */
  async #playAction(): Promise<boolean> {
    const hand = await buttonsIn(this.#hand);
    if (hand.includes(kinds.doubleRoll) && (await this.#playOnFirst(kinds.doubleRoll))) return true;
    if (hand.includes(kinds.relocate) && (await this.#relocate())) return true;
    const arrow = hand.find((name) => name !== kinds.doubleRoll && arrowNames.includes(name));
    return arrow !== undefined && (await this.#playOnFirst(arrow));
  }

  /** Ends the own turn: rolls, or does what a card puts in place of it. */
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

  /** Does the least that is asked of this player: allows a card, or ends the turn. */
  async playOn(): Promise<void> {
    await this.asked.waitFor();
    if (await this.#isToAllow) await this.send(actions.allow);
    else await this.roll();
  }

  /** Does one thing that is asked, with cards as long as one can be played: counters, acts, lays, then rolls. */
  async playCardOn(): Promise<void> {
    await this.asked.waitFor();
    // With the answer it is said what the card would do.
    const counter = { name: actions.counter, exact: true, description: / turns? / };
    if (await this.page.getByRole('button', counter).isVisible()) return this.send(actions.counter);
    if (await this.#isToAllow) return this.send(actions.allow);
    const asked = (await this.sentence.textContent()) ?? '';
    if (/may use .*action/.test(asked) && (await this.#playAction())) return;
    if (/may use .*section/.test(asked) && (await this.#laySmallest())) return;
    await this.roll();
  }
}
