import type { LogEntry, Server, State } from 'boardgame.io';
import type { ServedGame } from '../games.ts';
import type { InOrder } from '../in-order.ts';
import type { News, Nodes } from '../nodes/nodes.ts';
import { logFailure } from '../operations/failures.ts';
import type { ChatLine, RefusedMessage } from '../protocol.ts';
import type { SqlStorage, WholeMatch } from '../storage/sql-storage.ts';
import { isInPlace } from '../tables/credentials.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Presence } from '../tables/presence.ts';
import { tableWithNext } from '../tables/table.ts';
import { isPerson, type PageSocket, type Room, Rooms, type Visitor } from './rooms.ts';
import { publicSeats, type Sent, Views } from './views.ts';

/** What is known here of a match for those who look after it. */
export interface AttendedTable {
  readonly matchID: string;
  /** undefined: not read yet. */
  readonly metadata: Server.MatchData | undefined;
  /** Whether somebody has moved. */
  readonly hasBegun: boolean;
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
}

/** A line of chat that has been stored. */
interface Said {
  readonly line: ChatLine;
  /** Counts a match's lines from 0. */
  readonly number: number;
}

/** Of reading a match again since there was a newer state; each is a whole way to the database. */
const mostRounds = 5;

const channelOf = (matchID: string) => `match:${matchID}`;

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

  constructor(served: ServedGame, parts: AudienceParts) {
    this.#parts = parts;
    this.#views = new Views(served);
    this.#rooms = new Rooms(parts.presence, {
      opened: (matchID) =>
        parts.nodes.listen(channelOf(matchID), (news) => this.#hear(matchID, news)),
      emptied: (matchID) => parts.nodes.stopListening(channelOf(matchID)),
      visited: (matchID) => this.#attend(matchID),
    });
    parts.feed.on('changed', (matchID) => {
      this.#tellChange(matchID).catch((error) => {
        parts.doubt();
        logFailure(error, 'A change was not told.', { matchID });
      });
    });
    parts.feed.on('wiped', ({ matchID }) => this.#close(matchID));
  }

  room(matchID: string): Room | undefined {
    return this.#rooms.room(matchID);
  }

  visitor(socket: PageSocket): Visitor | undefined {
    return this.#rooms.visitor(socket);
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
  showLine(matchID: string, said: Said): void {
    this.#showLine(matchID, said);
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
    for (const matchID of open) if (!known.has(matchID)) this.#close(matchID);
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
      if (chatLength > (room.toldChatLength ?? chatLength)) await this.#tellChat(room);
    }
  }

  /** What another server says. It is one of ours, so that it is what its type says. */
  #hear(matchID: string, news: News): void {
    if (news.line) this.#showLine(matchID, news as unknown as Said);
    else this.#show(matchID, news as unknown as Moved);
  }

  #show(matchID: string, { after, state, log: entries }: Moved): void {
    const room = this.#rooms.room(matchID);
    if (!room) return;
    const stateID = state._stateID;
    room.heardStateID = Math.max(room.heardStateID, stateID);
    if (room.match && room.match.state._stateID < stateID) room.match = { ...room.match, state };
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

  #showLine(matchID: string, { line, number }: Said): void {
    const room = this.#rooms.room(matchID);
    if (!room) return;
    const { toldChatLength = number } = room;
    // Told with the whole chat already.
    if (number < toldChatLength) return;
    if (number > toldChatLength) {
      this.#tellChatLater(room);
      return;
    }
    room.toldChatLength = number + 1;
    const { id, playerID: sender, text, name, sentAt } = line;
    for (const { socket } of room.visitors) {
      socket.emit('chat', matchID, { id, sender, payload: { text, name, sentAt } });
    }
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
        if (!match || !isInPlace(match.metadata, visitor)) {
          // It has gone, or the seat is somebody else's by now.
          this.#dismiss(visitor.socket, match ? 'wrongCredentials' : 'unknownMatch');
          return;
        }
        const { metadata, seatsVersion, state } = match;
        room.match = { metadata, seatsVersion, state };
        this.#attend(room.matchID);
        this.#sendWhole(room, visitor, match);
        if (state._stateID >= room.heardStateID && seatsVersion >= room.toldSeatsVersion) return;
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
    const seats = publicSeats(matchID, match.metadata, presence);
    sendTo(visitor, this.#views.sync(matchID, playerID, match, seats));
    visitor.shownStateID = match.state._stateID;
    socket.emit('chatHistory', matchID, match.chat.lines);
    socket.emit('table', matchID, presence.mark(tableWithNext(matchID, match.metadata)));
    room.toldChatLength ??= match.chat.length;
    // A line that was shown meanwhile would be missing in what was just sent.
    if (room.toldChatLength > match.chat.length) this.#tellChatLater(room);
  }

  async #tellChange(matchID: string): Promise<void> {
    if (!this.#rooms.room(matchID)) return;
    const { storage, presence } = this.#parts;
    const found = await storage.seats(matchID);
    const room = this.#rooms.room(matchID);
    if (!found || !room || found.seatsVersion < room.toldSeatsVersion) return;
    const { metadata, seatsVersion } = found;
    room.toldSeatsVersion = seatsVersion;
    if (room.match && room.match.seatsVersion <= seatsVersion) {
      room.match = { ...room.match, metadata, seatsVersion };
      this.#attend(matchID);
    }
    this.#dismissFormerPlayers(room, metadata);
    const table = presence.mark(tableWithNext(matchID, metadata));
    const seats = publicSeats(matchID, metadata, presence);
    for (const { socket } of room.visitors) {
      socket.emit('matchData', matchID, seats);
      socket.emit('table', matchID, table);
    }
  }

  async #tellChat(room: Room): Promise<void> {
    const { lines, length } = await this.#parts.storage.chat(room.matchID);
    room.toldChatLength = Math.max(room.toldChatLength ?? 0, length);
    for (const { socket } of room.visitors) socket.emit('chatHistory', room.matchID, lines);
  }

  #tellChatLater(room: Room): void {
    this.#tellChat(room).catch((error) => {
      logFailure(error, 'The chat was not told.', { matchID: room.matchID });
    });
  }

  #attend(matchID: string): void {
    const room = this.#rooms.room(matchID);
    this.#parts.attend({
      matchID,
      metadata: room?.match?.metadata,
      hasBegun: (room?.match?.state._stateID ?? 0) > 0,
      hasPeople: [...(room?.visitors ?? [])].some(isPerson),
    });
  }

  /** Who has left a seat must not go on seeing its cards on a page that is still open. */
  #dismissFormerPlayers(room: Room, metadata: WholeMatch['metadata']): void {
    for (const visitor of [...room.visitors]) {
      if (!isInPlace(metadata, visitor)) this.#dismiss(visitor.socket, 'wrongCredentials');
    }
  }

  #close(matchID: string): void {
    for (const { socket } of [...(this.#rooms.room(matchID)?.visitors ?? [])]) {
      this.#dismiss(socket, 'unknownMatch');
    }
  }

  #dismiss(socket: PageSocket, code: RefusedMessage['code']): void {
    this.leave(socket);
    socket.emit('refused', { code, reason: null, message: 'sync' } satisfies RefusedMessage);
  }
}
