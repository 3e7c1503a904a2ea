import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';

export type Engine = Server['engine'];
/** engine.io's: it outlives the requests of long polling, and goes over to a WebSocket with the page. */
export type Connection = Socket['conn'];

/** Milliseconds that a page has to go over to a WebSocket. */
const upgradeTimeout = 10_000;

/**
 * What a page's connection goes over: a WebSocket, or by long polling one answer after the other, up to a WebSocket
 * perhaps. Emits `close` when the page has gone, or was never let in.
 */
export class ClientConnection extends EventEmitter<{ readonly close: [] }> {
  /** By what the page is sent something now: its WebSocket, or the answer to its last poll. */
  #carrier: ServerResponse | TcpSocket;
  /** By polling; null: it began as a WebSocket. */
  #polling: Connection | null = null;
  /** What it may go over to, and may have by now. */
  #upgrade: TcpSocket | null = null;
  #isCut = false;

  constructor(carrier: ServerResponse | TcpSocket) {
    super();
    this.#carrier = carrier;
    carrier.once('close', () => {
      if (!this.#polling) this.emit('close');
    });
  }

  /** Bytes that the page was sent and has not taken yet. */
  get unread(): number {
    return this.#carrier.writableLength;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Goes with a connection that has just begun. */
  begin(connection: Connection): void {
    if (connection.transport.name !== 'polling') return;
    this.#polling = connection;
    connection.once('close', () => this.emit('close'));
    connection.once('upgrading', () => {
      // A page says so once; who says it again and again does nothing else.
      connection.once('upgrading', () => this.#upgrade?.destroy());
    });
    connection.once('upgrade', () => {
      if (this.#upgrade) this.#carrier = this.#upgrade;
    });
  }

  /** Goes on with the next request of the page; false: that can't be one of its own. */
  goOn({ method, socket }: IncomingMessage, response: unknown): boolean {
    if (!this.#polling || this.#carrier === this.#upgrade) return false;
    if (!(response instanceof ServerResponse)) return this.#mayUpgradeTo(socket);
    if (method !== 'GET') return method === 'POST';
    // Nobody polls again without having read what came before: it would pile up here.
    if (this.#isUnread(this.#carrier)) return false;
    this.#carrier = response;
    return true;
  }

  #isUnread({ writableEnded, writableFinished, destroyed }: ServerResponse | TcpSocket): boolean {
    return writableEnded && !writableFinished && !destroyed;
  }

  /** Once: engine.io hangs up on every other one, and waits for half a minute until that has gone. */
  #mayUpgradeTo(socket: TcpSocket): boolean {
    if (this.#upgrade) return false;
    this.#upgrade = socket;
    setTimeout(() => {
      if (this.#carrier !== socket) socket.destroy();
    }, upgradeTimeout).unref();
    return true;
  }

  /** Ends what it goes over, without waiting for the page. */
  hangUp(): void {
    this.#carrier.destroy();
    this.#upgrade?.destroy();
  }

  /** Ends the connection with it. Not by a polite goodbye, which would wait half a minute for an answer. */
  cut(): void {
    this.#isCut = true;
    this.#polling?.close(true);
    this.hangUp();
  }
}

/** By the first request of a connection. */
const lines = new WeakMap<IncomingMessage, ClientConnection>();

/** The line of a connection. `request` is its handshake. */
export function connectionOf(request: IncomingMessage): ClientConnection {
  const line = lines.get(request) ?? new ClientConnection(request.socket);
  lines.set(request, line);
  return line;
}

/** Which connection a request says that it is of, as engine.io reads it; '': of a new one. */
function connectionIDOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://any').searchParams.getAll('sid').at(-1) ?? '';
}

/**
 * Keeps the lines of an engine's connections. No request takes over the connection of another page: that would get past
 * all that is counted and watched by connection.
 */
export function trackConnections(engine: Engine): void {
  const polled = new Map<string, ClientConnection>();
  engine.use((request: IncomingMessage, response: unknown, next: (error?: Error) => void) => {
    const id = connectionIDOf(request);
    if (id === '') {
      const carrier = response instanceof ServerResponse ? response : request.socket;
      lines.set(request, new ClientConnection(carrier));
    }
    const isRight = id === '' || polled.get(id)?.goOn(request, response);
    next(isRight ? undefined : new Error('A connection stays on its line.'));
  });
  engine.on('connection', (connection: Connection) => {
    const { request, transport } = connection;
    const line = connectionOf(request);
    line.begin(connection);
    if (transport.name !== 'polling') return;
    polled.set(transport.sid, line);
    connection.once('close', () => polled.delete(transport.sid));
  });
}
