/** What boardgame.io's server lets in through its sockets, where `guardedServer` guards it. */

/** What is stored of who sits at a match. */
interface Metadata {
  readonly gameName: string;
  readonly players: { readonly [playerID: string]: { readonly credentials?: string } | undefined };
}

interface Claim {
  playerID: string;
  credentials: string;
}

/** The part of boardgame.io's server that tells whose a seat is. */
export interface SeatAuthority {
  readonly auth: {
    // boardgame.io's own type of metadata has more, which the check of a host may look at.
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

/** Calls `next` with what a storage answers, at once or later. */
export function after<Answer, Result>(
  answer: Answer | Promise<Answer>,
  next: (answer: Answer) => Result,
): Result | Promise<Result> {
  return answer instanceof Promise ? answer.then(next) : next(answer);
}

/** A message of socket.io: its name and its arguments. */
type Message = unknown[];

/** The part of a socket of socket.io's server that is used here. */
interface Socket {
  use(look: (message: Message, goOn: () => void) => void): unknown;
  on(event: 'disconnect', heard: () => void): unknown;
  disconnect(): unknown;
}

/** The part of socket.io's server that is used here. */
export interface Sockets {
  of(game: string): { on(event: 'connection', heard: (socket: Socket) => void): unknown };
}

/** Levels of lists and objects in what a client sends along: boardgame.io's server walks through it again and again. */
const deepest = 16;

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1));
}

/** Whether boardgame.io can write the arguments of a move it refuses into its log: `{ toString: 1 }` ends the process. */
function canBePrinted(args: unknown): boolean {
  try {
    // The comparison uses the text: bundlers drop a call of String whose result is unused.
    return isShallow(args) && String(args) !== null;
  } catch {
    return false;
  }
}

/** What a message asks, as somebody at a seat or (null) as a spectator. */
interface Asked {
  readonly matchID: string;
  readonly claim: Claim | null;
  /** The message without anything that it need not have. */
  readonly message: Message;
}

/** Reads a message that a client of boardgame.io needs for playing; undefined: it is none of those. */
function readMessage([name, ...args]: Message): Asked | undefined {
  if (name === 'sync') {
    const [matchID, playerID, credentials] = args;
    if (!isText(matchID)) return undefined;
    if (playerID === null || playerID === undefined) {
      return { matchID, claim: null, message: [name, matchID, null] };
    }
    if (!isText(playerID) || !isText(credentials)) return undefined;
    return {
      matchID,
      claim: { playerID, credentials },
      message: [name, matchID, playerID, credentials],
    };
  }
  if (name === 'update') {
    const [action, stateID, matchID, playerID] = args;
    if (!isRecord(action) || action.type !== 'MAKE_MOVE' || !isRecord(action.payload)) {
      return undefined;
    }
    const { type, args: given = [], playerID: mover, credentials } = action.payload;
    if (!isText(matchID) || !isText(playerID) || mover !== playerID || !isText(credentials)) {
      return undefined;
    }
    if (!isText(type) || !Array.isArray(given) || !canBePrinted(given)) return undefined;
    if (!Number.isSafeInteger(stateID)) return undefined;
    const payload = { type, args: given, playerID, credentials };
    return {
      matchID,
      claim: { playerID, credentials },
      message: [name, { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID],
    };
  }
  if (name === 'chat') {
    const [matchID, line, credentials] = args;
    if (!isText(matchID) || !isRecord(line) || !isText(credentials)) return undefined;
    const { id, sender, payload } = line;
    if (!isText(id) || !isText(sender) || !isShallow(payload)) return undefined;
    return {
      matchID,
      claim: { playerID: sender, credentials },
      message: [name, matchID, { id, sender, payload }, credentials],
    };
  }
  return undefined;
}

const credentialsOf = ({ players }: Metadata, playerID: string) =>
  Object.hasOwn(players, playerID) ? players[playerID]?.credentials : undefined;

interface SeatOfSocket {
  readonly matchID: string;
  readonly playerID: string;
  /** As the storage has them: a host's own check may take others. */
  readonly credentials: string;
}

/** The sockets that see what a seat sees. */
class SeatSockets {
  readonly #seats = new Map<Socket, SeatOfSocket>();

  /** A socket sees from now on what this seat sees, or (null) what everybody does. */
  put(socket: Socket, seat: SeatOfSocket | null): void {
    if (seat) this.#seats.set(socket, seat);
    else this.#seats.delete(socket);
  }

  /** Cuts off those at a match whose seat has other credentials now, or nobody at all. */
  dropFormer(matchID: string, metadata: Metadata | null): void {
    for (const [socket, seat] of this.#seats) {
      if (seat.matchID !== matchID) continue;
      if (metadata && credentialsOf(metadata, seat.playerID) === seat.credentials) continue;
      this.#seats.delete(socket);
      socket.disconnect();
    }
  }
}

/**
 * Guards the sockets of boardgame.io's server. It hears moves, chat lines and the wish to see a match, of matches that
 * there are, and from a seat only with the credentials that somebody has taken it with. All else is dropped without a
 * word, as boardgame.io drops what it does not accept. A player who leaves a seat is cut off.
 */
export function guardMessages(
  { auth, db }: SeatAuthority,
  sockets: Sockets,
  games: readonly { readonly name?: string }[],
): void {
  const seats = new SeatSockets();

  /** The seat as which something may be asked; null: as a spectator; undefined: not at all. */
  async function allowed(
    game: string,
    { matchID, claim }: Asked,
  ): Promise<SeatOfSocket | null | undefined> {
    const { metadata } = await db.fetch(matchID, { metadata: true });
    if (metadata?.gameName !== game) return undefined;
    if (!claim) return null;
    const { playerID } = claim;
    // boardgame.io lets everybody through as long as nobody has joined the match.
    const credentials = credentialsOf(metadata, playerID);
    if (!credentials || !(await auth.authenticateCredentials({ ...claim, metadata })))
      return undefined;
    return { matchID, playerID, credentials };
  }

  function guard(game: string, socket: Socket): void {
    // Messages of a socket stay in their order, however long the storage takes.
    let before: Promise<void> = Promise.resolve();
    socket.use((message, goOn) => {
      const asked = readMessage(message);
      if (!asked) return;
      before = before.then(async () => {
        const seat = await allowed(game, asked).catch(() => undefined);
        if (seat === undefined) return;
        if (message[0] === 'sync') seats.put(socket, seat);
        message.splice(0, message.length, ...asked.message);
        goOn();
      });
    });
    socket.on('disconnect', () => seats.put(socket, null));
  }

  for (const { name = 'default' } of games) {
    sockets.of(name).on('connection', (socket) => guard(name, socket));
  }

  // The lobby has the storage itself, so that what it writes can be heard of nowhere else.
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
