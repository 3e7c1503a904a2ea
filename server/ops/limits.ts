import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import type { RefusalCode, RefusedMessage } from '../../protocol/tables.ts';
import { apiError } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import { addressOf } from './address.ts';
import type { Budgets } from './budgets.ts';
import { Buckets, TokenBucket } from './token-bucket.ts';

/** Returns whether a path belongs to the API, boardgame.io's or Paddock's. */
export const isOfApi = (path: string) => /^\/(api|games)(\/|$)/i.test(path);

/** Limits how often an address may call the API. */
export function limitRequests(limits: {
  readonly requestsPerMinute: number;
  readonly trustedProxies: number;
}): Middleware {
  const buckets = new Buckets(limits.requestsPerMinute);
  return async (ctx, next) => {
    const wait = isOfApi(ctx.path) ? buckets.take(addressOf(ctx.req, limits.trustedProxies)) : 0;
    if (wait === 0) {
      await next();
      return;
    }
    refuse(ctx, wait, 'Too many requests from your address: try again in a moment.');
  };
}

function refuse(ctx: Parameters<Middleware>[0], wait: number, sentence: string): void {
  ctx.status = 429;
  ctx.set({ 'Retry-After': String(Math.ceil(wait)), 'Cache-Control': 'no-store' });
  ctx.body = isOfApi(ctx.path) ? apiError('tooMany', sentence) : sentence;
}

/** Returns whether a path reads from the storage. All other answers are at hand. */
const asksStorage = (path: string) => isOfApi(path) || /^\/table\//i.test(path);

/**
 * Limits how much processing time an address may use. Simultaneous requests take turns with those of other addresses.
 */
export function limitWork(budgets: Budgets, trustedProxies: number): Middleware {
  return async (ctx, next) => {
    if (!asksStorage(ctx.path)) {
      await next();
      return;
    }
    const address = addressOf(ctx.req, trustedProxies);
    await budgets.turn(address);
    const wait = budgets.wait(address);
    if (wait > 0) {
      refuse(ctx, wait, 'Your address causes too much load. Try again in a moment.');
      return;
    }
    const end = budgets.begin(address);
    // The body is serialised after this.
    await next().finally(() => setImmediate(end));
  };
}

/** Limits the bots that each address seats. The returned function returns the seconds to wait, or 0. */
export function limitBots(limits: {
  readonly botsPerHour: number;
  readonly trustedProxies: number;
}): (request: IncomingMessage, count: number) => number {
  const { botsPerHour, trustedProxies } = limits;
  const buckets = new Buckets({ perSecond: botsPerHour / 3600, atOnce: botsPerHour });
  return (request, count) => {
    const address = addressOf(request, trustedProxies);
    const waits = Array.from({ length: count }, () => buckets.take(address));
    return Math.max(0, ...waits);
  };
}

/** Number of seats that an address may take for each table that it may create. */
const seatsPerTable = 3;

/**
 * Long-term limit of created tables per second, for all addresses together. It is lower than the rate at which the
 * clean-up deletes them (`deletionPause`). A higher limit for one address raises this one, too.
 */
export const tablesPerSecond = 10;

/**
 * Limits on what clients may create. Each method returns the seconds to wait. If that is 0, the creation is counted.
 */
export interface CreationLimit {
  readonly waitForTable: (request: IncomingMessage) => number;
  readonly waitForSeat: (request: IncomingMessage) => number;
}

/** Limits the tables created by each address and by all together, and the seats taken by each address. */
export function limitCreations(limits: {
  readonly tablesPerHour: number;
  readonly trustedProxies: number;
}): CreationLimit {
  const { tablesPerHour, trustedProxies } = limits;
  const perSecond = tablesPerHour / 3600;
  const tables = new Buckets({ perSecond, atOnce: tablesPerHour });
  const seats = new Buckets({ perSecond: seatsPerTable * perSecond, atOnce: tablesPerHour });
  const all = new TokenBucket({
    perSecond: Math.max(tablesPerSecond, perSecond),
    atOnce: Math.max(60 * tablesPerSecond, tablesPerHour),
  });
  return {
    waitForTable: (request) => {
      const address = addressOf(request, trustedProxies);
      const wait = Math.max(all.wait(), tables.wait(address));
      if (wait > 0) return wait;
      all.spend(1);
      tables.spend(address, 1);
      return 0;
    },
    waitForSeat: (request) => seats.take(addressOf(request, trustedProxies)),
  };
}

/**
 * Returns how many seats an address may have at others' tables that have not begun: by default 6, as many as a household
 * needs. Where more connections are allowed, there may be more.
 */
export const waitingSeatsPerAddress = (limits: { readonly connectionsPerAddress: number }) =>
  Math.ceil(0.06 * limits.connectionsPerAddress);

/** Cost of a request for all views of a match, in ordinary requests. */
const requestsInViews = 20;

/**
 * Limits how often each address requests all views of a match. The returned function returns the seconds to wait, or 0.
 */
export function limitViews(limits: {
  readonly requestsPerMinute: number;
  readonly trustedProxies: number;
}): (request: IncomingMessage) => number {
  const buckets = new Buckets(Math.ceil(limits.requestsPerMinute / requestsInViews));
  return (request) => buckets.take(addressOf(request, limits.trustedProxies));
}

/** Seconds' worth of messages that a page may send at once. */
const burstSeconds = 4;
/** Milliseconds. */
const correctionDelay = 1000;

const messageNames = ['update', 'sync', 'chat'] as const;

/** Parts needed to limit a page's messages. */
export interface MessageLimit {
  readonly messagesPerSecond: number;
  /** Returns whether the page's address may send one more message of this kind. */
  readonly maySay: (name: RefusedMessage['message']) => boolean;
  /** Returns whether the page's address may be sent a whole match once more. */
  readonly maySync: () => boolean;
  /** Called for every refused message. */
  readonly refused: (message: RefusedMessage['message'], code: RefusalCode) => void;
  /** Sends the page the current state again. */
  readonly correct: () => void;
}

/** Buckets by connection, which the sockets of several games may share. */
const bucketOf = new WeakMap<Socket['conn'], TokenBucket>();

function bucketFor({ conn }: Socket, perSecond: number): TokenBucket {
  const bucket =
    bucketOf.get(conn) ?? new TokenBucket({ perSecond, atOnce: burstSeconds * perSecond });
  bucketOf.set(conn, bucket);
  return bucket;
}

/**
 * Refuses a page's messages beyond the limit before they are read. After refused moves the page is corrected once, a
 * moment later. A whole match for each of them would amplify a flood.
 *
 * Returns a function to call after any other refused move of the page. It corrects the page at once, or as soon as its
 * address may be sent a whole match again.
 */
export function limitMessages(socket: Socket, limit: MessageLimit): () => void {
  const bucket = bucketFor(socket, limit.messagesPerSecond);
  let isCorrectionDue = false;

  function correct(): void {
    if (limit.maySync()) limit.correct();
    else correctSoon();
  }

  function correctSoon(): void {
    if (isCorrectionDue) return;
    isCorrectionDue = true;
    setTimeout(() => {
      isCorrectionDue = false;
      if (socket.connected) correct();
    }, correctionDelay).unref();
  }

  const isTooMany = (message: RefusedMessage['message']) =>
    bucket.take() > 0 || !limit.maySay(message) || (message === 'sync' && !limit.maySync());

  socket.use(([name], next) => {
    const message = messageNames.find((each) => each === name);
    // No other messages have a handler.
    if (!message) return;
    if (!isTooMany(message)) {
      next();
      return;
    }
    limit.refused(message, 'tooMany');
    socket.emit('refused', { code: 'tooMany', reason: null, message } satisfies RefusedMessage);
    if (message === 'update') correctSoon();
  });
  return correct;
}
