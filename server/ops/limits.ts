import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import type { RefusalCode, RefusedMessage } from '../../protocol/tables.ts';
import { apiError } from '../lib/api-error.ts';
import type { Middleware } from '../lib/koa-types.ts';
import { addressOf } from './address.ts';
import type { Budgets } from './budgets.ts';
import { Buckets, TokenBucket } from './token-bucket.ts';

/** Whether an address is of the API, boardgame.io's or ours. */
export const isOfApi = (path: string) => /^\/(api|games)(\/|$)/i.test(path);

/** Lets an address ask the API only so often. */
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

/** Whether the storage is asked for what is at an address; all else lies ready. */
const asksStorage = (path: string) => isOfApi(path) || /^\/table\//i.test(path);

/** Lets an address ask only for so much that takes time; what it asks at once is begun with in turns with all others. */
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
    // What the answer is made of is turned into text after this.
    await next().finally(() => setImmediate(end));
  };
}

/** Counts the bots that each address seats. */
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

/** Seats that an address may take for each table that it may lay. */
const seatsPerTable = 3;

/**
 * Tables that all together may lay in a second, in the long run: fewer than clean-up takes away (`wipingPause`). Whoever
 * lets one address lay more lets all.
 */
export const tablesPerSecond = 10;

/** What somebody may add to what stays. Each answers in how many seconds it may be; 0: now, and it is noted. */
export interface CreationLimit {
  readonly waitForTable: (request: IncomingMessage) => number;
  readonly waitForSeat: (request: IncomingMessage) => number;
}

/** Counts the tables that each address lays, and all together, and the seats that each address takes. */
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
 * Seats that an address may have at tables of others whose match has not begun. People who wait have a page open there:
 * that many of them are more than a household.
 */
export const waitingSeatsPerAddress = (limits: { readonly connectionsPerAddress: number }) =>
  Math.ceil(limits.connectionsPerAddress / 4);

/** As much work as so many other requests. */
const requestsInViews = 20;

/** Counts how often each address asks for all that could be seen of a match. */
export function limitViews(limits: {
  readonly requestsPerMinute: number;
  readonly trustedProxies: number;
}): (request: IncomingMessage) => number {
  const buckets = new Buckets(Math.ceil(limits.requestsPerMinute / requestsInViews));
  return (request) => buckets.take(addressOf(request, limits.trustedProxies));
}

/** For how many seconds' worth of messages a page may send at once. */
const burstSeconds = 4;
/** Milliseconds. */
const correctionDelay = 1000;

const messageNames = ['update', 'sync', 'chat'] as const;

/** What limiting a page's messages needs to know and to do. */
export interface MessageLimit {
  readonly messagesPerSecond: number;
  /** Whether the page's address may send one more message of this kind. */
  readonly maySay: (name: RefusedMessage['message']) => boolean;
  /** Whether the page's address may be sent a whole match once more. */
  readonly maySync: () => boolean;
  /** Is told of every message that was refused. */
  readonly refused: (message: RefusedMessage['message'], code: RefusalCode) => void;
  /** Sends the page the true state again. */
  readonly correct: () => void;
}

/** By connection, which the sockets of several games may share. */
const bucketOf = new WeakMap<Socket['conn'], TokenBucket>();

function bucketFor({ conn }: Socket, perSecond: number): TokenBucket {
  const bucket =
    bucketOf.get(conn) ?? new TokenBucket({ perSecond, atOnce: burstSeconds * perSecond });
  bucketOf.set(conn, bucket);
  return bucket;
}

/**
 * Refuses a page's messages that are too many before anything reads them. After refused moves the page
 * is corrected a moment later and once: a whole match for each would make more of a flood than it is.
 *
 * Gives what is to be called after any other move of the page that was refused: the page is corrected at
 * once, or as soon as its address may be sent a whole match again.
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
    // Nobody listens to anything else.
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
