/**
 * boardgame.io's plain client with its socket. It is large, and not needed to show a match that was fetched by HTTP.
 */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

const socketOpts = {
  transports: ['websocket'],
  // In milliseconds: a connection that was begun while offline may never be made.
  timeout: 8000,
};

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOptions = Parameters<ReturnType<typeof SocketIO>>[0];
export type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

export interface OpenedClient {
  readonly client: ReturnType<typeof Client>;
  readonly transport: Transport;
  /** Passes data from the server on to the client. */
  readonly handOn: (data: TransportData) => void;
}

/** The viewer's seat. Left out for a spectator. */
export interface Viewer {
  readonly playerID: string;
  readonly credentials: string;
}

/** A match to connect to. */
export interface ClientTo {
  readonly game: Game;
  readonly matchID: string;
  readonly numPlayers: number;
  readonly viewer: Viewer | undefined;
}

/** Creates a client without starting it. Data from the server goes to `take` instead of the client. */
export function openClient(to: ClientTo, take: (data: TransportData) => void): OpenedClient {
  const { viewer, ...match } = to;
  let made: Pick<OpenedClient, 'transport' | 'handOn'> | undefined;
  const multiplayer = (options: TransportOptions) => {
    // A proxy can send all players of a match to the same server, which saves messages between servers.
    const query = { match: match.matchID };
    const transport = SocketIO({ socketOpts: { ...socketOpts, query } })({
      ...options,
      transportDataCallback: take,
    });
    made = { transport, handOn: options.transportDataCallback };
    return transport;
  };
  const client = Client({ ...match, debug: false, multiplayer, ...viewer });
  if (!made) throw new Error('boardgame.io’s client makes its transport at once.');
  return { client, ...made };
}
