import { createServer, type IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { App } from '../framework.ts';
import type { Connections } from '../operations/connections.ts';
import { giveUp, listeningFault } from '../start-error.ts';
import { jsonOnly } from './encoding.ts';

/** Milliseconds. */
const pingInterval = 10_000;
const pingTimeout = 10_000;
/** Milliseconds that a request may take to come in. */
const requestTimeout = 30_000;
/** Bytes: more than any message of ours has. */
const longestMessage = 100_000;
/**
 * Whole matches are sent in an eighth of their bytes, which a phone waits for; moves are as they are. Nothing is
 * remembered between messages: a page costs no more memory.
 */
const perMessageDeflate = {
  threshold: 16_384,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

/**
 * A connection that would take over the session of another one, as a page does that comes from long
 * polling: it would get past all that is counted and watched by connection.
 */
function refuseMoved(request: IncomingMessage, _: unknown, next: (error?: Error) => void): void {
  const isMoved = new URL(request.url ?? '', 'http://any').searchParams.has('sid');
  next(isMoved ? new Error('A session stays on its connection.') : undefined);
}

export interface ListeningParts {
  readonly connections: Connections;
  /** The address to listen at; null: all of this machine. */
  readonly host: string | null;
}

/**
 * Makes the app listen on a server of ours with socket.io attached, made only when it listens: all
 * middleware is known by then. boardgame.io's koa-socket-2 would copy it at once.
 */
export function attachSockets(app: App, { connections, host }: ListeningParts): Server {
  const sockets = new Server({
    // Without long polling a page's messages always reach the same process.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
    perMessageDeflate,
    pingInterval,
    pingTimeout,
    parser: jsonOnly,
    allowRequest: connections.allowRequest,
  });
  function listen(port: number, listening: () => void) {
    const server = createServer({ requestTimeout }, app.callback());
    sockets.attach(server);
    sockets.engine.use(refuseMoved);
    connections.watch(sockets.engine);
    server.on('error', (error) => giveUp(listeningFault(error, { host, port, prefix: '' })));
    return server.listen({ port, ...(host !== null && { host }) }, listening);
  }
  // Koa's has more forms; boardgame.io calls this one.
  app.listen = listen as typeof app.listen;
  return sockets;
}
