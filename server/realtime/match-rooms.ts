import { Broadcast } from '../lib/broadcast.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { Speakers } from '../persistence/repositories/chat.ts';
import type { StoredMatch, StoredSeats } from '../persistence/repositories/matches.ts';
import type { Presence } from './presence.ts';

/** The channel to a page: its socket, or that of a bot in this process. */
export interface PageSocket {
  readonly id: string;
  readonly connected: boolean;
  /** Set for a bot, which doesn't count as a connected person. */
  readonly isBot?: true;
  emit(message: string, ...args: readonly unknown[]): unknown;
}

/** A connected page and the match that it shows. */
export interface Subscriber {
  readonly socket: PageSocket;
  readonly matchID: string;
  /** Null for a spectator. */
  readonly playerID: string | null;
  /** Key (`seatKey`) of the credentials that the page gave. */
  readonly key: string;
  /** ID of the state that the page was sent last, or null while it waits for its first. */
  shownStateID: number | null;
  /** Whether the page will be sent the whole match anyway. */
  isBehind: boolean;
  /** Whether the page is to be sent the match as soon as it begins. */
  awaitsBeginning: boolean;
}

/** Returns whether a subscriber is a person at a seat. */
export function isPerson(
  subscriber: Subscriber,
): subscriber is Subscriber & { readonly playerID: string } {
  return subscriber.playerID !== null && !subscriber.socket.isBot;
}

/** A match with subscribers on this server. */
export interface MatchRoom {
  readonly matchID: string;
  readonly subscribers: Set<Subscriber>;
  /** The broadcast to all subscribers. */
  readonly broadcast: Broadcast<Subscriber>;
  /** Subscribers that are to be sent the whole match. */
  behind: Subscriber[];
  /** The pending task that sends it to them. Undefined if there is none. */
  pendingResync: Promise<void> | undefined;
  /** Whether the table's present state is being sent, and whether it has changed since. */
  isChangeSent: boolean;
  hasChanged: boolean;
  /** Resolves when messages of other servers about the match are received. */
  readonly isListening: Promise<void>;
  /** The match's seats, as far as known. */
  seats: StoredSeats | undefined;
  /** The newest known version of the match, so that a move needs no read. It is verified when a move is stored. */
  match: StoredMatch | undefined;
  /** ID of the newest state that was heard of. */
  heardStateID: number;
  /** ID of the newest stored state at the last comparison. By now all subscribers should have seen it. */
  storedStateID: number;
  /** Version of the seats that was sent last. */
  sentSeatsVersion: number;
  /** Undefined if no chat was sent yet. */
  sentChatLength: number | undefined;
  /** Authors as last sent, if any. */
  sentSpeakers: Speakers | undefined;
}

/** Hooks for a match's first subscriber, its last one, and all changes. */
export interface RoomHooks {
  /** Resolves when messages of other servers about the match are received. */
  readonly opened: (matchID: string) => Promise<void>;
  readonly emptied: (matchID: string) => void;
  /** Called when a subscriber has been added or removed. */
  readonly visited: (matchID: string) => void;
}

/** Tracks which clients are connected to which match. */
export class MatchRooms {
  readonly #rooms = new Map<string, MatchRoom>();
  /** Subscribers by the socket's ID. A socket is in one room at most. */
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #presence: Presence;
  readonly #hooks: RoomHooks;

  constructor(presence: Presence, hooks: RoomHooks) {
    this.#presence = presence;
    this.#hooks = hooks;
  }

  /**
   * Adds a subscriber, and removes its socket from its former room. A client that only asks again is never seen to
   * leave.
   */
  enter(subscriber: Subscriber): MatchRoom {
    const { matchID, socket } = subscriber;
    const former = this.#subscribers.get(socket.id);
    const room = this.#rooms.get(matchID) ?? this.#open(matchID);
    room.subscribers.add(subscriber);
    room.broadcast.skip(subscriber);
    this.#subscribers.set(socket.id, subscriber);
    if (isPerson(subscriber)) this.#presence.arrive(matchID, subscriber.playerID);
    if (former) this.#remove(former);
    this.#hooks.visited(matchID);
    return room;
  }

  leave(socket: PageSocket): void {
    const subscriber = this.#subscribers.get(socket.id);
    if (!subscriber) return;
    this.#subscribers.delete(socket.id);
    this.#remove(subscriber);
  }

  subscriber(socket: PageSocket): Subscriber | undefined {
    return this.#subscribers.get(socket.id);
  }

  room(matchID: string): MatchRoom | undefined {
    return this.#rooms.get(matchID);
  }

  /** Returns a copy of all open rooms. */
  all(): readonly MatchRoom[] {
    return [...this.#rooms.values()];
  }

  #open(matchID: string): MatchRoom {
    const subscribers = new Set<Subscriber>();
    const failed = (error: unknown) =>
      logFailure(error, 'A page could not be updated.', { matchID });
    const room: MatchRoom = {
      matchID,
      subscribers,
      broadcast: new Broadcast({ listeners: () => subscribers, failed }),
      behind: [],
      pendingResync: undefined,
      isChangeSent: false,
      hasChanged: false,
      isListening: this.#hooks.opened(matchID),
      seats: undefined,
      match: undefined,
      heardStateID: -1,
      storedStateID: -1,
      sentSeatsVersion: -1,
      sentChatLength: undefined,
      sentSpeakers: undefined,
    };
    this.#rooms.set(matchID, room);
    return room;
  }

  #remove(subscriber: Subscriber): void {
    const { matchID } = subscriber;
    const room = this.#rooms.get(matchID);
    room?.subscribers.delete(subscriber);
    if (room?.subscribers.size === 0) {
      this.#rooms.delete(matchID);
      this.#hooks.emptied(matchID);
    }
    if (isPerson(subscriber)) this.#presence.depart(matchID, subscriber.playerID);
    this.#hooks.visited(matchID);
  }
}
