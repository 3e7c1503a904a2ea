import type { LogEntry, State } from 'boardgame.io';
import type { ServedGame } from '../games.ts';
import type { InOrder } from '../in-order.ts';
import type { News, Nodes } from '../nodes/nodes.ts';
import type { Ongoing } from '../ongoing.ts';
import { logFailure } from '../operations/failures.ts';
import type { ClocksMessage, RefusedMessage, SeatedMessage } from '../protocol.ts';
import type { StoredSeats, WholeMatch } from '../storage/matches.ts';
import type { Waiting } from '../storage/moves.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import { isInPlace, seatWith, whyNotInPlace } from '../tables/credentials.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Presence } from '../tables/presence.ts';
import { tableAtHand, tableFrom } from '../tables/table.ts';
import type { TableData } from '../tables/terms.ts';
import { isPerson, type PageSocket, type Room, Rooms, type Visitor } from './rooms.ts';
import { type SaidAt, TableChat } from './table-chat.ts';
import { publicSeats, type Sent, Views } from './views.ts';

/** What is known here of a match for those who look after it. */
export interface AttendedTable {
  readonly matchID: string;
  /** undefined: not read yet. */
  readonly metadata: TableData | undefined;
  /** Whether a person who sits there has a page at this server. */
  readonly hasPeople: boolean;
}

export interface AudienceParts {
  readonly storage: SqlStorage;
  readonly feed: TableFeed;
  readonly presence: Presence;
  readonly nodes: Nodes;
  /** Moves, lines and looks of one match go through here, one at a time. */
  readonly inOrder: InOrder;
  /** Changes that are being told. */
  readonly ongoing: Ongoing;
  /** Called when it is not known whether all was shown: it is to be compared with what is stored. */
  readonly doubt: () => void;
  /** Called when somebody has come or gone, or the seats are known anew. */
  readonly attend: (table: AttendedTable) => void;
}

/** A move that has been stored. */
interface Moved {
  /** The state it was made on. */
  readonly after: number;
  readonly state: State;
  readonly log: LogEntry[];
  readonly waiting: Waiting;
}

/** Of reading a match again since there was a newer state; each is a whole way to the database. */
const mostRounds = 5;

const channelOf = (matchID: string) => `match:${matchID}`;

/** What is known of a table after a move. */
function afterMove(
  metadata: TableData,
  { state, waiting }: Pick<Moved, 'state' | 'waiting'>,
): TableData {
  const { awaited, clocks } = waiting;
  return { ...metadata, awaited, clocks, stateID: state._stateID };
}

function sendTo({ socket }: Visitor, { type, args }: Sent): void {
  socket.emit(type, ...args);
}

/**
 * Everybody who looks at matches of one game on this server, and what they are shown: each page every
 * state once, in order. What another server says may be late, early or lost; then the page is sent the
 * whole match anew.
 */
export class Audience {
  readonly #parts: AudienceParts;
  readonly #views: Views;
  readonly #rooms: Rooms;
  readonly #chat: TableChat;

  constructor(served: ServedGame, parts: AudienceParts) {
    this.#parts = parts;
    this.#views = new Views(served);
    this.#chat = new TableChat(parts.storage);
    this.#rooms = new Rooms(parts.presence, {
      opened: (matchID) =>
        parts.nodes.listen(channelOf(matchID), (news) => this.#hear(matchID, news)),
      emptied: (matchID) => parts.nodes.stopListening(channelOf(matchID)),
      visited: (matchID) => this.#attend(matchID),
    });
    parts.feed.on('changed', (matchID) => {
      const telling = this.#tellChange(matchID).catch((error) => {
        parts.doubt();
        logFailure(error, 'A change was not told.', { matchID });
      });
      parts.ongoing.add(telling);
    });
    parts.feed.on('wiped', ({ matchID, isByOperator }) => {
      this.#close(matchID, isByOperator ? 'tableClosed' : 'unknownMatch');
    });
  }

  room(matchID: string): Room | undefined {
    return this.#rooms.room(matchID);
  }

  visitor(socket: PageSocket): Visitor | undefined {
    return this.#rooms.visitor(socket);
  }

  /** Who looks at a match here, in a copy. */
  visitors(matchID: string): readonly Visitor[] {
    return [...(this.#rooms.room(matchID)?.visitors ?? [])];
  }

  openMatches(): readonly string[] {
    return this.#rooms.all().map(({ matchID }) => matchID);
  }

  /** Takes a page in and sends it the match. To be called in the match's line. */
  async welcome(visitor: Visitor): Promise<void> {
    const room = this.#rooms.enter(visitor);
    // First listen, then read: no move falls between.
    await room.isListening;
    try {
      await this.#sendMatch(room, visitor);
    } catch (error) {
      // It was told, and asks again.
      if (this.#rooms.visitor(visitor.socket) === visitor) this.leave(visitor.socket);
      throw error;
    }
  }

  leave(socket: PageSocket): void {
    this.#rooms.leave(socket);
  }

  /** Sends the whole match anew; once, however often it is asked for before it is sent. */
  async correct(visitor: Visitor): Promise<void> {
    if (visitor.isBehind) return;
    visitor.isBehind = true;
    const { matchID, socket } = visitor;
    await this.#parts.inOrder.run(matchID, async () => {
      const room = this.#rooms.room(matchID);
      // It may have been dismissed while it waited.
      if (room && this.#rooms.visitor(socket) === visitor) await this.#sendMatch(room, visitor);
    });
  }

  /** Shows a stored move to everybody, here and on other servers. */
  showMove(matchID: string, moved: Moved): void {
    this.#show(matchID, moved);
    if (this.#parts.nodes.isAlone) return;
    this.#parts.nodes.tell(channelOf(matchID), { ...moved });
  }

  /** Shows a stored line of chat to everybody, here and on other servers. */
  showLine(matchID: string, said: SaidAt): void {
    this.#chat.show(this.#rooms.room(matchID), said);
    this.#parts.nodes.tell(channelOf(matchID), { ...said });
  }

  /**
   * Compares what was shown with what is stored, and shows what is missing. Of states that is what was
   * stored at the last comparison: news of newer ones may be on its way.
   */
  async catchUp(): Promise<void> {
    const open = this.openMatches();
    const revisions = await this.#parts.storage.revisions(open);
    const known = new Set(revisions.map(({ matchID }) => matchID));
    for (const matchID of open) if (!known.has(matchID)) this.#close(matchID, 'unknownMatch');
    for (const { matchID, stateID, seatsVersion, chatLength } of revisions) {
      const room = this.#rooms.room(matchID);
      if (!room) continue;
      for (const visitor of room.visitors) {
        const { shownStateID } = visitor;
        if (shownStateID !== null && shownStateID < room.storedStateID) {
          this.#correctLater(visitor);
        }
      }
      room.storedStateID = stateID;
      if (seatsVersion > room.toldSeatsVersion) await this.#tellChange(matchID);
      if (chatLength > (room.toldChatLength ?? chatLength)) await this.#chat.tell(room);
    }
  }

  /** What another server says. It is one of ours, so that it is what its type says. */
  #hear(matchID: string, news: News): void {
    if (news.line) this.#chat.show(this.#rooms.room(matchID), news as unknown as SaidAt);
    else this.#show(matchID, news as unknown as Moved);
  }

  #show(matchID: string, { after, state, log: entries, waiting }: Moved): void {
    const room = this.#rooms.room(matchID);
    if (!room) return;
    const stateID = state._stateID;
    room.heardStateID = Math.max(room.heardStateID, stateID);
    if (room.match && room.match.state._stateID < stateID) {
      const metadata = afterMove(room.match.metadata, { state, waiting });
      room.match = { ...room.match, state, metadata };
      room.seats = room.match;
      this.#attend(matchID);
    }
    const { clocks } = waiting;
    const time: ClocksMessage | null = clocks && { clocks, now: Date.now() };
    const seenBy = new Map<string | null, Sent>();
    for (const visitor of room.visitors) {
      const { playerID, shownStateID } = visitor;
      if (shownStateID === null || shownStateID >= stateID) continue;
      if (shownStateID !== after) {
        this.#correctLater(visitor);
        continue;
      }
      try {
        const sent = seenBy.get(playerID) ?? this.#viewOf(matchID, playerID, { state, entries });
        seenBy.set(playerID, sent);
        sendTo(visitor, sent);
        if (time) visitor.socket.emit('clocks', matchID, time);
        visitor.shownStateID = stateID;
      } catch (error) {
        // A view that can't be made is its viewer's trouble alone.
        logFailure(error, 'A move was not shown.', { matchID });
      }
    }
  }

  #viewOf(
    matchID: string,
    playerID: string | null,
    { state, entries }: { readonly state: State; readonly entries: LogEntry[] },
  ): Sent {
    return this.#views.of(playerID, {
      type: 'update',
      args: [matchID, { ...state, deltalog: entries }],
    });
  }

  #correctLater(visitor: Visitor): void {
    this.correct(visitor).catch((error) => {
      visitor.isBehind = false;
      logFailure(error, 'A page was not brought up to date.', { matchID: visitor.matchID });
    });
  }

  /** Everything of a match that a visitor may see, until it has all that was heard of meanwhile. */
  async #sendMatch(room: Room, visitor: Visitor): Promise<void> {
    const { shownStateID } = visitor;
    try {
      for (let round = 0; round < mostRounds; round += 1) {
        // What is heard while the match is read must not be shown before it.
        visitor.shownStateID = null;
        const match = await this.#parts.storage.wholeMatch(room.matchID);
        if (!room.visitors.has(visitor)) return;
        if (!match) return this.#dismiss(visitor.socket, 'unknownMatch');
        const { metadata, seatsVersion, course } = match;
        // The seat is somebody else's by now, or has another number.
        if (!isInPlace(metadata, visitor)) return this.#misplace(visitor, metadata);
        room.match = course ? { metadata, seatsVersion, state: course.state } : undefined;
        room.seats = room.match ?? { metadata, seatsVersion };
        this.#attend(room.matchID);
        this.#sendWhole(room, visitor, match);
        const isNewest = (course?.state._stateID ?? -1) >= room.heardStateID;
        if (isNewest && seatsVersion >= room.toldSeatsVersion) return;
      }
      // The database has less than was heard of: it was put back to an older state.
      room.heardStateID = visitor.shownStateID ?? -1;
    } catch (error) {
      visitor.shownStateID = shownStateID;
      throw error;
    } finally {
      visitor.isBehind = false;
    }
  }

  #sendWhole(room: Room, visitor: Visitor, match: WholeMatch): void {
    const { matchID, playerID, socket } = visitor;
    const { presence } = this.#parts;
    const { metadata, course } = match;
    const seats = publicSeats(matchID, metadata, presence);
    visitor.awaitsBeginning = course === null;
    if (course) {
      sendTo(visitor, this.#views.sync(matchID, playerID, course, seats));
      visitor.shownStateID = course.state._stateID;
    } else socket.emit('matchData', matchID, seats);
    this.#chat.sendAll(room, socket, match);
    this.#tellTable(metadata, [visitor]);
  }

  async #tellChange(matchID: string): Promise<void> {
    if (!this.#rooms.room(matchID)) return;
    const { storage, presence } = this.#parts;
    const found = await storage.seats(matchID);
    const room = this.#rooms.room(matchID);
    if (!found || !room || found.seatsVersion < room.toldSeatsVersion) return;
    const { metadata, seatsVersion } = found;
    room.toldSeatsVersion = seatsVersion;
    this.#noteSeats(room, found);
    this.#dismissFormerPlayers(room, metadata);
    const seats = publicSeats(matchID, metadata, presence);
    for (const { socket } of room.visitors) socket.emit('matchData', matchID, seats);
    this.#tellTable(metadata, [...room.visitors]);
    if (metadata.begunAt !== null) this.#showBeginning(room);
    await this.#chat.tellSpeakers(room, metadata);
  }

  /** Remembers who sits there; of whom the match waits for its moves may have told something newer. */
  #noteSeats(room: Room, seats: StoredSeats): void {
    if (room.match && room.match.seatsVersion <= seats.seatsVersion) {
      const isOlder = seats.metadata.stateID < room.match.state._stateID;
      const { awaited, clocks, stateID } = room.match.metadata;
      const metadata = isOlder ? { ...seats.metadata, awaited, clocks, stateID } : seats.metadata;
      room.match = { ...room.match, metadata, seatsVersion: seats.seatsVersion };
    }
    room.seats = room.match ?? seats;
    this.#attend(room.matchID);
  }

  /** The match is there now: everybody who waits for it is sent it. */
  #showBeginning(room: Room): void {
    for (const visitor of room.visitors) {
      if (!visitor.awaitsBeginning) continue;
      visitor.awaitsBeginning = false;
      this.#correctLater(visitor);
    }
  }

  /** Where the same people play again only those who sit there are told. */
  #tellTable(metadata: TableData, visitors: readonly Visitor[]): void {
    const [first] = visitors;
    if (!first) return;
    const { matchID } = first;
    const table = this.#parts.presence.mark(tableFrom(matchID, metadata));
    for (const { socket, playerID } of visitors) {
      socket.emit('table', matchID, tableAtHand(table, metadata, { isSeated: playerID !== null }));
    }
  }

  #attend(matchID: string): void {
    const room = this.#rooms.room(matchID);
    this.#parts.attend({
      matchID,
      metadata: room?.seats?.metadata,
      hasPeople: this.hasPeople(matchID),
    });
  }

  /** Whether a person who sits there has a page at this server. */
  hasPeople(matchID: string): boolean {
    return [...(this.#rooms.room(matchID)?.visitors ?? [])].some(isPerson);
  }

  /** Who has left a seat must not go on seeing its cards on a page that is still open. */
  #dismissFormerPlayers(room: Room, metadata: WholeMatch['metadata']): void {
    for (const visitor of [...room.visitors]) {
      if (!isInPlace(metadata, visitor)) this.#misplace(visitor, metadata);
    }
  }

  /** Somebody is not where their page says: their seat has another number now, or is somebody else's. */
  #misplace({ socket, matchID, key }: Visitor, metadata: TableData): void {
    const seat = seatWith(metadata, key);
    if (!seat) {
      this.#dismiss(socket, whyNotInPlace(metadata, key));
      return;
    }
    this.leave(socket);
    const message: SeatedMessage = { playerID: String(seat.id) };
    socket.emit('seated', matchID, message);
  }

  #close(matchID: string, code: 'unknownMatch' | 'tableClosed'): void {
    for (const { socket } of this.visitors(matchID)) this.#dismiss(socket, code);
  }

  #dismiss(socket: PageSocket, code: RefusedMessage['code']): void {
    this.leave(socket);
    socket.emit('refused', { code, reason: null, message: 'sync' } satisfies RefusedMessage);
  }
}
