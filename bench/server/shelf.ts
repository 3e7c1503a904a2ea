import { setTimeout as wait } from 'node:timers/promises';
import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import { catalog, type GameModule } from '../../games/index.ts';
import type { Rng } from '../../games/kit/rng.ts';
import { seededRng } from '../../games/kit/seeded-rng.ts';
import { type Seat, seatAll } from './lobby.ts';
import type { ShelfResult, ShelfTask } from './messages.ts';
import { percentilesOf } from './percentiles.ts';

/** At each table: as many as all games can be played by. */
const numPlayers = 3;

/** A page at a seat, as boardgame.io's client follows a match. */
class SeatedPage {
  readonly #seat: Seat;
  readonly #socket: Socket;
  state: State | undefined;
  onState: () => void = () => {};

  constructor(port: number, game: string, seat: Seat) {
    this.#seat = seat;
    const options = { transports: ['websocket'], forceNew: true };
    this.#socket = io(`http://127.0.0.1:${port}/${game}`, options);
    const { matchID, playerID, credentials } = seat;
    this.#socket.on('connect', () => {
      this.#socket.emit('sync', matchID, playerID, credentials, numPlayers);
    });
    this.#socket.on('sync', (_, { state }: { readonly state: State }) => this.#see(state));
    this.#socket.on('update', (_, state: State) => this.#see(state));
    this.#socket.on('refused', (refused: object) => {
      throw new Error(`Refused: ${JSON.stringify(refused)}`);
    });
  }

  get stateID(): number {
    return this.state?._stateID ?? -1;
  }

  move(type: string, args: readonly unknown[]): void {
    const { matchID, playerID, credentials } = this.#seat;
    const payload = { type, args, playerID, credentials };
    this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, matchID, playerID);
  }

  close(): void {
    this.#socket.disconnect();
  }

  #see(state: State): void {
    if (state._stateID <= this.stateID) return;
    this.state = state;
    this.onState();
  }
}

/**
 * A table at which one match after the other is played by chance: recorded moves would not do, since a Paddock server
 * mixes the chance of each match itself.
 */
class ShelfTable {
  /** Milliseconds of each move until its mover saw the new state. */
  readonly times: number[] = [];
  readonly #game: string;
  readonly #module: GameModule;
  readonly #ports: readonly number[];
  readonly #rng: Rng;
  #pages: readonly SeatedPage[] = [];
  #isEnding = false;

  constructor(
    game: string,
    module: GameModule,
    { ports, seed }: { readonly ports: readonly number[]; readonly seed: string },
  ) {
    this.#game = game;
    this.#module = module;
    this.#ports = ports;
    this.#rng = seededRng(seed);
  }

  async open(): Promise<void> {
    const [port = 0] = this.#ports;
    const seats = await seatAll(port, this.#game, numPlayers);
    this.#pages = seats.map(
      (seat, index) =>
        new SeatedPage(this.#ports[index % this.#ports.length] ?? 0, this.#game, seat),
    );
    await Promise.all(this.#pages.map((page) => this.#untilSeen(page, 0)));
  }

  async play(): Promise<void> {
    while (!this.#isEnding) {
      await this.#playMatch();
      this.close();
      if (!this.#isEnding) await this.open();
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
      const [awaited = ''] = this.#module.playersToMove(newest.state.G);
      const mover = this.#pages[Number(awaited)];
      if (!mover) throw new Error('The match waits for nobody.');
      await this.#untilSeen(mover, newest.stateID);
      const move = this.#module.rules.randomMove(mover.state?.G, awaited, this.#rng);
      if (!move) throw new Error('There is no legal move.');
      const start = performance.now();
      const next = mover.stateID + 1;
      mover.move(move.move, move.args);
      await this.#untilSeen(mover, next);
      this.times.push(performance.now() - start);
      newest = mover;
    }
  }

  #untilSeen(page: SeatedPage, stateID: number): Promise<void> {
    if (page.stateID >= stateID) return Promise.resolve();
    return new Promise((resolve) => {
      page.onState = () => {
        if (page.stateID >= stateID) resolve();
      };
    });
  }
}

/** Plays all games on the shelf for a time; `tell` is called at the moments between which it counts. */
export async function playShelf(
  { ports, matches, warmUpSeconds, seconds }: ShelfTask,
  tell: (moment: 'begin' | 'end') => void,
): Promise<ShelfResult> {
  const tables: ShelfTable[] = [];
  for (const { info, load } of catalog) {
    const module = await load();
    for (let index = 0; index < matches; index += 1) {
      const seed = `${info.name} ${index}`;
      tables.push(new ShelfTable(info.name, module, { ports, seed }));
    }
  }
  for (const table of tables) await table.open();
  const playing = Promise.all(tables.map((table) => table.play()));
  const play = (time: number) => Promise.race([playing, wait(time * 1000)]);
  await play(warmUpSeconds);
  for (const { times } of tables) times.length = 0;
  const usedBefore = process.cpuUsage();
  const begin = performance.now();
  tell('begin');
  await play(seconds);
  tell('end');
  const measured = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(usedBefore);
  const times = tables.flatMap((table) => table.times.splice(0));
  for (const table of tables) table.end();
  await playing;
  const loadCpuSeconds = (user + system) / 1e6;
  return { moves: times.length, seconds: measured, times: percentilesOf(times), loadCpuSeconds };
}
