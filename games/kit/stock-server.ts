/**
 * Exports of `paddock/server`, for boardgame.io's own server: they protect secrets that such a server would reveal. At
 * run time they need nothing of boardgame.io but the server that they are given.
 */
import type { Game, State } from 'boardgame.io';
import { after, guardMessages, type SeatAuthority, type Sockets } from './stock-messages.ts';

/** Parts of a match that are requested from a storage. */
interface Asked {
  state?: boolean;
  log?: boolean;
  metadata?: boolean;
  initialState?: boolean;
}

/** Parts of a match that a storage returns: those that were requested. */
interface Found {
  readonly initialState?: State;
  readonly metadata?: { readonly gameName: string };
}

/** A new match to store. */
interface NewMatch {
  initialState: State;
  // The rest is only passed to the storage, and every storage has its own type for it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  metadata: any;
}

/** The part of boardgame.io's `StorageAPI.Async` and `StorageAPI.Sync` that handles initial states. */
export interface MatchStorage {
  fetch(matchID: string, asked: Asked): Found | Promise<Found>;
  createMatch(matchID: string, match: NewMatch): unknown;
}

/** The part of a Koa application that shows how it collects its middleware. */
interface Middleware {
  readonly middleware: unknown[];
  callback(): (...request: never[]) => unknown;
}

/** Configuration that boardgame.io's `run` accepts instead of a port. */
interface RunConfig {
  port?: number;
  callback?: () => void;
  lobbyConfig?: { apiPort: number; apiCallback?: () => void };
}

/** The object that boardgame.io's `Server` returns. */
export interface StockServer extends Pick<SeatAuthority, 'auth'> {
  readonly app: Middleware & { readonly context: object };
  readonly db: MatchStorage & SeatAuthority['db'];
  run(config: number | RunConfig, callback?: () => void): Promise<unknown>;
}

function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the game with an unpredictable seed for each match. boardgame.io uses the time of day, which its lobby
 * publishes as `createdAt`. A game with a `seed` of its own keeps that.
 */
export function withSecretSeeds(game: Game): Game {
  if (game.seed !== undefined) return game;
  // boardgame.io's random plugin is set up first. A second plugin of the same name, with nothing but a setup, replaces
  // its seed.
  const seeds = { name: 'random', setup: () => ({ seed: newSeed() }) };
  return { ...game, plugins: [...(game.plugins ?? []), seeds] };
}

/** Returns the initial state of a match from a spectator's point of view; without G if the game isn't served. */
function publicBeginning(beginning: State, game: Game | undefined): State {
  const { deltalog: _internal, ...state } = beginning;
  const { G, ctx } = state;
  const view = game?.playerView ?? (() => (game ? G : {}));
  const seen: unknown = view({ G, ctx, playerID: null });
  return { ...state, G: seen, plugins: {}, _undo: [], _redo: [] };
}

/**
 * Wraps a storage for boardgame.io's server: initial states are returned without their secrets, since the server sends
 * them unfiltered to every client that connects. Everything else is the storage's own, and stored matches are complete.
 */
export function hidingBeginnings<Storage extends MatchStorage>(
  storage: Storage,
  games: readonly Game[],
): Storage {
  const publicOf = (beginning: State, name: string | undefined) =>
    publicBeginning(
      beginning,
      games.find((game) => game.name === name),
    );
  const hidden = <Any extends Found>(found: Any): Any => {
    const { initialState, metadata } = found;
    if (!initialState) return found;
    return { ...found, initialState: publicOf(initialState, metadata?.gameName) };
  };
  const instead: Readonly<Record<string | symbol, unknown>> &
    Pick<MatchStorage, keyof MatchStorage> = {
    fetch: (matchID, asked) => {
      // The metadata is needed to know the game.
      const found = storage.fetch(
        matchID,
        asked.initialState ? { ...asked, metadata: true } : asked,
      );
      return after(found, hidden);
    },
    createMatch: (matchID, { initialState, metadata }) => {
      const kept = { ...initialState };
      const seen = publicOf(initialState, metadata?.gameName);
      // A client that asks for a match that doesn't exist has it created, and is sent this very object as JSON.
      Object.defineProperty(initialState, 'toJSON', { value: () => seen });
      return storage.createMatch(matchID, { initialState: kept, metadata });
    },
  };
  return new Proxy(storage, {
    get: (target, name) => {
      if (Object.hasOwn(instead, name)) return instead[name];
      const own: unknown = Reflect.get(target, name);
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/**
 * Returns whether an application ignores middleware that is added after it has begun to listen, as the lobby's routes
 * are.
 */
function overlooksRoutes(app: Middleware): boolean {
  let isReached = false;
  const middleware: unknown[] = [];
  // A derived application with the same functions, which passes a request on without reading it.
  const beside = Object.assign(Object.create(app) as Middleware, {
    middleware,
    ctxStorage: undefined,
    createContext: () => ({}),
    handleRequest: (request: object, handle: (request: object) => unknown) => handle(request),
  });
  const answer = beside.callback();
  middleware.push(() => {
    isReached = true;
  });
  answer();
  return !isReached;
}

/**
 * Opens boardgame.io's own server with the games' secrets protected: `guardedServer(Server, options)` instead of
 * `Server(options)`. Seeds can't be guessed, initial states are sent without hidden parts, and `run` warns if the
 * lobby's routes can't be reached. It has no storage and no transport of its own.
 */
export function guardedServer<Options extends { games: Game[] }, Opened extends StockServer>(
  open: (options: Options) => Opened,
  options: Options,
): Opened {
  const { games } = options;
  const server = open({ ...options, games: games.map(withSecretSeeds) });
  // boardgame.io's transport sets it when it starts, and there is no type for it.
  const { _io: sockets } = server.app as { readonly _io?: Sockets };
  if (!sockets) throw new Error('guardedServer needs the sockets of boardgame.io’s own transport.');
  guardMessages(server, sockets, games);
  Object.assign(server.app.context, { db: hidingBeginnings(server.db, games) });
  return {
    ...server,
    run: (config: number | RunConfig, callback?: () => void) => {
      const hasOwnPort = typeof config === 'object' && Boolean(config.lobbyConfig?.apiPort);
      if (!hasOwnPort && overlooksRoutes(server.app)) {
        console.warn(
          'The lobby’s routes will all be answered with 404: koa-compose is later than 4.1.0. Hold it at 4.1.0 (overrides in package.json), or give the lobby a port of its own: run({ port, lobbyConfig: { apiPort } }).',
        );
      }
      return server.run(config, callback);
    },
  };
}
