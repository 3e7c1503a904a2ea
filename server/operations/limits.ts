import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { apiError } from '../api/answers.ts';
import type { Middleware } from '../framework.ts';
import type { RefusalCode, RefusedMessage } from '../protocol.ts';
import { addressOf } from './address.ts';
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
    ctx.status = 429;
    ctx.set({ 'Retry-After': String(Math.ceil(wait)), 'Cache-Control': 'no-store' });
    ctx.body = apiError('tooMany', 'Too many requests from your address: try again in a moment.');
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
  /** Whether the page's address may send one more message. */
  readonly maySay: () => boolean;
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

  const isTooMany = (name: unknown) =>
    bucket.take() > 0 || !limit.maySay() || (name === 'sync' && !limit.maySync());

  socket.use(([name], next) => {
    if (!isTooMany(name)) {
      next();
      return;
    }
    const message = messageNames.find((each) => each === name);
    if (!message) return;
    limit.refused(message, 'tooMany');
    socket.emit('refused', { code: 'tooMany', reason: null, message } satisfies RefusedMessage);
    if (message === 'update') correctSoon();
  });
  return correct;
}
