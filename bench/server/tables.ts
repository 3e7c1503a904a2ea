import { setTimeout as wait } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { catalog, type GameModule } from '../../games/index.ts';
import type { Rng } from '../../games/kit/rng.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { createMatch, joinMatch } from '../../test/support/servers/example-server.ts';

/** All games can be played by this many. */
const numPlayers = 3;
/** Maximum time until all pages of a new table show the match. */
const maxOpeningMs = 5000;
/** Maximum time until the last moves are answered. */
const maxRestSeconds = 5;

interface Seat {
  readonly matchID: string;
  readonly playerID: string;
  readonly playerCredentials: string;
}

/** A player's page, which follows a match as boardgame.io's client does. */
class Page {
  readonly #seat: Seat;
  readonly #socket: Socket;
  state: State | undefined;
  onState: () => void = () => {};

  constructor(url: string, game: string, seat: Seat) {
    this.#seat = seat;
    this.#socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('connect', () => {
      const { matchID, playerID, playerCredentials } = seat;
      this.#socket.emit('sync', matchID, playerID, playerCredentials, numPlayers);
    });
    this.#socket.on('sync', (_, { state }: { readonly state: State }) => this.#take(state));
    this.#socket.on('update', (_, state: State) => this.#take(state));
    this.#socket.on('refused', (refused: object) => {
      throw new Error(`Refused: ${JSON.stringify(refused)}`);
    });
  }

  get stateID(): number {
    return this.state?._stateID ?? -1;
  }

  move(type: string, args: readonly unknown[]): void {
    const { matchID, playerID, playerCredentials: credentials } = this.#seat;
    const payload = { type, args, playerID, credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, matchID, playerID);
  }

  until(stateID: number): Promise<void> {
    if (this.stateID >= stateID) return Promise.resolve();
    return new Promise((resolve) => {
      this.onState = () => {
        if (this.stateID >= stateID) resolve();
      };
    });
  }

  close(): void {
    this.#socket.disconnect();
  }

  #take(state: State): void {
    if (state._stateID <= this.stateID) return;
    this.state = state;
    this.onState();
  }
}

/**
 * A table at which one match after the other is played with random moves, each made as soon as its player has seen
 * the one before. Recorded moves can't be played, since a Paddock server draws the seed of each match itself.
 */
class Table {
  /** Milliseconds from sending each move until its player saw the new state. */
  readonly times: number[] = [];
  readonly #game: string;
  readonly #module: GameModule;
  /** The server of each player. */
  readonly #urls: readonly string[];
  readonly #rng: Rng;
  #pages: readonly Page[] = [];
  #isEnding = false;

  constructor(game: string, module: GameModule, urls: readonly string[], seed: string) {
    this.#game = game;
    this.#module = module;
    this.#urls = urls;
    this.#rng = seededRng(seed);
  }

  async open(): Promise<void> {
    const [url = ''] = this.#urls;
    const { text } = await createMatch(url, this.#game, { numPlayers });
    const { matchID } = JSON.parse(text);
    const pages: Page[] = [];
    // One after the other: with flat files, boardgame.io's server loses players that join at once.
    for (let seat = 0; seat < numPlayers; seat += 1) {
      const playerID = String(seat);
      const joined = await joinMatch(url, { game: this.#game, matchID, playerID });
      pages.push(new Page(this.#urls[seat] ?? url, this.#game, { matchID, ...joined }));
    }
    this.#pages = pages;
    const areOpen = Promise.all(pages.map((page) => page.until(0))).then(() => true);
    if (await Promise.race([areOpen, wait(maxOpeningMs, false)])) return;
    // With flat files, boardgame.io's server never sends some matches.
    this.close();
    await this.open();
  }

  async play(): Promise<void> {
    while (!this.#isEnding) {
      await this.#playMatch();
      this.close();
      if (this.#isEnding) return;
      await this.open();
    }
  }

  end(): void {
    this.#isEnding = true;
  }

  close(): void {
    for (const page of this.#pages) page.close();
  }

  async #playMatch(): Promise<void> {
    let [newest] = this.#pages;
    while (newest?.state && newest.state.ctx.gameover === undefined && !this.#isEnding) {
      const [seat = ''] = this.#module.playersToMove(newest.state.G);
      const page = this.#pages[Number(seat)];
      if (!page) throw new Error('The match waits for no player.');
      await page.until(newest.stateID);
      const move = this.#module.rules.randomMove(page.state?.G, seat, this.#rng);
      if (!move) throw new Error('There is no legal move.');
      const start = performance.now();
      const next = page.stateID + 1;
      page.move(move.move, move.args);
      await page.until(next);
      this.times.push(performance.now() - start);
      newest = page;
    }
  }
}

export interface Load {
  /** Tables of each game. */
  readonly tables: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/**
 * Plays all games at many tables for a time. Returns the moves per second and the milliseconds of each move. The tables
 * begin at the servers in turn; each player is at the same server as the others, or each at the next one.
 */
export async function playTables(
  urls: readonly string[],
  isTogether: boolean,
  { tables: numTables, warmUpSeconds, seconds }: Load,
): Promise<{ readonly perSecond: number; readonly times: readonly number[] }> {
  const tables: Table[] = [];
  for (const { info, load } of catalog) {
    const module = await load();
    for (let index = 0; index < numTables; index += 1) {
      const urlOf = (seat: number) => urls[(index + (isTogether ? 0 : seat)) % urls.length] ?? '';
      const seats = Array.from({ length: numPlayers }, (_, seat) => urlOf(seat));
      tables.push(new Table(info.name, module, seats, `${info.name} ${index}`));
    }
  }
  for (const table of tables) await table.open();
  const playing = Promise.all(tables.map((table) => table.play()));
  const play = (time: number) => Promise.race([playing, wait(time * 1000)]);
  await play(warmUpSeconds);
  for (const { times } of tables) times.length = 0;
  const start = performance.now();
  await play(seconds);
  const times = tables.flatMap((table) => table.times.splice(0));
  const perSecond = (times.length / (performance.now() - start)) * 1000;
  for (const table of tables) table.end();
  // With flat files, boardgame.io's server loses a move now and then, and its table waits for ever.
  await play(maxRestSeconds);
  for (const table of tables) table.close();
  return { perSecond, times };
}
