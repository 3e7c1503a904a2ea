import { setTimeout as wait } from 'node:timers/promises';
import type { GameModule } from '../../../games/index.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { FollowingPage } from '../browser/following-page.ts';
import type { Seated } from '../servers/page.ts';
import { Observer } from './observer.ts';

/** Range of the time for which players think. */
const thinkingMs = { min: 400, max: 1600 };
/** Time until a player tries again after a move could not be stored. */
const retryMs = 300;
/** Number of moves after which a player sends a chat line. */
const movesPerLine = 8;

export interface ViewerOptions {
  readonly addresses: readonly string[];
  readonly from: string;
  readonly secrets: readonly string[];
}

/** A page at a table, with an observer of what it is sent. Without credentials, its viewer is a spectator. */
export class Viewer {
  readonly page: FollowingPage;
  readonly observer: Observer;

  constructor(seat: Seated, { addresses, from, secrets }: ViewerOptions) {
    this.observer = new Observer(seat.playerID, secrets);
    this.page = new FollowingPage(addresses, seat, { from, look: this.observer.look });
  }

  get isOver(): boolean {
    return this.page.state?.ctx.gameover !== undefined;
  }
}

/** A player who makes random legal moves at a person's pace, and sends chat lines. */
export class Player extends Viewer {
  readonly #module: GameModule;
  #isEnding = false;
  #playing: Promise<void> = Promise.resolve();

  constructor(seat: Seated, module: GameModule, options: ViewerOptions) {
    super(seat, options);
    this.#module = module;
  }

  begin(): void {
    this.#playing = this.#play();
  }

  /** Stops moving. Resolves when the last move is answered. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.page.lookAgain();
    await this.#playing;
  }

  get #isDone(): boolean {
    return this.#isEnding || this.isOver;
  }

  async #play(): Promise<void> {
    const { page } = this;
    const seat = page.seat.playerID ?? '';
    const rng = seededRng(`${page.seat.matchID} ${seat}`);
    const isAwaited = () =>
      page.isConnected &&
      page.state !== undefined &&
      this.#module.playersToMove(page.state.G).includes(seat);
    for (let moves = 1; !this.#isDone; moves += 1) {
      // Others may need longer than a page waits.
      await page.until(() => this.#isDone || isAwaited()).catch(() => {});
      await wait(thinkingMs.min + rng.die(thinkingMs.max - thinkingMs.min));
      if (this.#isDone || !isAwaited()) continue;
      const move = this.#module.rules.randomMove(page.state?.G, seat, rng);
      if (!move) continue;
      const outcome = await page.move(move.move, move.args);
      if (typeof outcome === 'object' && outcome.code === 'notSaved') await wait(retryMs);
      if (moves % movesPerLine === 0) page.say('Well raced!', `${seat}-${moves}`);
    }
  }
}
