import type { PlayerID } from 'boardgame.io';
import { catalogGame, type GameModule } from '../../../games/index.ts';
import type { Level } from '../../../games/kit/search/levels.ts';
import { seededRng } from '../../../games/kit/seeded-rng.ts';
import { FollowingPage, type Outcome } from '../browser/following-page.ts';
import { post, type Seated } from '../servers/page.ts';

export interface PersonOptions {
  /** Servers to which the page connects, one after the other when it loses one. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly setupData?: unknown;
  /** Levels of the bots at seats 1, 2, …; seat 0 is the person's. */
  readonly bots: readonly Level[];
  readonly seed?: string;
}

/** A seat that a person has already. */
export interface SeatOptions extends Pick<PersonOptions, 'addresses' | 'seed'> {
  readonly seat: Seated & { readonly playerID: PlayerID };
}

/** A person's try at the daily challenge. */
export interface DailyOptions extends Pick<PersonOptions, 'addresses' | 'game' | 'seed'> {
  readonly browser: string;
  readonly name?: string;
}

/** A person alone at a table with bots, who makes random legal moves: with equal seeds, equal ones. */
export class Person {
  readonly module: GameModule;
  readonly page: FollowingPage;
  readonly #seed: string;

  private constructor(module: GameModule, page: FollowingPage, seed: string) {
    this.module = module;
    this.page = page;
    this.#seed = seed;
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

  /** Begins today's challenge of a game. */
  static async takeChallenge(options: DailyOptions): Promise<Person> {
    const { addresses, game, browser, name = '', seed = 'person' } = options;
    const begun = await post(`${addresses[0]}/api/daily/${game}`, {
      browser,
      playerName: name || 'Guest',
      isNamed: name !== '',
      language: 'en',
    });
    if (begun.status !== 200) throw new Error(`The challenge did not begin: ${begun.text}`);
    const { matchID, playerID, playerCredentials: credentials } = begun.json;
    return Person.resume({ addresses, seat: { game, matchID, playerID, credentials }, seed });
  }

  /** Returns to a seat. */
  static async resume({ addresses, seat, seed = 'person' }: SeatOptions): Promise<Person> {
    const module = await catalogGame(seat.game)?.load();
    if (!module) throw new Error(`There is no game ${seat.game}.`);
    return new Person(module, new FollowingPage(addresses, seat), seed);
  }

  get #seat(): PlayerID {
    // A person has a seat.
    return this.page.seat.playerID ?? '';
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
      await page.until(() => isDone() || (page.isConnected && this.awaited.includes(this.#seat)));
      if (!isDone()) await this.move();
    }
  }

  /** Makes a move. The match must be waiting for it. */
  async move(): Promise<Outcome> {
    const { state, log } = this.page;
    const made = log.filter(({ action }) => action.payload.playerID === this.#seat).length;
    const rng = seededRng(`${this.#seed} ${made}`);
    const move = this.module.rules.randomMove(state?.G, this.#seat, rng);
    if (!move) throw new Error('There is no legal move.');
    return this.page.move(move.move, move.args);
  }
}
