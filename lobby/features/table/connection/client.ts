/** boardgame.io's plain client with its socket: much to load, and not needed to show a match that came another way. */
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';

const socketOpts = {
  transports: ['websocket'],
  // Milliseconds: one that was begun while the network was down may never be made.
  timeout: 8000,
};

type Transport = ReturnType<ReturnType<typeof SocketIO>>;
type TransportOptions = Parameters<ReturnType<typeof SocketIO>>[0];
export type TransportData = Parameters<TransportOptions['transportDataCallback']>[0];

export interface OpenedClient {
  readonly client: ReturnType<typeof Client>;
  readonly transport: Transport;
  /** Hands on to the client what came from the server. */
  readonly handOn: (data: TransportData) => void;
}

/** Whose eyes the page looks with; left out: a spectator's. */
export interface Viewer {
  readonly playerID: string;
  readonly credentials: string;
}

/** A match to be connected to. */
export interface ClientTo {
  readonly game: Game;
  readonly matchID: string;
  readonly numPlayers: number;
  readonly viewer: Viewer | undefined;
}

/** A client that has still to be started. `take` is given what comes from the server in its stead. */
export function openClient(to: ClientTo, take: (data: TransportData) => void): OpenedClient {
  const { viewer, ...match } = to;
  let made: Pick<OpenedClient, 'transport' | 'handOn'> | undefined;
  const multiplayer = (options: TransportOptions) => {
    const transport = SocketIO({ socketOpts })({ ...options, transportDataCallback: take });
    made = { transport, handOn: options.transportDataCallback };
    return transport;
  };
  const client = Client({ ...match, debug: false, multiplayer, ...viewer });
  if (!made) throw new Error('boardgame.io’s client makes its transport at once.');
  return { client, ...made };
}
