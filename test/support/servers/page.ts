import type { State } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { ChatLine, RefusedMessage, Table, TableAtHand } from '../../../protocol/tables.ts';

/** A message from the server, with its name and its arguments. */
export interface Frame {
  readonly name: string;
  // Tests may read any part of what a server sends.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly args: readonly any[];
}

export interface Seated {
  /** boardgame.io's name of the game. */
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string | null;
}

/** Answer of a request that a test makes by hand. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  readonly json: any;
  readonly headers: Headers;
}

/** Reads an answer to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    text,
    json: isJson ? JSON.parse(text) : undefined,
    headers: response.headers,
  };
}

/** A connection of its own: a server may end an idle one just when the next request goes out on it. */
const ownConnection = { connection: 'close' };

export const get = async (url: string) => answerOf(await fetch(url, { headers: ownConnection }));

export const post = async (url: string, body: unknown = {}, headers = {}) =>
  answerOf(
    await fetch(url, {
      method: 'POST',
      headers: { ...ownConnection, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

/** Creates a match (of Bug Race by default) and lets players join. Returns their seats in order. */
export async function seatPeople(
  url: string,
  names: readonly string[],
  {
    game = 'bug-race',
    ...create
  }: { readonly game?: string } & Readonly<Record<string, unknown>> = {},
): Promise<readonly [Seated, Seated, ...Seated[]]> {
  const created = await post(`${url}/games/${game}/create`, {
    numPlayers: names.length,
    ...create,
  });
  const { matchID } = created.json;
  const seats: Seated[] = [];
  for (const playerName of names) {
    const joined = await post(`${url}/games/${game}/${matchID}/join`, { playerName });
    const { playerID, playerCredentials: credentials } = joined.json;
    seats.push({ game, matchID, playerID, credentials });
  }
  const [first, second, ...others] = seats;
  if (!first || !second) throw new Error('A match needs at least two people.');
  return [first, second, ...others];
}

/** Transports of a page, by socket.io's names. With several, it begins with the first and upgrades to the next. */
export type Transports = readonly ('polling' | 'websocket')[];

/** A page at a table from the server's point of view: a socket that sends messages and records every frame. */
export class Page {
  readonly frames: Frame[] = [];
  readonly #socket: Socket;
  readonly #seat: Seated;
  #seen = 0;
  #wake: () => void = () => {};

  /** `address` is the one that a trusted proxy reports. */
  constructor(
    url: string,
    seat: Seated,
    game = seat.game,
    transports: Transports = ['websocket'],
    address?: string,
  ) {
    this.#seat = seat;
    this.#socket = io(`${url}/${game}`, {
      transports: [...transports],
      forceNew: true,
      ...(address !== undefined && { extraHeaders: { 'x-forwarded-for': address } }),
    });
    this.#socket.onAny((name: string, ...args) => {
      this.frames.push({ name, args });
      this.#wake();
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Returns the next frame with this name among those that were not awaited yet. */
  next(name: string, fits: (frame: Frame) => boolean = () => true): Promise<Frame> {
    return this.nextOf((frame) => frame.name === name && fits(frame));
  }

  /** Returns the next frame that fits among those that were not awaited yet. */
  async nextOf(fits: (frame: Frame) => boolean): Promise<Frame> {
    for (;;) {
      const index = this.frames.findIndex((frame, at) => at >= this.#seen && fits(frame));
      const frame = this.frames[index];
      if (frame) {
        this.#seen = index + 1;
        return frame;
      }
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  send(name: string, ...args: unknown[]): void {
    this.#socket.emit(name, ...args);
  }

  /** Requests the match and waits for everything that comes with it. */
  async sync(): Promise<{ state: State; initialState: State; chat: ChatLine[]; table: Table }> {
    const { matchID, playerID, credentials } = this.#seat;
    this.send('sync', matchID, playerID, credentials, 2);
    const { state, initialState } = (await this.next('sync')).args[1];
    return { state, initialState, ...(await this.#surroundings()) };
  }

  /** Requests a table whose match has not begun, and waits for everything that comes with it. */
  async enter(): Promise<{ chat: ChatLine[]; table: TableAtHand }> {
    const { matchID, playerID, credentials } = this.#seat;
    this.send('sync', matchID, playerID, credentials, 2);
    await this.next('matchData');
    return this.#surroundings();
  }

  async #surroundings() {
    const chat = await this.next('chatHistory');
    const table = await this.next('table');
    return { chat: chat.args[1], table: table.args[1] };
  }

  move(stateID: number, type: string, ...args: unknown[]): void {
    const { matchID, playerID, credentials } = this.#seat;
    const payload = { type, args, playerID, credentials };
    this.send('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
  }

  say(payload: unknown, id = 'line'): void {
    const { matchID, playerID, credentials } = this.#seat;
    this.send('chat', matchID, { id, sender: playerID, payload }, credentials);
  }

  async refusal(): Promise<RefusedMessage> {
    return (await this.next('refused')).args[0];
  }

  close(): void {
    this.#socket.disconnect();
  }
}
