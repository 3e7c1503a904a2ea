import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, get, type Seated } from '../../test/support/servers/page.ts';
import { numberOf, postFrom } from '../../test/support/servers/served-tables.ts';

/** More people than there are seats. */
const tooMany = 2;
/** Milliseconds. */
const pause = 300;
/** After so many rounds seats that nobody knows of must be somebody's whose answer was lost. */
const maxRounds = 20;

/** Somebody who wants to sit down. */
export interface Newcomer {
  readonly name: string;
  readonly from: string;
}

/** A table, and what was acknowledged of it. */
export interface LaidTable {
  readonly matchID: string;
  readonly seats: readonly Seated[];
  /** False if an answer was lost, so that a seat is taken without a known player. */
  readonly hasBegun: boolean;
}

/** Returns the answer to a request, or undefined if no server answered or the server had an error. */
async function tried(asking: Promise<Answer>): Promise<Answer | undefined> {
  const answer = await asking.catch(() => undefined);
  return answer && answer.status < 500 ? answer : undefined;
}

const aMoment = ({ signal }: Laying) => wait(pause, undefined, { signal });

async function untilAnswered(laying: Laying, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await tried(ask());
    if (answer?.status === 200) return answer;
    await aMoment(laying);
  }
}

/** Gives one server after the other. */
function alternately(urls: readonly string[]): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return urls[asked % urls.length] ?? '';
  };
}

/** A table that is wanted. */
export interface Laying {
  readonly game: string;
  readonly setupData: unknown;
  readonly numPlayers: number;
  /** Bots by their seats; the others are people's. */
  readonly bots: Readonly<Record<string, string>>;
  readonly urls: readonly string[];
  /** Somebody new every time. */
  readonly newcomer: () => Newcomer;
  /** When it is given, no table is wanted any more. */
  readonly signal: AbortSignal;
}

/** Whether the match of a table has begun, as far as a server can say. */
async function hasBegun(url: string, matchID: string): Promise<boolean> {
  const answer = await tried(get(`${url}/api/tables/${matchID}`));
  return typeof answer?.json?.begunAt === 'number';
}

/** One table as it is laid. */
class Table {
  readonly seats: Seated[] = [];
  readonly #laying: Laying;
  readonly #matchID: string;
  readonly #next: () => string;

  constructor(laying: Laying, matchID: string, next: () => string) {
    this.#laying = laying;
    this.#matchID = matchID;
    this.#next = next;
  }

  /** Somebody sits down, if there is a seat; an answer that says so is kept. */
  async sit({ name, from }: Newcomer): Promise<void> {
    const body = { playerName: name, browser: name.padEnd(16, '.'), number: numberOf(name) };
    const answer = await tried(postFrom(from, this.#route('join'), body));
    if (answer?.status !== 200) return;
    const { game } = this.#laying;
    const { playerID, playerCredentials: credentials } = answer.json;
    this.seats.push({ game, matchID: this.#matchID, playerID, credentials });
  }

  /** The first one sits down, and seats the bots. */
  async seatHost(host: Newcomer): Promise<void> {
    while (this.seats.length === 0) {
      await this.sit(host);
      if (this.seats.length === 0) await aMoment(this.#laying);
    }
    const { bots } = this.#laying;
    if (Object.keys(bots).length === 0) return;
    const [{ playerID, credentials } = { playerID: '', credentials: '' }] = this.seats;
    const body = { playerID, credentials, bots };
    while (!(await tried(postFrom(host.from, this.#route('bots'), body))))
      await aMoment(this.#laying);
  }

  /** More people than there are seats sit down at once. */
  async seatOthers(): Promise<void> {
    const { numPlayers, bots, newcomer } = this.#laying;
    const people = numPlayers - Object.keys(bots).length;
    for (let round = 0; this.seats.length < people && round < maxRounds; round += 1) {
      const coming = Array.from({ length: people - this.seats.length + tooMany }, newcomer);
      await Promise.all(coming.map((each) => this.sit(each)));
      if (this.seats.length < people) await aMoment(this.#laying);
    }
  }

  async untilBegun(): Promise<boolean> {
    for (let round = 0; round < maxRounds; round += 1) {
      if (await hasBegun(this.#next(), this.#matchID)) return true;
      await aMoment(this.#laying);
    }
    return false;
  }

  #route(action: string): string {
    return `${this.#next()}/games/${this.#laying.game}/${this.#matchID}/${action}`;
  }
}

/** Lays a table, and has more people than there are seats sit down at once, on both servers. */
export async function layTable(laying: Laying): Promise<LaidTable> {
  const { game, setupData, numPlayers, urls, newcomer } = laying;
  const next = alternately(urls);
  const host = newcomer();
  const { json } = await untilAnswered(laying, () =>
    postFrom(host.from, `${next()}/games/${game}/create`, { numPlayers, setupData }),
  );
  const { matchID }: { readonly matchID: string } = json;
  const table = new Table(laying, matchID, next);
  await table.seatHost(host);
  await table.seatOthers();
  return { matchID, seats: table.seats, hasBegun: await table.untilBegun() };
}
