/** Checks of the socket messages that reach boardgame.io's server, where `guardedServer` guards it. */
import type { Game } from 'boardgame.io';
import type { EventName } from './typed-game.ts';

/** Stored metadata of a match: its game and its players. */
interface Metadata {
  readonly gameName: string;
  readonly players: { readonly [playerID: string]: { readonly credentials?: string } | undefined };
}

interface Claim {
  playerID: string;
  credentials: string;
}

/** The part of boardgame.io's server that authenticates seats. */
export interface SeatAuthority {
  readonly auth: {
    // boardgame.io's own metadata type has more fields, which a host's check may use.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    authenticateCredentials(claim: Claim & { metadata: any }): boolean | Promise<boolean>;
  };
  readonly db: {
    fetch(
      matchID: string,
      asked: { metadata: true },
    ): { readonly metadata?: Metadata } | Promise<{ readonly metadata?: Metadata }>;
    setMetadata(matchID: string, metadata: Metadata): unknown;
    wipe(matchID: string): unknown;
  };
}

/** Calls `next` with a storage's answer, synchronously or once its promise resolves. */
export function after<Answer, Result>(
  answer: Answer | Promise<Answer>,
  next: (answer: Answer) => Result,
): Result | Promise<Result> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

/** A socket.io message: its name and its arguments. */
type Message = unknown[];

/** The part of a socket.io server's socket that is used here. */
interface Socket {
  use(look: (message: Message, goOn: () => void) => void): unknown;
  on(event: 'disconnect', heard: () => void): unknown;
  disconnect(): unknown;
}

/** The part of socket.io's server that is used here. */
export interface Sockets {
  of(game: string): { on(event: 'connection', heard: (socket: Socket) => void): unknown };
}

/** Maximum nesting of lists and objects in client data: boardgame.io's server traverses it repeatedly. */
const deepest = 16;

/** Maximum length of a chat line with its ID, in characters of JSON. */
const longestLine = 2000;
/** Number of chat lines that a socket may send, and the milliseconds in which it may send them. */
const chatLimit = { lines: 30, time: 60_000 };

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** Returns whether boardgame.io can log the arguments of a refused move: `{ toString: 1 }` would end the process. */
function canBePrinted(args: unknown): boolean {
  try {
    // The comparison uses the text, because bundlers drop a call of String whose result is unused.
    return isShallow(args) && String(args) !== null;
  } catch {
    return false;
  }
}

/** A parsed message, from a player at a seat or, if `claim` is null, from a spectator. */
interface Asked {
  readonly matchID: string;
  readonly claim: Claim | null;
  /** The message, reduced to its required parts. */
  readonly message: Message;
}

/** The part of a game that says which events its clients may send. */
type Guarded = Pick<Game, 'name' | 'events' | 'phases'>;

const eventNames: readonly string[] = [
  'endTurn',
  'endPhase',
  'endStage',
  'endGame',
  'pass',
  'setPhase',
  'setStage',
  'setActivePlayers',
] satisfies readonly EventName[];

/** Returns whether a client may send an event of boardgame.io to a game, and its server survives it. */
function isEvent({ events, phases = {} }: Guarded, type: string, [first]: unknown[]): boolean {
  if (!eventNames.includes(type) || events?.[type as EventName] === false) return false;
  // These would end the process.
  if (type === 'setPhase') return isText(first) && Object.hasOwn(phases, first);
  return type !== 'setActivePlayers' || isRecord(first);
}

// No reason contains what a client sent, so there are few of them.
const join = 'Join the match through the lobby, which answers with the credentials of the seat';
const unclaimed = `it has a playerID without credentials. ${join}. A client without playerID watches`;
const malformed = 'it does not have the form in which boardgame.io’s client sends it';

/** Parses an action that boardgame.io's client sends: a move, or an event that the game accepts. */
function readAction(game: Guarded, args: unknown[]): Asked | string {
  const [action, stateID, matchID, playerID] = args;
  if (!isRecord(action) || !isRecord(action.payload)) return malformed;
  const kind = action.type;
  const { type, playerID: mover, credentials } = action.payload;
  const given = action.payload.args ?? [];
  if (kind !== 'MAKE_MOVE' && kind !== 'GAME_EVENT') {
    return 'clients may send moves and events, but no other action, such as UNDO';
  }
  if (!isText(matchID) || !isText(playerID) || mover !== playerID) return malformed;
  if (!isText(credentials)) return unclaimed;
  if (!isText(type) || !Array.isArray(given) || !canBePrinted(given)) return malformed;
  if (!Number.isSafeInteger(stateID)) return malformed;
  if (kind === 'GAME_EVENT' && !isEvent(game, type, given)) {
    const event = eventNames.includes(type) ? type : 'of this name';
    return `the game accepts no event ${event}, or not with these arguments`;
  }
  const payload = { type, args: given, playerID, credentials };
  return {
    matchID,
    claim: { playerID, credentials },
    message: ['update', { type: kind, payload }, stateID, matchID, playerID],
  };
}

/** Parses a message that a boardgame.io client needs for playing. Returns why any other message is dropped. */
function readMessage(game: Guarded, [name, ...args]: Message): Asked | string {
  if (name === 'sync') {
    const [matchID, playerID, credentials] = args;
    if (!isText(matchID)) return malformed;
    if (playerID === null || playerID === undefined) {
      return { matchID, claim: null, message: [name, matchID, null] };
    }
    if (!isText(playerID)) return malformed;
    if (!isText(credentials)) return unclaimed;
    return {
      matchID,
      claim: { playerID, credentials },
      message: [name, matchID, playerID, credentials],
    };
  }
  if (name === 'update') return readAction(game, args);
  if (name === 'chat') {
    const [matchID, line, credentials] = args;
    if (!isText(matchID) || !isRecord(line)) return malformed;
    if (!isText(credentials)) return unclaimed;
    const { id, sender, payload } = line;
    if (!isText(id) || !isText(sender) || !isShallow(payload)) return malformed;
    if (JSON.stringify([id, payload]).length > longestLine) {
      return `a chat line has more than ${longestLine} characters`;
    }
    return {
      matchID,
      claim: { playerID: sender, credentials },
      message: [name, matchID, { id, sender, payload }, credentials],
    };
  }
  return 'boardgame.io’s client sends no such message';
}

const credentialsOf = ({ players }: Metadata, playerID: string) =>
  Object.hasOwn(players, playerID) ? players[playerID]?.credentials : undefined;

interface SeatOfSocket {
  readonly matchID: string;
  readonly playerID: string;
  /** The stored credentials; a host's own check may accept others. */
  readonly credentials: string;
}

/** The sockets that receive a seat's view. */
class SeatSockets {
  readonly #seats = new Map<Socket, SeatOfSocket>();

  /** Assigns a socket to a seat, whose view it receives from now on, or (null) to the spectators. */
  put(socket: Socket, seat: SeatOfSocket | null): void {
    if (seat) this.#seats.set(socket, seat);
    else this.#seats.delete(socket);
  }

  /** Disconnects the sockets at a match whose seat is free now or has other credentials. */
  dropFormer(matchID: string, metadata: Metadata | null): void {
    for (const [socket, seat] of this.#seats) {
      if (seat.matchID !== matchID) continue;
      if (metadata && credentialsOf(metadata, seat.playerID) === seat.credentials) continue;
      this.#seats.delete(socket);
      socket.disconnect();
    }
  }
}

/** Returns whether each further chat line of a socket is within the limit. */
function chatCounter(now: () => number): () => boolean {
  let [since, lines] = [now(), 0];
  return () => {
    if (now() - since >= chatLimit.time) [since, lines] = [now(), 0];
    lines += 1;
    return lines <= chatLimit.lines;
  };
}

/** A clock in milliseconds, and a function that tells developers something. Tests have their own. */
export interface GuardMeans {
  readonly now: () => number;
  readonly warn: (sentence: string) => void;
}

/** Returns a function that says each sentence once, and nothing in production. */
function warnOnce(warn: GuardMeans['warn']): GuardMeans['warn'] {
  const said = new Set<string>();
  return (sentence) => {
    if (process.env.NODE_ENV === 'production' || said.has(sentence)) return;
    said.add(sentence);
    warn(sentence);
  };
}

/**
 * Guards the sockets of boardgame.io's server. It accepts moves, chat lines and sync requests of existing matches, and
 * events that the game has not switched off. Messages from a seat need the credentials with which it was taken.
 * Everything else is dropped, and so are chat lines over the limits. Clients hear nothing of it, as in boardgame.io
 * itself; outside production, the first message of each kind that is dropped for a reason is logged. A player who leaves
 * a seat is disconnected.
 */
export function guardMessages(
  { auth, db }: SeatAuthority,
  sockets: Sockets,
  games: readonly Guarded[],
  { now, warn }: GuardMeans = { now: () => performance.now(), warn: console.warn },
): void {
  const seats = new SeatSockets();
  const warnOfDropped = warnOnce(warn);

  /** Returns the seat for which a message is allowed, null for a spectator, or the reason why it isn't allowed. */
  async function allowed(
    game: string,
    { matchID, claim }: Asked,
  ): Promise<SeatOfSocket | null | string> {
    const { metadata } = await db.fetch(matchID, { metadata: true });
    if (metadata?.gameName !== game) return `the server has no such match of ${game}`;
    if (!claim) return null;
    const { playerID } = claim;
    // boardgame.io accepts all credentials as long as no player has joined the match.
    const credentials = credentialsOf(metadata, playerID);
    if (!credentials) return `nobody has joined at the seat. ${join}`;
    if (!(await auth.authenticateCredentials({ ...claim, metadata }))) {
      return `the credentials are not those of the seat. ${join}`;
    }
    return { matchID, playerID, credentials };
  }

  function guard(game: Guarded, name: string, socket: Socket): void {
    // Messages of a socket stay in order, however long the storage takes.
    let before: Promise<void> = Promise.resolve();
    const mayChat = chatCounter(now);
    socket.use((message, goOn) => {
      const drop = (reason: string) => {
        const kind = ['sync', 'update', 'chat'].find((each) => each === message[0]) ?? 'message';
        warnOfDropped(`guardedServer dropped a client's ${kind} to ${name}: ${reason}.`);
      };
      const asked = readMessage(game, message);
      if (isText(asked)) return drop(asked);
      if (message[0] === 'chat' && !mayChat()) return drop('its connection sends too many lines');
      before = before.then(async () => {
        const seat = await allowed(name, asked).catch(() => 'the storage gave no answer');
        if (isText(seat)) return drop(seat);
        if (message[0] === 'sync') seats.put(socket, seat);
        message.splice(0, message.length, ...asked.message);
        goOn();
      });
    });
    socket.on('disconnect', () => seats.put(socket, null));
  }

  for (const game of games) {
    const { name = 'default' } = game;
    sockets.of(name).on('connection', (socket) => guard(game, name, socket));
  }

  // The lobby uses the storage directly, so its changes can only be observed there.
  const { setMetadata, wipe } = db;
  const thenDrop = (written: unknown, matchID: string, metadata: Metadata | null) =>
    after(written, (answer) => {
      seats.dropFormer(matchID, metadata);
      return answer;
    });
  db.setMetadata = (matchID, metadata) =>
    thenDrop(setMetadata.call(db, matchID, metadata), matchID, metadata);
  db.wipe = (matchID) => thenDrop(wipe.call(db, matchID), matchID, null);
}
