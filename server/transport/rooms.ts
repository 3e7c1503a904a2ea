import type { Socket } from 'socket.io';
import type { Presence } from '../tables/presence.ts';

/** A connected page and what it looks at. */
export interface Visitor {
  readonly socket: Socket;
  readonly matchID: string;
  /** null: a spectator. */
  readonly playerID: string | null;
  readonly credentials: string;
}

/** What is to be done when a match gets its first visitor, and when its last has gone. */
export interface RoomHooks {
  readonly opened: (matchID: string) => void;
  readonly emptied: (matchID: string) => void;
}

/** Who is connected to which match. */
export class Rooms {
  readonly #rooms = new Map<string, Set<Visitor>>();
  /** By the socket's id; a socket is in one room at most. */
  readonly #visitors = new Map<string, Visitor>();
  readonly #presence: Presence;
  readonly #hooks: RoomHooks;

  constructor(presence: Presence, hooks: RoomHooks) {
    this.#presence = presence;
    this.#hooks = hooks;
  }

  /** Takes a socket in, and out of where it was. Who only asks again is never seen to go. */
  enter(visitor: Visitor): void {
    const { matchID, playerID, socket } = visitor;
    const former = this.#visitors.get(socket.id);
    const room = this.#rooms.get(matchID) ?? new Set();
    this.#rooms.set(matchID, room.add(visitor));
    this.#visitors.set(socket.id, visitor);
    if (playerID !== null) this.#presence.arrive(matchID, playerID);
    if (room.size === 1) this.#hooks.opened(matchID);
    if (former) this.#remove(former);
  }

  leave(socket: Socket): void {
    const visitor = this.#visitors.get(socket.id);
    if (!visitor) return;
    this.#visitors.delete(socket.id);
    this.#remove(visitor);
  }

  visitor(socket: Socket): Visitor | undefined {
    return this.#visitors.get(socket.id);
  }

  /** A copy: visitors may go while it is gone through. */
  visitorsOf(matchID: string): readonly Visitor[] {
    return [...(this.#rooms.get(matchID) ?? [])];
  }

  #remove(visitor: Visitor): void {
    const { matchID, playerID } = visitor;
    const room = this.#rooms.get(matchID);
    room?.delete(visitor);
    if (room?.size === 0) {
      this.#rooms.delete(matchID);
      this.#hooks.emptied(matchID);
    }
    if (playerID !== null) this.#presence.depart(matchID, playerID);
  }
}
