import { setTimeout as wait } from 'node:timers/promises';
import type { GameModule } from '../../games/index.ts';
import type { Rng } from '../../games/kit/rng.ts';
import { FollowingPage } from '../../test/support/browser/following-page.ts';
import type { Seated } from '../../test/support/servers/page.ts';
import type { Times } from './times.ts';
import { Witness } from './witness.ts';

/** Milliseconds that somebody thinks, by chance between these. */
const minThought = 400;
const maxThought = 2400;
/** Milliseconds until somebody tries again what could not be stored. */
const pauseAfterFailure = 300;
/** Milliseconds after which a move that is neither taken nor refused counts as never answered. */
const maxAnswer = 30_000;
/** One move in so many somebody says something, too. */
const movesForALine = 8;

/** What all honest people have in common. */
export interface Surroundings {
  /** Where moves' times go. */
  readonly times: Times;
  /** Whether nothing is away at this moment. */
  readonly isCalm: () => boolean;
  /** What somebody waited for in vain, in words. */
  readonly waitedInVain: (what: string) => void;
}

/** Where somebody comes from, and to which server first. */
export interface Coming {
  readonly addresses: readonly string[];
  readonly from: string;
  readonly secrets: readonly string[];
}

/** Somebody whose page is at a table: a spectator, or a player. */
export class Visitor {
  readonly page: FollowingPage;
  readonly witness: Witness;

  constructor(seat: Seated, { addresses, from, secrets }: Coming) {
    this.witness = new Witness(seat.playerID, secrets);
    this.page = new FollowingPage(addresses, seat, { from, look: this.witness.look });
  }

  get isOver(): boolean {
    return this.page.state?.ctx.gameover !== undefined;
  }
}

/** Somebody who plays by the rules, at a person's pace, and says something now and then. */
export class Player extends Visitor {
  readonly #module: GameModule;
  readonly #rng: Rng;
  readonly #around: Surroundings;
  #isResting = false;
  #moves = 0;
  #playing: Promise<void> = Promise.resolve();

  constructor(
    seat: Seated,
    coming: Coming,
    { module, rng, around }: { module: GameModule; rng: Rng; around: Surroundings },
  ) {
    super(seat, coming);
    this.#module = module;
    this.#rng = rng;
    this.#around = around;
  }

  begin(): void {
    this.#playing = this.#play();
  }

  /** Makes no further move; resolves when the last one is answered. */
  async rest(): Promise<void> {
    this.#isResting = true;
    this.page.lookAgain();
    await this.#playing;
  }

  get #isDone(): boolean {
    return this.#isResting || this.isOver;
  }

  get #isAsked(): boolean {
    const { page } = this;
    if (!page.isConnected || !page.state) return false;
    return this.#module.playersToMove(page.state.G).includes(page.seat.playerID ?? '');
  }

  async #play(): Promise<void> {
    while (!this.#isDone) {
      await this.#until(() => this.#isDone || this.#isAsked);
      if (this.#isDone) return;
      const thought = minThought + this.#rng.die(maxThought - minThought);
      await wait(thought);
      if (!this.#isDone && this.#isAsked) await this.#move();
    }
  }

  /** At a full table some wait long for their turn; but then the match has gone on. */
  async #until(isSo: () => boolean): Promise<void> {
    const before = this.page.state?._stateID;
    await this.page.until(isSo).catch((error: Error) => {
      if (this.page.state?._stateID === before) this.#around.waitedInVain(error.message);
    });
  }

  async #move(): Promise<void> {
    const { page } = this;
    const { times, isCalm } = this.#around;
    const { playerID } = page.seat;
    const move = this.#module.rules.randomMove(page.state?.G, playerID ?? '', this.#rng);
    if (!move) return;
    const wasCalm = isCalm();
    const start = performance.now();
    const unanswered = setTimeout(() => {
      this.#around.waitedInVain(`${page.seat.matchID} ${playerID}: ${move.move} was not answered`);
      page.moveOn();
    }, maxAnswer);
    const outcome = await page.move(move.move, move.args);
    clearTimeout(unanswered);
    if (outcome === 'taken') times.note(performance.now() - start, wasCalm && isCalm());
    else if (outcome !== 'lost' && outcome.code === 'notSaved') await wait(pauseAfterFailure);
    this.#moves += 1;
    if (this.#moves % movesForALine === 0) page.say('Well raced!', `${playerID}-${this.#moves}`);
  }
}
