import { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket as TcpSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';

export type Engine = Server['engine'];
/** An engine.io connection. It outlives the requests of long polling and can be upgraded to a WebSocket. */
export type Connection = Socket['conn'];

let numConnections = 0;

/** Time that a client has to upgrade to a WebSocket. In milliseconds. */
const upgradeTimeout = 10_000;

/**
 * The carrier of a client's connection: a WebSocket, or successive long-polling answers that may be upgraded to one.
 * Emits `close` when the client has disconnected or was never accepted.
 */
export class ClientConnection extends EventEmitter<{ readonly close: [] }> {
  /** Differs from those of all other connections of this process. */
  readonly id: string;
  /** Where the client is sent data now: its WebSocket, or the answer to its last poll. */
  #carrier: ServerResponse | TcpSocket;
  /** The long-polling connection, or null if it began as a WebSocket. */
  #polling: Connection | null = null;
  /** The WebSocket that the client may upgrade to, or has upgraded to. */
  #upgrade: TcpSocket | null = null;
  #isCut = false;

  constructor(carrier: ServerResponse | TcpSocket) {
    super();
    numConnections += 1;
    this.id = String(numConnections);
    this.#carrier = carrier;
    carrier.once('close', () => {
      if (!this.#polling) this.emit('close');
    });
  }

  /** Number of bytes that were sent but not yet read by the client. */
  get unread(): number {
    return this.#carrier.writableLength;
  }

  get isCut(): boolean {
    return this.#isCut;
  }

  /** Follows a connection that has just begun. */
  begin(connection: Connection): void {
    if (connection.transport.name !== 'polling') return;
    this.#polling = connection;
    connection.once('close', () => this.emit('close'));
    connection.once('upgrading', () => {
      // A client upgrades once; one that begins to upgrade again is misbehaving.
      connection.once('upgrading', () => this.#upgrade?.destroy());
    });
    connection.once('upgrade', () => {
      if (this.#upgrade) this.#carrier = this.#upgrade;
    });
  }

  /** Continues with the client's next request, or returns false if the request can't be the client's own. */
  goOn({ method, socket }: IncomingMessage, response: unknown): boolean {
    if (!this.#polling || this.#carrier === this.#upgrade) return false;
    if (!(response instanceof ServerResponse)) return this.#mayUpgradeTo(socket);
    if (method !== 'GET') return method === 'POST';
    // No client polls again before it has read the last answer: unread answers would pile up here.
    if (this.#isUnread(this.#carrier)) return false;
    this.#carrier = response;
    return true;
  }

  #isUnread({ writableEnded, writableFinished, destroyed }: ServerResponse | TcpSocket): boolean {
    return writableEnded && !writableFinished && !destroyed;
  }

  /** Allows one upgrade: engine.io rejects every further one, and waits half a minute until its socket has closed. */
  #mayUpgradeTo(socket: TcpSocket): boolean {
    if (this.#upgrade) return false;
    this.#upgrade = socket;
    setTimeout(() => {
      if (this.#carrier !== socket) socket.destroy();
    }, upgradeTimeout).unref();
    return true;
  }

  /** Destroys the sockets without waiting for the client. */
  hangUp(): void {
    this.#carrier.destroy();
    this.#upgrade?.destroy();
  }

  /** Ends the connection and its sockets. A polite close would wait half a minute for an answer. */
  cut(): void {
    this.#isCut = true;
    this.#polling?.close(true);
    this.hangUp();
  }
}

/** Client connections by the first request of each. */
const lines = new WeakMap<IncomingMessage, ClientConnection>();

/** Returns the client connection that began with a handshake request. */
export function connectionOf(request: IncomingMessage): ClientConnection {
  const line = lines.get(request) ?? new ClientConnection(request.socket);
  lines.set(request, line);
  return line;
}

/** Returns the ID of the connection that a request claims, as engine.io reads it. Empty for a new connection. */
function connectionIDOf({ url = '' }: IncomingMessage): string {
  return new URL(url, 'http://any').searchParams.getAll('sid').at(-1) ?? '';
}

/**
 * Tracks the client connections of an engine. No request may take over another client's connection: that would evade
 * every limit and check per connection.
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
    next(
      isRight
        ? undefined
        : new Error('A request may not take over the connection of another page.'),
    );
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
