import { logFailure } from '../ops/failures.ts';
import type { Speakers } from '../persistence/repositories/chat.ts';
import type { StoredMatch, StoredSeats } from '../persistence/repositories/matches.ts';
import { Broadcast } from './broadcast.ts';
import type { Presence } from './presence.ts';

/** How a page is reached: by its socket, or a bot's page in this very process. */
export interface PageSocket {
  readonly id: string;
  readonly connected: boolean;
  /** A bot's: it is nobody who is there. */
  readonly isBot?: true;
  emit(message: string, ...args: readonly unknown[]): unknown;
}

/** A connected page and what it looks at. */
export interface Subscriber {
  readonly socket: PageSocket;
  readonly matchID: string;
  /** null: a spectator. */
  readonly playerID: string | null;
  /** Of the credentials that the page gave. */
  readonly key: string;
  /** The state that the page was shown last; null: it waits for its first. */
  shownStateID: number | null;
  /** Whether the page is going to be sent the whole match anyway. */
  isBehind: boolean;
  /** Whether the page is to be sent the match as soon as that begins. */
  awaitsBeginning: boolean;
}

/** Whether a visitor is a person at a seat. */
export function isPerson(
  subscriber: Subscriber,
): subscriber is Subscriber & { readonly playerID: string } {
  return subscriber.playerID !== null && !subscriber.socket.isBot;
}

/** A match that somebody on this server looks at. */
export interface Room {
  readonly matchID: string;
  readonly subscribers: Set<Subscriber>;
  /** What all of them are told. */
  readonly broadcast: Broadcast<Subscriber>;
  /** Visitors who are to be sent the whole match. */
  behind: Subscriber[];
  /** Sends it to them; undefined: there are none. */
  correction: Promise<void> | undefined;
  /** Whether it is told how the table is, and whether that has changed since. */
  isChangeSent: boolean;
  hasChanged: boolean;
  /** Resolves when news of the match from other servers is heard. */
  readonly isListening: Promise<void>;
  /** Who sits there, as far as it is known. */
  seats: StoredSeats | undefined;
  /** The newest that is known of the match, so that a move need not read it; verified when it is stored. */
  match: StoredMatch | undefined;
  /** The newest state that was heard of. */
  heardStateID: number;
  /** The newest that was stored when the database was last asked: by now everybody should have seen it. */
  storedStateID: number;
  /** What the visitors were told last. */
  sentSeatsVersion: number;
  /** undefined: nothing yet. */
  sentChatLength: number | undefined;
  /** Authors as last sent, if any. */
  sentSpeakers: Speakers | undefined;
}

/** What is to be done when a match gets its first visitor, and when its last has gone. */
export interface RoomHooks {
  /** Resolves when news of the match from other servers is heard. */
  readonly opened: (matchID: string) => Promise<void>;
  readonly emptied: (matchID: string) => void;
  /** Called when somebody has come or gone. */
  readonly visited: (matchID: string) => void;
}

/** Who is connected to which match. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();
  /** By the socket's id; a socket is in one room at most. */
  readonly #subscribers = new Map<string, Subscriber>();
  readonly #presence: Presence;
  readonly #hooks: RoomHooks;

  constructor(presence: Presence, hooks: RoomHooks) {
    this.#presence = presence;
    this.#hooks = hooks;
  }

  /** Takes a socket in, and out of where it was. Who only asks again is never seen to go. */
  enter(subscriber: Subscriber): Room {
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

  room(matchID: string): Room | undefined {
    return this.#rooms.get(matchID);
  }

  /** All that are open, in a copy. */
  all(): readonly Room[] {
    return [...this.#rooms.values()];
  }

  #open(matchID: string): Room {
    const subscribers = new Set<Subscriber>();
    const failed = (error: unknown) => logFailure(error, 'A page was not told.', { matchID });
    const room: Room = {
      matchID,
      subscribers,
      broadcast: new Broadcast({ listeners: () => subscribers, failed }),
      behind: [],
      correction: undefined,
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
