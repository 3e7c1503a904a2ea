import type { State } from 'boardgame.io';
import { expect } from 'chai';
import type { RefusedMessage } from '../../../protocol/tables.ts';
import { DatabaseView } from './database.ts';
import { noLimits } from './load.ts';
import { type Frame, Page, type Seated, seatPeople } from './page.ts';
import { killLeftServers, type RunningServer, startServer } from './server.ts';

/** A match on a real server. Every seat has a page of its own, and moves are made as those pages make them. */
export class ServedMatch<G> {
  readonly #server: RunningServer;
  readonly #database: DatabaseView;
  readonly #seats: readonly [Seated, ...Seated[]];
  readonly #pages: readonly Page[];

  private constructor(server: RunningServer, seats: readonly [Seated, ...Seated[]]) {
    this.#server = server;
    this.#database = new DatabaseView(server.dataDir);
    this.#seats = seats;
    this.#pages = seats.map((seat) => new Page(server.url, seat));
  }

  get url(): string {
    return this.#server.url;
  }

  /** Returns a seat with its credentials, for a browser's page. */
  seated(seat: string): Seated {
    return this.#seats[Number(seat)] ?? expect.fail(`No seat ${seat}.`);
  }

  /** Starts a server and lets players join a match of a game. */
  static async open<G>(
    game: string,
    names: readonly string[],
    setupData: unknown = {},
  ): Promise<ServedMatch<G>> {
    const server = await startServer({ settings: noLimits });
    const seats = await seatPeople(server.url, names, { game, setupData });
    const match = new ServedMatch<G>(server, seats);
    for (const page of match.#pages) await page.sync();
    return match;
  }

  async close(): Promise<void> {
    for (const page of this.#pages) page.close();
    this.#database.close();
    await this.#server.stop();
    killLeftServers();
  }

  /** The whole stored state, including everything that is hidden from players. */
  get state(): State<G> {
    return this.#database.state<G>(this.#seats[0].matchID);
  }

  get G(): G {
    return this.state.G;
  }

  #pageOf(seat: string): Page {
    return this.#pages[Number(seat)] ?? expect.fail(`No seat ${seat}.`);
  }

  /** Makes a move, and waits until the server has performed it. */
  async move(seat: string, type: string, ...args: unknown[]): Promise<void> {
    const { _stateID } = this.state;
    this.#pageOf(seat).move(_stateID, type, ...args);
    await this.#pageOf(seat).next('update', (frame) => frame.args[1]._stateID > _stateID);
  }

  /** Sends moves one after another that were all made on the present state. Returns the refusal of each, or null. */
  async moveAtOnce(
    ...moves: readonly (readonly [seat: string, type: string, ...args: unknown[]])[]
  ): Promise<readonly (RefusedMessage | null)[]> {
    const { _stateID } = this.state;
    const answers: (RefusedMessage | null)[] = [];
    for (const [seat, type, ...args] of moves) {
      const page = this.#pageOf(seat);
      const before = this.state._stateID;
      page.move(_stateID, type, ...args);
      const isAnswer = ({ name, args: told }: Frame) =>
        name === 'refused' || (name === 'update' && told[1]._stateID > before);
      const { name, args: answer } = await page.nextOf(isAnswer);
      answers.push(name === 'refused' ? answer[0] : null);
    }
    return answers;
  }

  /** Sends a move that must be refused, and checks that nothing stored has changed. Returns the rules' reason. */
  async refusalOf(seat: string, type: string, ...args: unknown[]): Promise<string | null> {
    const before = this.#database.everything();
    this.#pageOf(seat).move(this.state._stateID, type, ...args);
    const { reason } = await this.#pageOf(seat).refusal();
    expect(this.#database.everything()).to.equal(before);
    return reason;
  }
}
