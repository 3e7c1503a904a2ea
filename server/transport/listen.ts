import { createServer, type IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { App } from '../framework.ts';
import type { Connections } from '../operations/connections.ts';
import { codeOf, giveUp, StartError } from '../start-error.ts';
import { jsonOnly } from './encoding.ts';

/** Milliseconds. */
const pingInterval = 10_000;
const pingTimeout = 10_000;
/** Milliseconds that a request may take to come in. */
const requestTimeout = 30_000;
/** Bytes: more than any message of ours has. */
const longestMessage = 100_000;

/**
 * A connection that would take over the session of another one, as a page does that comes from long
 * polling: it would get past all that is counted and watched by connection.
 */
function refuseMoved(request: IncomingMessage, _: unknown, next: (error?: Error) => void): void {
  const isMoved = new URL(request.url ?? '', 'http://any').searchParams.has('sid');
  next(isMoved ? new Error('A session stays on its connection.') : undefined);
}

/**
 * Makes the app listen on a server of ours with socket.io attached, made only when it listens: all
 * middleware is known by then. boardgame.io's koa-socket-2 would copy it at once.
 */
export function attachSockets(app: App, connections: Connections): Server {
  const sockets = new Server({
    // Without long polling a page's messages always reach the same process.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: longestMessage,
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
    server.on('error', (error) => {
      const isTaken = codeOf(error) === 'EADDRINUSE';
      giveUp(
        isTaken
          ? new StartError(`Port ${port} is taken. Set PORT to another one, or 0 for any free one.`)
          : error,
      );
    });
    return server.listen(port, listening);
  }
  // Koa's has more forms; boardgame.io calls this one.
  app.listen = listen as typeof app.listen;
  return sockets;
}
