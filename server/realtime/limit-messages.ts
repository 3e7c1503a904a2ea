import type { Socket } from 'socket.io';
import type { RefusalCode, RefusedMessage } from '../../protocol/tables.ts';
import { type RateLimits, syncWeight } from '../ops/rate-limits.ts';
import { connectionOf } from './client-connection.ts';

type MessageName = RefusedMessage['message'];

/** Milliseconds. */
const resyncDelay = 1000;

const messageNames: readonly MessageName[] = ['update', 'sync', 'chat'];

/** Parts needed to limit a page's messages. */
export interface MessageLimit {
  readonly rateLimits: RateLimits;
  readonly address: string;
  /** Called for every refused message. */
  readonly refused: (message: MessageName, code: RefusalCode) => void;
  /** Sends the page the current state again. */
  readonly resync: () => void;
}

/**
 * Refuses a page's messages beyond the limit before they are read. After refused moves the page is sent the match once, a
 * moment later. A whole match for each of them would amplify a flood.
 *
 * Returns a function to call after any other refused move of the page. It sends the match at once, or as soon as its
 * address may be sent a whole match again.
 */
export function limitMessages(socket: Socket, limit: MessageLimit): () => Promise<void> {
  const { rateLimits, address } = limit;
  const { id } = connectionOf(socket.conn.request);
  let isResyncDue = false;

  async function resync(): Promise<void> {
    const seconds = await rateLimits.take('addressMessages', address, syncWeight);
    if (seconds === 0) limit.resync();
    else resyncSoon();
  }

  function resyncSoon(): void {
    if (isResyncDue) return;
    isResyncDue = true;
    setTimeout(() => {
      isResyncDue = false;
      if (socket.connected) void resync();
    }, resyncDelay).unref();
  }

  async function isTooMany(message: MessageName): Promise<boolean> {
    const weight = message === 'sync' ? syncWeight : 1;
    // Sockets of several games may share a connection.
    const ofSocket = await rateLimits.take('messages', id, weight);
    return ofSocket > 0 || (await rateLimits.take('addressMessages', address, weight)) > 0;
  }

  socket.use(async ([name], next) => {
    const message = messageNames.find((each) => each === name);
    // No other messages have a handler.
    if (!message) return;
    if (!(await isTooMany(message))) {
      next();
      return;
    }
    limit.refused(message, 'tooMany');
    socket.emit('refused', { code: 'tooMany', reason: null, message } satisfies RefusedMessage);
    if (message === 'update') resyncSoon();
  });
  return resync;
}
