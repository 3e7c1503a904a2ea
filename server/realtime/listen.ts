import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import type { MessageBus } from '../cluster/message-bus.ts';
import { exitWithError, listeningFault } from '../lib/config-error.ts';
import type { App } from '../lib/koa-types.ts';
import type { Connections } from '../ops/connections.ts';
import { endLongUpload } from '../ops/uploads.ts';
import { jsonOnly } from './encoding.ts';

/** Milliseconds. */
const pingInterval = 10_000;
const pingTimeout = 10_000;
/** Milliseconds that a request may take to come in. */
const requestTimeout = 30_000;
/** Bytes: more than any message of ours has. */
const maxMessage = 100_000;
/** Bytes: whole matches are sent in an eighth of them, which a phone waits for; moves are as they are. */
const threshold = 16_384;
/** Nothing is remembered between messages: a page costs no more memory. */
const perMessageDeflate = {
  threshold,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

/** To clients that begin with long polling, as boardgame.io's do by themselves. */
const webSocketsOnly =
  "Several servers are behind this address, so long polling does not work. Use WebSockets only: SocketIO({ server, socketOpts: { transports: ['websocket'] } }).";

const beginsWithPolling = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://any').searchParams.getAll('transport').at(-1) === 'polling';

/** What holds for every request by polling, as for all others. */
function guardAnswer(request: IncomingMessage, response: unknown, next: () => void): void {
  if (response instanceof ServerResponse) {
    endLongUpload(request, response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
  }
  next();
}

export interface ListeningParts {
  readonly connections: Connections;
  readonly bus: MessageBus;
  /** The address to listen at; null: all of this machine. */
  readonly host: string | null;
}

/**
 * Makes the app listen on a server of ours with socket.io attached, made only when it listens: all
 * middleware is known by then. boardgame.io's koa-socket-2 would copy it at once.
 */
export function attachSockets(app: App, { connections, bus, host }: ListeningParts): Server {
  const sockets = new Server({
    serveClient: false,
    maxHttpBufferSize: maxMessage,
    perMessageDeflate,
    httpCompression: { threshold },
    cors: (request, answer) => answer(null, { origin: connections.isOurs(request) }),
    pingInterval,
    pingTimeout,
    parser: jsonOnly,
    allowRequest: (request, answer) => {
      // Without polling a page's messages always reach the same process.
      if (!bus.isSingleNode && beginsWithPolling(request)) answer(webSocketsOnly, false);
      else connections.allowRequest(request, answer);
    },
  });
  function listen(port: number, listening: () => void) {
    const server = createServer({ requestTimeout }, app.callback());
    sockets.attach(server);
    sockets.engine.use(guardAnswer);
    connections.watch(sockets.engine);
    server.on('error', (error) => exitWithError(listeningFault(error, { host, port, prefix: '' })));
    return server.listen({ port, ...(host !== null && { host }) }, listening);
  }
  // Koa's has more forms; boardgame.io calls this one.
  app.listen = listen as typeof app.listen;
  return sockets;
}
