/**
 * Protects secrets that boardgame.io's own server would reveal. At run time this needs nothing of boardgame.io but the
 * server that it is given.
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

/** The part of a Koa application that composes its middleware. */
interface Application {
  callback(): (...request: never[]) => unknown;
}

/** Koa's own method that answers a request with composed middleware. */
type HandleRequest = (context: unknown, answer: unknown) => unknown;

/** The object that boardgame.io's `Server` returns. */
export interface StockServer extends Pick<SeatAuthority, 'auth'> {
  readonly app: Application & { readonly context: object };
  readonly db: MatchStorage & SeatAuthority['db'];
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

/** Returns the application's middleware as one function, in which all that was added so far is reached. */
function composed(app: Application): unknown {
  let all: unknown;
  // A derived application that keeps the function instead of calling it.
  const beside = Object.assign(Object.create(app) as Application, {
    ctxStorage: undefined,
    createContext: () => ({}),
    handleRequest: (_context: unknown, answer: unknown) => {
      all = answer;
    },
  });
  beside.callback()();
  return all;
}

/**
 * Makes an application answer on the lobby's routes. boardgame.io adds them after its transport has composed the
 * middleware, and since koa-compose 4.2 what is added later is not reached. So it is composed at the first request.
 */
function composeAtFirstRequest(app: Application): void {
  // Koa's types hide the method.
  const { handleRequest } = app as Application & { readonly handleRequest: HandleRequest };
  let all: unknown;
  const answer: HandleRequest = (context) => {
    all ??= composed(app);
    return handleRequest.call(app, context, all);
  };
  Object.assign(app, { handleRequest: answer });
}

/** Throws if these are no Game objects. boardgame.io would create matches with empty states of them. */
function checkGames(games: unknown): asserts games is readonly Game[] {
  if (!Array.isArray(games)) {
    throw new TypeError(
      'guardedServer needs a list of Game objects: guardedServer(Server, { games: [game] }).',
    );
  }
  for (const [index, game] of games.entries()) {
    const { name, setup, moves } = Object(game);
    // boardgame.io needs neither, but a game without both would have nothing to play.
    if (typeof setup === 'function' || typeof moves === 'object') continue;
    const place = typeof name === 'string' ? `paddock-games/${name}` : 'its module';
    throw new TypeError(`games[${index}] is not a Game object. Take \`game\` of ${place}.`);
  }
}

/** Tells developers of games whose whole state every client sees. */
function warnOfOpenGames(games: readonly Game[]): void {
  if (process.env.NODE_ENV === 'production') return;
  for (const { name = 'default', playerView } of games) {
    if (playerView) continue;
    console.warn(`The game ${name} has no playerView: every client sees all of its G.`);
  }
}

/**
 * Opens boardgame.io's own server with the games' secrets protected: `guardedServer(Server, options)` instead of
 * `Server(options)`. Seeds can't be guessed, initial states are sent without hidden parts, and the lobby's routes answer
 * with any version of koa-compose. It has no storage and no transport of its own. Throws a TypeError if `games` holds
 * anything but Game objects.
 */
export function guardedServer<Options extends { games: Game[] }, Opened extends StockServer>(
  open: (options: Options) => Opened,
  options: Options,
): Opened {
  const { games } = options ?? {};
  checkGames(games);
  const server = open({ ...options, games: games.map(withSecretSeeds) });
  // boardgame.io's transport sets it when it starts, and there is no type for it.
  const { _io: sockets } = server.app as { readonly _io?: Sockets };
  if (!sockets) throw new Error('guardedServer needs the sockets of boardgame.io’s own transport.');
  guardMessages(server, sockets, games);
  warnOfOpenGames(games);
  Object.assign(server.app.context, { db: hidingBeginnings(server.db, games) });
  composeAtFirstRequest(server.app);
  return server;
}
