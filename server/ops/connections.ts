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
import type { Settings } from '../settings.ts';
import { addressOf, networksOf } from './address.ts';
import type { Metrics } from './metrics.ts';
import { type OriginCheck, originCheck } from './origins.ts';
import type { RateLimits } from './rate-limits.ts';

/** Time that a page has to answer when the server closes its connection, in milliseconds. */
const maxGoodbye = 1000;

type Handshake = (error: string | null, isAllowed: boolean) => void;

/**
 * Bytes that may wait for a page that doesn't read: a few times the longest match. Beyond that the connection is
 * closed. The page receives the whole match when it reconnects.
 */
const maxBacklog = 8_000_000;

/** Blocked addresses. */
interface AddressBlocks {
  readonly isBlocked: (address: string) => boolean;
}

/** The connections that stay open: pages' sockets, and event streams of table lists. */
export class Connections {
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  /** Number of open connections by network; networks without any are left out. */
  readonly #openFrom = new Map<string, number>();
  readonly #clients = new Set<ClientConnection>();
  /** Addresses by handshake, since a closed handshake no longer tells its address. */
  readonly #addresses = new WeakMap<IncomingMessage, string>();
  /** Returns whether a request may use this server, judged by the origin of its page. */
  readonly isOurs: OriginCheck;
  readonly #blocks: AddressBlocks;
  readonly #rateLimits: RateLimits;

  constructor(
    settings: Settings,
    parts: {
      readonly metrics: Metrics;
      readonly blocks: AddressBlocks;
      readonly rateLimits: RateLimits;
    },
  ) {
    this.#settings = settings;
    this.#metrics = parts.metrics;
    this.#blocks = parts.blocks;
    this.#rateLimits = parts.rateLimits;
    this.isOurs = originCheck(settings);
  }

  /** engine.io's `allowRequest`: decides whether a page may open a socket. */
  readonly allowRequest = (request: IncomingMessage, answer: Handshake): void => {
    // Not counted, since people at that address did not cause it.
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
    void this.#admit(request).then((isAllowed) =>
      answer(isAllowed ? null : 'Too many connections from your address.', isAllowed),
    );
  };

  /** Counts a connection that begins. Returns whether its address may have it. */
  async #admit(request: IncomingMessage): Promise<boolean> {
    const client = connectionOf(request);
    // Counted first, since it may close during the wait.
    if (!this.#enter(request, client)) return false;
    this.#clients.add(client);
    client.once('close', () => this.#clients.delete(client));
    if ((await this.#rateLimits.take('requests', this.addressOf(request))) === 0) return true;
    this.#metrics.connectionRefused('tooOften');
    return false;
  }

  /** Limits answers that stay open. Must come before their route. */
  readonly limitStreams: Middleware = async (ctx, next) => {
    if (this.#enter(ctx.req, ctx.res)) {
      await next();
      return;
    }
    ctx.status = 429;
    ctx.set('Retry-After', '60');
    ctx.body = apiError('tooMany', 'Too many connections from your address.');
  };

  /** Counts the sockets, and closes those that send too much of anything or don't read. */
  watch(engine: Engine): void {
    trackConnections(engine);
    engine.on('connection', (connection: Connection) => {
      this.#metrics.socketOpened();
      connection.once('close', () => {
        this.#metrics.socketClosed();
        // engine.io's own close waits half a minute for an answer, and reads all that arrives meanwhile.
        setTimeout(() => connectionOf(connection.request).hangUp(), maxGoodbye).unref();
      });
      this.#watchSent(connection);
      this.#watchWaiting(connection);
    });
  }

  /** Closes a connection that sends too much. */
  #watchSent(connection: Connection): void {
    const { id } = connectionOf(connection.request);
    connection.on('packet', async () => {
      if ((await this.#rateLimits.take('packets', id)) > 0) this.#cut(connection, 'flood');
    });
  }

  /** Closes a connection with too much unread data, both in engine.io's buffer and in the socket. */
  #watchWaiting(connection: Connection): void {
    const client = connectionOf(connection.request);
    let waiting = 0;
    connection.on('packetCreate', ({ data = '' }: { readonly data?: string | Buffer }) => {
      waiting += data.length;
      if (waiting + client.unread <= maxBacklog) return;
      // Not in the middle of a broadcast.
      queueMicrotask(() => this.#cut(connection, 'backlog'));
    });
    connection.on('flush', () => {
      waiting = 0;
    });
  }

  #cut({ request, readyState }: Connection, reason: 'flood' | 'backlog'): void {
    const client = connectionOf(request);
    if (client.isCut || readyState === 'closed') return;
    this.#metrics.connectionRefused(reason);
    client.cut();
  }

  /** Closes the sockets that are still open without waiting for an answer. */
  destroyAll(): void {
    for (const client of this.#clients) client.hangUp();
  }

  /** Returns whether the address of a page is blocked. `request` is the page's handshake. */
  isBlocked(request: IncomingMessage): boolean {
    return this.#blocks.isBlocked(this.addressOf(request));
  }

  /** Returns the address as limits count it. */
  addressOf(request: IncomingMessage): string {
    const known = this.#addresses.get(request);
    const address = known ?? addressOf(request, this.#settings.trustedProxies);
    this.#addresses.set(request, address);
    return address;
  }

  /** Counts a connection until it closes. Returns false if its address, or a network of it, has too many. */
  #enter(request: IncomingMessage, connection: EventEmitter): boolean {
    const { connectionsPerAddress } = this.#settings.limits;
    const networks = networksOf(this.addressOf(request));
    const isFull = networks.some(
      ({ network, share }) => this.#open(network) >= connectionsPerAddress * share,
    );
    if (isFull) {
      this.#metrics.connectionRefused('perAddress');
      return false;
    }
    for (const { network } of networks) this.#openFrom.set(network, this.#open(network) + 1);
    connection.once('close', () => {
      for (const { network } of networks) this.#leave(network);
    });
    return true;
  }

  #open(network: string): number {
    return this.#openFrom.get(network) ?? 0;
  }

  #leave(network: string): void {
    const open = this.#open(network) - 1;
    if (open > 0) this.#openFrom.set(network, open);
    else this.#openFrom.delete(network);
  }
}
