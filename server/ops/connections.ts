import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { apiError } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import {
  type ClientConnection,
  type Connection,
  connectionOf,
  type Engine,
  trackConnections,
} from '../realtime/client-connection.ts';
import type { Limits, Settings } from '../settings.ts';
import { addressOf } from './address.ts';
import type { Metrics } from './metrics.ts';
import { type OriginCheck, originCheck } from './origins.ts';
import { Buckets, TokenBucket } from './token-bucket.ts';

/** Milliseconds that a page has to answer when the server hangs up. */
const maxGoodbye = 1000;

type Handshake = (error: string | null, isAllowed: boolean) => void;

/**
 * A connection that goes on with ten times the messages that it may send is cut off after about four
 * seconds, a faster one sooner.
 */
const floodRate = (messagesPerSecond: number) => ({
  perSecond: 2 * messagesPerSecond,
  atOnce: 30 * messagesPerSecond,
});

/** Of one address: all its pages may come back at once, but none comes and goes all the time. */
const handshakeRate = ({ connectionsPerAddress }: Limits) => ({
  perSecond: connectionsPerAddress / 10,
  atOnce: 2 * connectionsPerAddress,
});

/** Of one address, however many pages it has: as many as ten pages may send without a pause. */
const messageRate = ({ messagesPerSecond }: Limits) => ({
  perSecond: 10 * messagesPerSecond,
  atOnce: 40 * messagesPerSecond,
});

/** Of one address: what is sent for a few bytes is long, so a new connection gives no new allowance. */
const syncRate = ({ connectionsPerAddress, messagesPerSecond }: Limits) => ({
  perSecond: messagesPerSecond / 2,
  atOnce: 2 * connectionsPerAddress,
});

/**
 * Bytes that may wait for a page that doesn't read: a few times the longest match. It is let go then, and
 * sees everything when it comes back.
 */
const maxBacklog = 8_000_000;

/** From where nobody is let in. */
interface AddressBlocks {
  readonly isBlocked: (address: string) => boolean;
}

/** The connections that stay open: pages' sockets, and lists that are told of changes. */
export class Connections {
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  /** Only addresses that have one. */
  readonly #openFrom = new Map<string, number>();
  readonly #lines = new Set<ClientConnection>();
  /** By handshake: when it is over nothing says any more where it came from. */
  readonly #addresses = new WeakMap<IncomingMessage, string>();
  readonly #handshakes: Buckets;
  readonly #messages: Buckets;
  readonly #syncs: Buckets;
  /** Whether whoever asks may use this server, by where their page is from. */
  readonly isOurs: OriginCheck;
  readonly #blocks: AddressBlocks;

  constructor(settings: Settings, metrics: Metrics, blocks: AddressBlocks) {
    this.#settings = settings;
    this.#metrics = metrics;
    this.#blocks = blocks;
    this.#handshakes = new Buckets(handshakeRate(settings.limits));
    this.#messages = new Buckets(messageRate(settings.limits));
    this.#syncs = new Buckets(syncRate(settings.limits));
    this.isOurs = originCheck(settings);
  }

  /** engine.io's `allowRequest`: whether a page may open a socket. */
  readonly allowRequest = (request: IncomingMessage, answer: Handshake): void => {
    // Not counted: it is nothing that the people at that address do.
    if (!this.isOurs(request)) {
      this.#metrics.connectionRefused('foreignOrigin');
      answer('Pages of this origin may not use this server.', false);
      return;
    }
    if (this.isBlocked(request)) {
      this.#metrics.connectionRefused('blocked');
      answer('Your address is blocked.', false);
      return;
    }
    const line = connectionOf(request);
    const isAllowed = this.#mayShakeHands(request) && this.#enter(request, line);
    if (isAllowed) {
      this.#lines.add(line);
      line.once('close', () => this.#lines.delete(line));
    }
    answer(isAllowed ? null : 'Too many connections from your address.', isAllowed);
  };

  /** Whether the address of a page may send one more message. `request` is its handshake. */
  maySay(request: IncomingMessage): boolean {
    return this.#messages.take(this.addressOf(request)) === 0;
  }

  /** Whether a page may be sent a whole match once more. `request` is its handshake, or asks for it itself. */
  maySync(request: IncomingMessage): boolean {
    return this.#syncs.take(this.addressOf(request)) === 0;
  }

  /** For answers that stay open, to stand before them. */
  readonly limitStreams: Middleware = async (ctx, next) => {
    if (this.#enter(ctx.req, ctx.res)) {
      await next();
      return;
    }
    ctx.status = 429;
    ctx.set('Retry-After', '60');
    ctx.body = apiError('tooMany', 'Too many connections from your address.');
  };

  /** Counts the sockets, and cuts off those that flood, whatever they send, and those that don't read. */
  watch(engine: Engine): void {
    trackConnections(engine);
    engine.on('connection', (connection: Connection) => {
      this.#metrics.socketOpened();
      connection.once('close', () => {
        this.#metrics.socketClosed();
        // A polite goodbye waits half a minute for an answer, and reads all that comes meanwhile.
        setTimeout(() => connectionOf(connection.request).hangUp(), maxGoodbye).unref();
      });
      this.#watchSent(connection);
      this.#watchWaiting(connection);
    });
  }

  /** What the page sends. */
  #watchSent(connection: Connection): void {
    const bucket = new TokenBucket(floodRate(this.#settings.limits.messagesPerSecond));
    connection.on('packet', () => {
      if (bucket.take() > 0) this.#cut(connection, 'flood');
    });
  }

  /** What the page is sent: first it waits for its turn, then in the connection. */
  #watchWaiting(connection: Connection): void {
    const line = connectionOf(connection.request);
    let waiting = 0;
    connection.on('packetCreate', ({ data = '' }: { readonly data?: string | Buffer }) => {
      waiting += data.length;
      if (waiting + line.unread <= maxBacklog) return;
      // Not in the midst of telling everybody something.
      queueMicrotask(() => this.#cut(connection, 'backlog'));
    });
    connection.on('flush', () => {
      waiting = 0;
    });
  }

  #cut({ request, readyState }: Connection, reason: 'flood' | 'backlog'): void {
    const line = connectionOf(request);
    if (line.isCut || readyState === 'closed') return;
    this.#metrics.connectionRefused(reason);
    line.cut();
  }

  /** Ends the sockets that are still open without waiting for anybody. */
  destroyAll(): void {
    for (const line of this.#lines) line.hangUp();
  }

  /** Whether nobody at the address of a page is let in. `request` is its handshake. */
  isBlocked(request: IncomingMessage): boolean {
    return this.#blocks.isBlocked(this.addressOf(request));
  }

  /** As limits count it. */
  addressOf(request: IncomingMessage): string {
    const known = this.#addresses.get(request);
    const address = known ?? addressOf(request, this.#settings.trustedProxies);
    this.#addresses.set(request, address);
    return address;
  }

  #mayShakeHands(request: IncomingMessage): boolean {
    const address = this.addressOf(request);
    // Who has all it may have is refused for that, and it costs no handshake.
    if (this.#isFull(address) || this.#handshakes.take(address) === 0) return true;
    this.#metrics.connectionRefused('tooOften');
    return false;
  }

  #isFull(address: string): boolean {
    return (this.#openFrom.get(address) ?? 0) >= this.#settings.limits.connectionsPerAddress;
  }

  #enter(request: IncomingMessage, connection: EventEmitter): boolean {
    const address = this.addressOf(request);
    if (this.#isFull(address)) {
      this.#metrics.connectionRefused('perAddress');
      return false;
    }
    const open = this.#openFrom.get(address) ?? 0;
    this.#openFrom.set(address, open + 1);
    connection.once('close', () => this.#leave(address));
    return true;
  }

  #leave(address: string): void {
    const open = (this.#openFrom.get(address) ?? 0) - 1;
    if (open > 0) this.#openFrom.set(address, open);
    else this.#openFrom.delete(address);
  }
}
