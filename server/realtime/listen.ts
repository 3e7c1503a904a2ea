import { createServer, type IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'socket.io';
import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import type { MessageBus } from '../cluster/message-bus.ts';
import { exitWithError, listeningFault } from '../lib/config-error.ts';
import { messageJson } from '../lib/json-text.ts';
import type { App } from '../lib/koa-types.ts';
import type { Connections } from '../ops/connections.ts';
import { endLongUpload } from '../ops/uploads.ts';

/**
 * Encodes packets as socket.io does, but without its search for binary data, which goes through the whole state for
 * every client. All data sent here is JSON. Data that several clients of a match see alike is serialised once.
 */
class JsonEncoder extends Encoder {
  override encode(packet: Packet): string[] {
    const { type, nsp, id, data } = packet;
    const space = nsp === '/' ? '' : `${nsp},`;
    // The handshake has an object, or nothing.
    const text = Array.isArray(data) ? messageJson(data) : (JSON.stringify(data) ?? '');
    return [`${type}${space}${id ?? ''}${text}`];
  }
}

/** Rejects messages with binary parts, which would stay in memory until all parts have arrived. */
class JsonDecoder extends Decoder {
  override add(message: unknown): void {
    if (typeof message !== 'string' || isBinaryKind(message)) {
      throw new Error('Only JSON is taken here.');
    }
    super.add(message);
  }
}

function isBinaryKind(message: string): boolean {
  const kind = Number(message.charAt(0));
  return kind === PacketType.BINARY_EVENT || kind === PacketType.BINARY_ACK;
}

/** The value of socket.io's `parser` option. Clients need no special parser. */
const jsonOnly = { Encoder: JsonEncoder, Decoder: JsonDecoder };

/** Milliseconds. */
const pingInterval = 10_000;
const pingTimeout = 10_000;
/** Maximum time for a request to arrive. In milliseconds. */
const requestTimeout = 30_000;
/** Maximum size of a message in bytes: more than any message of ours has. */
const maxMessage = 100_000;
/**
 * Size in bytes from which messages are compressed. Whole matches shrink to an eighth, which matters on a phone. Moves
 * are sent uncompressed.
 */
const threshold = 16_384;
/** No compression context is kept between messages, so that a page costs no more memory. */
const perMessageDeflate = {
  threshold,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
};

/** Error for clients that begin with long polling, as boardgame.io's do by default. */
const webSocketsOnly =
  "Several servers are behind this address, so long polling does not work. Use WebSockets only: SocketIO({ server, socketOpts: { transports: ['websocket'] } }).";

const beginsWithPolling = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://any').searchParams.getAll('transport').at(-1) === 'polling';

/** Applies the rules of all other requests to long-polling requests. */
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
  /** The address to listen at, or null for all addresses of this machine. */
  readonly host: string | null;
}

/**
 * Makes the app listen on our own HTTP server with socket.io attached. The server is created only when the app listens:
 * all middleware is known by then. boardgame.io's koa-socket-2 would copy it at once.
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
      // Without polling, a client's messages always reach the same process.
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
