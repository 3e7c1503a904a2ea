import { setTimeout as wait } from 'node:timers/promises';
import { catalog, type GameModule } from '../../games/index.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import type { Seated } from '../../test/support/servers/page.ts';
import type { Target } from './hostile/messages.ts';
import { layTable, type Newcomer } from './laying.ts';
import { Player, type Surroundings, Visitor } from './people.ts';
import { type Findings, lostJoins, Race } from './race.ts';
import type { Store } from './store.ts';

/** Options with which a game hides as much as it can; short matches. */
const setups: Readonly<Record<string, unknown>> = {
  'bug-race': { expert: true, trackLength: 9 },
  'crazy-race-gewalt': { expert: true },
  'crazy-race-schacht': { pointsOrder: 'shuffled', penalty: true, steal: true },
  'detroit-cleveland-grand-prix': { races: 1, tensInDeck: true },
};

/** At each table of a game; the second kind has one person and two bots. */
const seatsAtATable = 3;
const bots = [{}, { 1: 'easy', 2: 'fair' }] as const;

/** Milliseconds that pages may take to be shown the end, and between two looks at it. */
const longestWay = 30_000;
const look = 100;

export interface CrowdParts {
  readonly urls: readonly [string, string];
  readonly store: Store;
  readonly around: Surroundings;
  /** Is told which tables are under way. */
  readonly playing: (targets: readonly Target[]) => void;
}

/** Honest people at tables of all games, two of each: when a race is over the next begins. */
export class Crowd {
  readonly #parts: CrowdParts;
  readonly #playing = new Set<Race>();
  readonly #over: Race[] = [];
  /** Of tables that never began. */
  readonly #given: Seated[][] = [];
  #people = 0;
  #isEnding = false;
  readonly #laying = new AbortController();
  #goingOn: Promise<unknown> = Promise.resolve();

  constructor(parts: CrowdParts) {
    this.#parts = parts;
  }

  begin(): void {
    const tables = catalog.flatMap(({ info, load }) =>
      bots.map(async (seated) => this.#raceOn(info.name, await load(), seated)),
    );
    this.#goingOn = Promise.all(tables);
    // Whoever ends it hears of it.
    this.#goingOn.catch(() => {});
  }

  /** Goes without waiting for anything, and once more is harmless. */
  abandon(): void {
    this.#isEnding = true;
    this.#laying.abort();
    for (const race of this.#playing) race.close();
  }

  /** How many races have come to their end. */
  get ended(): number {
    return this.#over.filter(({ isOver }) => isOver).length;
  }

  get refusals(): readonly string[] {
    return this.#over.flatMap(({ refusals }) => refusals);
  }

  /** Some pages go to the other server. */
  moveOn(): void {
    for (const race of this.#playing) race.moveOn();
  }

  /** Lets everybody come to rest; what became of all tables. */
  async end(): Promise<readonly Findings[]> {
    this.#isEnding = true;
    await Promise.all([...this.#playing].map((race) => race.rest()));
    await this.#goingOn;
    const findings: Findings[] = [];
    for (const race of this.#over) findings.push(await race.compare(this.#parts.store));
    for (const seats of this.#given) {
      const lost = await lostJoins(this.#parts.store, seats);
      const nothing = { frames: 0, moves: 0, lines: 0, wrong: [], leaks: [], late: [], stored: [] };
      findings.push({ ...nothing, joins: seats.length, lost });
    }
    return findings;
  }

  async #raceOn(game: string, module: GameModule, seated: (typeof bots)[number]): Promise<void> {
    while (!this.#isEnding) {
      const race = await this.#lay(game, module, seated);
      if (!race) continue;
      this.#playing.add(race);
      this.#tell();
      race.begin();
      while (!race.isOver && !this.#isEnding) await wait(look);
      await race.rest();
      const end = performance.now() + longestWay;
      // Whoever is not shown it by then is found when all is compared.
      while (!race.isShownToAll && performance.now() < end) await wait(look);
      race.close();
      this.#playing.delete(race);
      this.#over.push(race);
      this.#tell();
    }
  }

  async #lay(game: string, module: GameModule, seated: (typeof bots)[number]) {
    const { urls, store } = this.#parts;
    const { matchID, seats, hasBegun } = await layTable({
      game,
      setupData: setups[game],
      numPlayers: seatsAtATable,
      bots: seated,
      urls,
      newcomer: () => this.#newcomer(),
      signal: this.#laying.signal,
    });
    if (!hasBegun) {
      this.#given.push([...seats]);
      return undefined;
    }
    const credentials = seats.map((seat) => String(seat.credentials));
    const keys = [...(await store.keys(matchID)).values()];
    const secrets = ['prngstate', ...credentials, ...keys, ...(await store.chance(matchID))];
    const coming = () => ({ ...this.#coming(), secrets });
    const players = seats.map((seat, index) => {
      const rng = seededRng(`${matchID} ${index}`);
      return new Player(seat, coming(), { module, rng, around: this.#parts.around });
    });
    const nobody = { game, matchID, playerID: null, credentials: null };
    return new Race(module, players, new Visitor(nobody, coming()));
  }

  #tell(): void {
    this.#parts.playing([...this.#playing].map(({ target }) => target));
  }

  /** Everybody comes from an address of their own. */
  #newcomer(): Newcomer {
    this.#people += 1;
    const [high, low] = [Math.floor(this.#people / 250), this.#people % 250];
    return { name: `Racer ${this.#people}`, from: `198.18.${high}.${low + 1}` };
  }

  /** Every second one goes to the second server first. */
  #coming() {
    const { urls } = this.#parts;
    const { from } = this.#newcomer();
    return { from, addresses: this.#people % 2 === 0 ? urls : urls.toReversed() };
  }
}
