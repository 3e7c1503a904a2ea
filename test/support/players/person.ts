import type { PlayerID } from 'boardgame.io';
import { catalogGame, type GameModule } from '../../../games/index.ts';
import type { Rng } from '../../../games/kit/rng.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { FollowingPage, type Outcome } from '../browser/following-page.ts';
import { seededRng } from '../games/bare-match.ts';
import { post } from '../servers/page.ts';

export interface PersonOptions {
  /** Servers to which the page connects, one after the other when it loses one. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly setupData?: unknown;
  /** Levels of the bots at seats 1, 2, …; seat 0 is the person's. */
  readonly bots: readonly Level[];
  readonly seed?: string;
}

/** A person alone at a table with bots, who makes random legal moves. */
export class Person {
  readonly module: GameModule;
  readonly page: FollowingPage;
  readonly #rng: Rng;

  private constructor(module: GameModule, page: FollowingPage, seed: string) {
    this.module = module;
    this.page = page;
    this.#rng = seededRng(seed);
  }

  /** Creates a table, takes its first seat and fills the others with bots. */
  static async sit(options: PersonOptions): Promise<Person> {
    const { addresses, game, setupData, bots, seed = 'person' } = options;
    const module = await catalogGame(game)?.load();
    if (!module) throw new Error(`There is no game ${game}.`);
    const url = `${addresses[0]}/games/${game}`;
    const { json: created } = await post(`${url}/create`, {
      numPlayers: bots.length + 1,
      setupData,
    });
    const { matchID } = created;
    const { json: joined } = await post(`${url}/${matchID}/join`, { playerName: 'Ada' });
    const { playerID, playerCredentials: credentials } = joined;
    const seated = await post(`${url}/${matchID}/bots`, {
      playerID,
      credentials,
      bots: Object.fromEntries(bots.map((level, index) => [index + 1, level])),
    });
    if (seated.status !== 200) throw new Error(`No bots were seated: ${seated.text}`);
    const page = new FollowingPage(addresses, { game, matchID, playerID, credentials });
    return new Person(module, page, seed);
  }

  get matchID(): string {
    return this.page.seat.matchID;
  }

  get stateID(): number {
    return this.page.state?._stateID ?? -1;
  }

  get isOver(): boolean {
    return this.page.state?.ctx.gameover !== undefined;
  }

  /** The seats that the match waits for, according to the page. */
  get awaited(): readonly PlayerID[] {
    return this.page.state ? this.module.playersToMove(this.page.state.G) : [];
  }

  /** Moves whenever possible, until a condition holds or the match is over. */
  async playUntil(isEnough: () => boolean): Promise<void> {
    const { page } = this;
    const isDone = () => isEnough() || this.isOver;
    while (!isDone()) {
      await page.until(() => isDone() || (page.isConnected && this.awaited.includes('0')));
      if (!isDone()) await this.move();
    }
  }

  /** Makes a move. The match must be waiting for it. */
  async move(): Promise<Outcome> {
    const { state } = this.page;
    const move = this.module.rules.randomMove(state?.G, '0', this.#rng);
    if (!move) throw new Error('There is no legal move.');
    return this.page.move(move.move, move.args);
  }
}
