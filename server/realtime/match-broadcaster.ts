import { EventEmitter } from 'node:events';
import type { LogEntry, State } from 'boardgame.io';
import type { ClocksMessage, RefusedMessage, SeatedMessage } from '../../protocol/tables.ts';
import type { BusMessage, MessageBus } from '../cluster/message-bus.ts';
import type { TableChanges } from '../cluster/table-changes.ts';
import { isInPlace, seatWith, whyNotInPlace } from '../domain/credentials.ts';
import type { TableData } from '../domain/table-settings.ts';
import type { ServedGame } from '../games.ts';
import type { KeyedQueue } from '../lib/keyed-queue.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import type { Waiting } from '../persistence/moves.ts';
import type { StoredSeats, WholeMatch } from '../persistence/repositories/matches.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { shortState } from '../persistence/state-text.ts';
import {
  isPerson,
  type MatchRoom,
  MatchRooms,
  type PageSocket,
  type Subscriber,
} from './match-rooms.ts';
import type { Presence } from './presence.ts';
import { Resync } from './resync.ts';
import { type SaidAt, TableChat } from './table-chat.ts';
import { TableMessages } from './table-messages.ts';
import { SeenAlike, type Sent, Views } from './views.ts';

/** The data and presence of a match on this server, for the background jobs. */
export interface TablePresence {
  readonly matchID: string;
  /** Undefined if the data was not read yet. */
  readonly table: TableData | undefined;
  /** Whether a seated person has a page open at this server. */
  readonly hasPeople: boolean;
}

export interface MatchBroadcasterParts {
  readonly storage: SqlStorage;
  readonly tableChanges: TableChanges;
  readonly presence: Presence;
  readonly bus: MessageBus;
  /** Runs the tasks of each match (moves, chat, syncs) one at a time. */
  readonly queue: KeyedQueue;
  /** Changes that are being sent. */
  readonly pendingTasks: PendingTasks;
  /** Called when clients may be stale; triggers a comparison with the storage. */
  readonly requestResync: () => void;
  /** Called when a page has connected or disconnected, or the seats have been read again. */
  readonly onPresence: (table: TablePresence) => void;
}

/** A move that has been stored. */
interface Moved {
  /** ID of the state on which the move was made. */
  readonly after: number;
  readonly state: State;
  readonly log: LogEntry[];
  readonly waiting: Waiting;
}

const channelOf = (matchID: string) => `match:${matchID}`;

/** Returns the table's data after a move. */
function afterMove(
  table: TableData,
  { state, waiting }: Pick<Moved, 'state' | 'waiting'>,
): TableData {
  const { awaited, clocks } = waiting;
  return { ...table, awaited, clocks, stateID: state._stateID };
}

/**
 * Broadcasts the matches of one game to their subscribers on this server. Each page is sent every state once, in order.
 * Messages from other servers may be late, early or lost; then the page is sent the whole match again.
 */
export class MatchBroadcaster {
  readonly #parts: MatchBroadcasterParts;
  readonly #views: Views;
  readonly #rooms: MatchRooms;
  readonly #chat: TableChat;
  readonly #resync: Resync;
  /** Emits the ID of a match here whenever it has a new state. */
  readonly moves = new EventEmitter<Record<string, []>>().setMaxListeners(0);

  constructor(served: ServedGame, parts: MatchBroadcasterParts) {
    this.#parts = parts;
    this.#views = new Views(served);
    this.#chat = new TableChat(parts.storage);
    this.#rooms = new MatchRooms(parts.presence, {
      opened: (matchID) =>
        parts.bus.subscribe(channelOf(matchID), (message) => this.#hear(matchID, message)),
      emptied: (matchID) => parts.bus.unsubscribe(channelOf(matchID)),
      visited: (matchID) => this.#onPresence(matchID),
    });
    const { storage, presence, queue } = parts;
    this.#resync = new Resync({
      storage,
      presence,
      queue,
      views: this.#views,
      chat: this.#chat,
      noted: ({ matchID }) => this.#onPresence(matchID),
      misplaced: (subscriber, table) => this.#rejectMisplaced(subscriber, table),
      unknown: (socket) => this.#dismiss(socket, 'unknownMatch'),
    });
    parts.tableChanges.on('changed', (matchID) =>
      parts.pendingTasks.add(this.#sendChanges(matchID)),
    );
    parts.tableChanges.on('deleted', ({ matchID, isByOperator }) => {
      this.#close(matchID, isByOperator ? 'tableClosed' : 'unknownMatch');
    });
  }

  room(matchID: string): MatchRoom | undefined {
    return this.#rooms.room(matchID);
  }

  subscriber(socket: PageSocket): Subscriber | undefined {
    return this.#rooms.subscriber(socket);
  }

  /** Returns a copy of the match's subscribers on this server. */
  subscribers(matchID: string): readonly Subscriber[] {
    return [...(this.#rooms.room(matchID)?.subscribers ?? [])];
  }

  openMatches(): readonly string[] {
    return this.#rooms.all().map(({ matchID }) => matchID);
  }

  /** Adds a subscriber and sends it the match. Call it in the match's queue. */
  async welcome(subscriber: Subscriber): Promise<void> {
    const room = this.#rooms.enter(subscriber);
    // First listen, then read: no move falls between.
    await room.isListening;
    try {
      await this.#resync.send(room, [subscriber]);
    } catch (error) {
      // The client is sent the error, and asks again.
      if (this.#rooms.subscriber(subscriber.socket) === subscriber) this.leave(subscriber.socket);
      throw error;
    }
  }

  leave(socket: PageSocket): void {
    this.#rooms.leave(socket);
  }

  /** Sends the whole match again. Requests that arrive before it is sent are combined. */
  async resync(subscriber: Subscriber): Promise<void> {
    const room = this.#rooms.room(subscriber.matchID);
    if (room?.subscribers.has(subscriber)) await this.#resync.resync(room, subscriber);
  }

  /** Sends a stored move to all subscribers, here and on other servers. Resolves when it was sent here. */
  showMove(matchID: string, moved: Moved): Promise<void> {
    const { bus } = this.#parts;
    if (!bus.isSingleNode) {
      bus.publish(channelOf(matchID), { ...moved, state: shortState(moved.state) });
    }
    return this.#show(matchID, moved);
  }

  /** Sends a stored chat line to all subscribers, here and on other servers. Resolves when it was sent here. */
  showLine(matchID: string, said: SaidAt): Promise<void> {
    this.#parts.bus.publish(channelOf(matchID), { ...said });
    return this.#chat.show(this.#rooms.room(matchID), said);
  }

  /**
   * Compares what was sent with the storage, and sends what is missing. States are compared with those stored at the
   * last comparison: messages about newer ones may be on their way.
   */
  async resyncStale(): Promise<void> {
    const open = this.openMatches();
    const revisions = await this.#parts.storage.revisions(open);
    const known = new Set(revisions.map(({ matchID }) => matchID));
    for (const matchID of open) if (!known.has(matchID)) this.#close(matchID, 'unknownMatch');
    for (const { matchID, stateID, seatsVersion, chatLength } of revisions) {
      const room = this.#rooms.room(matchID);
      if (!room) continue;
      for (const subscriber of room.subscribers) {
        const { shownStateID } = subscriber;
        if (shownStateID !== null && shownStateID < room.storedStateID) {
          this.#resync.resyncLater(room, subscriber);
        }
      }
      room.storedStateID = stateID;
      if (seatsVersion > room.sentSeatsVersion) await this.#sendChanges(matchID);
      if (chatLength > (room.sentChatLength ?? chatLength)) await this.#chat.sendHistory(room);
    }
  }

  /** Handles a message from another server. It is one of ours, so that the message's type can be trusted. */
  #hear(matchID: string, message: BusMessage): void {
    if (message.line) void this.#chat.show(this.#rooms.room(matchID), message as unknown as SaidAt);
    else void this.#show(matchID, message as unknown as Moved);
  }

  async #show(matchID: string, moved: Moved): Promise<void> {
    const room = this.#rooms.room(matchID);
    if (!room) return;
    this.#noteMove(room, moved);
    const { after, state, log: entries, waiting } = moved;
    const stateID = state._stateID;
    const { clocks } = waiting;
    const time: ClocksMessage | null = clocks && Object.freeze({ clocks, now: Date.now() });
    const seen = new SeenAlike((viewer) => this.#viewOf(matchID, viewer, { state, entries }));
    await room.broadcast.send((subscriber) => {
      const { shownStateID } = subscriber;
      if (shownStateID === null || shownStateID >= stateID) return;
      if (shownStateID !== after) {
        this.#resync.resyncLater(room, subscriber);
        return;
      }
      seen.sendTo(subscriber);
      if (time) subscriber.socket.emit('clocks', matchID, time);
      subscriber.shownStateID = stateID;
    });
  }

  #noteMove(room: MatchRoom, { state, waiting }: Moved): void {
    room.heardStateID = Math.max(room.heardStateID, state._stateID);
    if (!room.match || room.match.state._stateID >= state._stateID) return;
    const table = afterMove(room.match.table, { state, waiting });
    room.match = { ...room.match, state, table };
    room.seats = room.match;
    this.#onPresence(room.matchID);
    this.moves.emit(room.matchID);
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

  /** Sends the table's present state, and again if it has changed meanwhile. Several quick changes are sent as one. */
  async #sendChanges(matchID: string): Promise<void> {
    const room = this.#rooms.room(matchID);
    if (!room) return;
    room.hasChanged = true;
    if (room.isChangeSent) return;
    room.isChangeSent = true;
    while (room.hasChanged) {
      room.hasChanged = false;
      try {
        await this.#sendChange(room);
      } catch (error) {
        this.#parts.requestResync();
        logFailure(error, 'A change of a match could not be sent.', { matchID });
      }
    }
    room.isChangeSent = false;
  }

  async #sendChange(room: MatchRoom): Promise<void> {
    const { storage, presence } = this.#parts;
    const found = await storage.seats(room.matchID);
    if (!found || found.seatsVersion < room.sentSeatsVersion) return;
    const { table, seatsVersion } = found;
    room.sentSeatsVersion = seatsVersion;
    this.#noteSeats(room, found);
    this.#dismissFormerPlayers(room, table);
    const messages = new TableMessages(room.matchID, table, presence);
    const sent = room.broadcast.send((subscriber) => {
      messages.sendSeats(subscriber);
      messages.sendTable(subscriber);
    });
    if (table.begunAt !== null) this.#showBeginning(room);
    await sent;
    await this.#chat.sendSpeakers(room, table);
  }

  /** Stores the seats in the room. A move may have brought newer data about the players that the match waits for. */
  #noteSeats(room: MatchRoom, seats: StoredSeats): void {
    if (room.match && room.match.seatsVersion <= seats.seatsVersion) {
      const isOlder = seats.table.stateID < room.match.state._stateID;
      const { awaited, clocks, stateID } = room.match.table;
      const table = isOlder ? { ...seats.table, awaited, clocks, stateID } : seats.table;
      room.match = { ...room.match, table, seatsVersion: seats.seatsVersion };
    }
    room.seats = room.match ?? seats;
    this.#onPresence(room.matchID);
  }

  /** Sends the match to all subscribers that wait for its beginning. */
  #showBeginning(room: MatchRoom): void {
    for (const subscriber of room.subscribers) {
      if (!subscriber.awaitsBeginning) continue;
      subscriber.awaitsBeginning = false;
      this.#resync.resyncLater(room, subscriber);
    }
  }

  #onPresence(matchID: string): void {
    const room = this.#rooms.room(matchID);
    this.#parts.onPresence({
      matchID,
      table: room?.seats?.table,
      hasPeople: this.hasPeople(matchID),
    });
  }

  /** Whether a seated person has a page open at this server. */
  hasPeople(matchID: string): boolean {
    return [...(this.#rooms.room(matchID)?.subscribers ?? [])].some(isPerson);
  }

  /** Dismisses players who have left their seat: they must not see its cards on a page that is still open. */
  #dismissFormerPlayers(room: MatchRoom, table: WholeMatch['table']): void {
    for (const subscriber of [...room.subscribers]) {
      if (!isInPlace(table, subscriber)) this.#rejectMisplaced(subscriber, table);
    }
  }

  /** Handles a subscriber that doesn't hold the seat its page claims: the seat has another number or player now. */
  #rejectMisplaced({ socket, matchID, key }: Subscriber, table: TableData): void {
    const seat = seatWith(table, key);
    if (!seat) {
      this.#dismiss(socket, whyNotInPlace(table, key));
      return;
    }
    this.leave(socket);
    const message: SeatedMessage = { playerID: String(seat.id) };
    socket.emit('seated', matchID, message);
  }

  #close(matchID: string, code: 'unknownMatch' | 'tableClosed'): void {
    for (const { socket } of this.subscribers(matchID)) this.#dismiss(socket, code);
  }

  #dismiss(socket: PageSocket, code: RefusedMessage['code']): void {
    this.leave(socket);
    socket.emit('refused', { code, reason: null, message: 'sync' } satisfies RefusedMessage);
  }
}
