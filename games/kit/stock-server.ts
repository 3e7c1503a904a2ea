/**
 * For boardgame.io's own server: what `import … from 'paddock/server'` gives. It keeps secrets that such a server
 * tells, and needs nothing of boardgame.io at run time but the server that it is handed.
 */
import type { Game, State } from 'boardgame.io';
import { after, guardMessages, type SeatAuthority, type Sockets } from './stock-messages.ts';

/** What of a match a storage is asked for. */
interface Asked {
  state?: boolean;
  log?: boolean;
  metadata?: boolean;
  initialState?: boolean;
}

/** What it gives: as much as it was asked for. */
interface Found {
  readonly initialState?: State;
  readonly metadata?: { readonly gameName: string };
}

/** A match that a storage is to keep. */
interface NewMatch {
  initialState: State;
  // The rest of it only goes on to the storage, and every storage has its own view of it.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  metadata: any;
}

/** The part of boardgame.io's `StorageAPI.Async` and `StorageAPI.Sync` that tells of beginnings. */
export interface MatchStorage {
  fetch(matchID: string, asked: Asked): Found | Promise<Found>;
  createMatch(matchID: string, match: NewMatch): unknown;
}

/** The part of a Koa application that shows how it gathers its middleware. */
interface Middleware {
  readonly middleware: unknown[];
  callback(): (...request: never[]) => unknown;
}

/** What boardgame.io's `run` takes beside a port. */
interface RunConfig {
  port?: number;
  callback?: () => void;
  lobbyConfig?: { apiPort: number; apiCallback?: () => void };
}

/** What boardgame.io's `Server` gives. */
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
 * The game with a seed for each match that nobody can guess. boardgame.io takes the time of day, which its lobby
 * publishes as `createdAt`. A game with a `seed` of its own keeps that.
 */
export function withSecretSeeds(game: Game): Game {
  if (game.seed !== undefined) return game;
  // boardgame.io's random plugin begins before all others; one of its name that does nothing but begin puts another
  // seed in the place of its own.
  const seeds = { name: 'random', setup: () => ({ seed: newSeed() }) };
  return { ...game, plugins: [...(game.plugins ?? []), seeds] };
}

/** The beginning of a match as a spectator may see it; of a game that isn't served, nothing of G. */
function publicBeginning(beginning: State, game: Game | undefined): State {
  const { deltalog: _internal, ...state } = beginning;
  const { G, ctx } = state;
  const view = game?.playerView ?? (() => (game ? G : {}));
  const seen: unknown = view({ G, ctx, playerID: null });
  return { ...state, G: seen, plugins: {}, _undo: [], _redo: [] };
}

/**
 * A storage as boardgame.io's server may see it: beginnings of matches are without their secrets, since it sends them
 * unfiltered to everybody who connects. All else is the storage's own, and what is stored is whole.
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
      // Without the metadata nobody knows which game it is.
      const found = storage.fetch(
        matchID,
        asked.initialState ? { ...asked, metadata: true } : asked,
      );
      return after(found, hidden);
    },
    createMatch: (matchID, { initialState, metadata }) => {
      const kept = { ...initialState };
      const seen = publicOf(initialState, metadata?.gameName);
      // Whoever asks for a match that there isn't has it made, and is sent this very object, as JSON.
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

/** Whether an application overlooks what is added to it once it has begun to listen, as the lobby's routes are. */
function overlooksRoutes(app: Middleware): boolean {
  let isReached = false;
  const middleware: unknown[] = [];
  // An application beside this one that has its functions, but hands a request on without looking at it.
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
 * boardgame.io's own server, which keeps the games' secrets: `guardedServer(Server, options)` instead of
 * `Server(options)`. Seeds can't be guessed, beginnings are shown without what is hidden, and `run` warns where the
 * lobby's routes can't be reached. It has no storage and no transport of its own.
 */
export function guardedServer<Options extends { games: Game[] }, Opened extends StockServer>(
  open: (options: Options) => Opened,
  options: Options,
): Opened {
  const { games } = options;
  const server = open({ ...options, games: games.map(withSecretSeeds) });
  // boardgame.io puts it there when its transport begins, and has no type for it.
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
