import type { Server } from 'boardgame.io';
import type { SocketIO } from 'boardgame.io/server';
import type { Socket } from 'socket.io';
import type { ServedGame } from '../games.ts';
import type { InOrder } from '../in-order.ts';
import type { ChatLine, RefusedMessage } from '../protocol.ts';
import type { SqlStorage } from '../storage/sql-storage.ts';
import { areCredentialsRight, seatOf } from '../tables/credentials.ts';
import type { TableFeed } from '../tables/feed.ts';
import type { Presence } from '../tables/presence.ts';
import { tableWithNext } from '../tables/table.ts';
import { chatMessageFrom, syncMessageFrom, updateMessageFrom } from './messages.ts';
import { Refusal } from './refusal.ts';
import { Rooms, type Visitor } from './rooms.ts';
import { Judge } from './verdict.ts';
import { type Published, publicSeats, type Sent, Views } from './views.ts';

export interface RoomParts {
  readonly storage: SqlStorage;
  readonly feed: TableFeed;
  readonly presence: Presence;
  /** Moves and seat changes of one match go through here, one at a time. */
  readonly inOrder: InOrder;
  readonly pubSub: SocketIO['pubSub'];
}

const channelOf = (matchID: string) => `MATCH-${matchID}`;

function sendTo({ socket }: Visitor, { type, args }: Sent): void {
  socket.emit(type, ...args);
}

/** All tables of one game: what their pages send, and what they are sent. */
export class GameRoom {
  readonly #served: ServedGame;
  readonly #parts: RoomParts;
  readonly #judge: Judge;
  readonly #views: Views;
  readonly #rooms: Rooms;

  constructor(served: ServedGame, parts: RoomParts) {
    this.#served = served;
    this.#parts = parts;
    this.#judge = new Judge(served);
    this.#views = new Views(served);
    this.#rooms = new Rooms(parts.presence, {
      opened: (matchID) => {
        parts.pubSub.subscribe(channelOf(matchID), (published) => {
          this.#broadcast(matchID, published);
        });
      },
      emptied: (matchID) => parts.pubSub.unsubscribeAll(channelOf(matchID)),
    });
    parts.feed.on('changed', (matchID) => {
      this.#tellChange(matchID).catch((error) => console.error('A change was not told:', error));
    });
    parts.feed.on('wiped', ({ matchID }) => this.#close(matchID));
  }

  /** A player's move, undo or redo: stored first, and only then seen by anybody. */
  async update(message: readonly unknown[]): Promise<void> {
    const update = updateMessageFrom(message, this.#served.game.moveNames);
    if (!update) throw new Refusal('badMessage');
    const { matchID, playerID, credentials, action, stateID } = update;
    await this.#parts.inOrder.run(matchID, async () => {
      const match = await this.#parts.storage.fetch(matchID, { state: true, metadata: true });
      this.#checkSeat(match.metadata, playerID, credentials);
      const verdict = this.#judge.decide(match.state, { action, playerID, stateID });
      if ('refused' in verdict) throw new Refusal(verdict.refused, verdict.reason);
      const { state, log } = verdict;
      const expectedStateID = match.state._stateID;
      const saved = await this.#parts.storage.saveMove(matchID, { expectedStateID, state, log });
      if (!saved) throw new Refusal('stale');
      this.#publish(matchID, {
        type: 'update',
        args: [matchID, { ...state, deltalog: [...log] }],
      });
    });
  }

  /** A page asks to look at a match, and is sent all of it that it may see. */
  async sync(socket: Socket, message: readonly unknown[]): Promise<void> {
    const sync = syncMessageFrom(message);
    if (!sync) throw new Refusal('badMessage');
    const { matchID, playerID, credentials } = sync;
    // In the match's line, so that no move falls between what is sent and what is published later.
    await this.#parts.inOrder.run(matchID, async () => {
      const { metadata } = await this.#parts.storage.fetch(matchID, { metadata: true });
      if (playerID === null) this.#checkMatch(metadata);
      else this.#checkSeat(metadata, playerID, credentials);
      if (!socket.connected) return;
      const visitor: Visitor = { socket, matchID, playerID, credentials };
      this.#rooms.enter(visitor);
      await this.#sendMatch(visitor);
      socket.emit('chatHistory', matchID, await this.#parts.storage.chat(matchID));
      socket.emit('table', matchID, this.#parts.presence.mark(tableWithNext(matchID, metadata)));
    });
  }

  async chat(message: readonly unknown[]): Promise<void> {
    const chat = chatMessageFrom(message);
    if (!chat) throw new Refusal('badMessage');
    const { matchID, playerID, credentials, id, text } = chat;
    await this.#parts.inOrder.run(matchID, async () => {
      const { metadata } = await this.#parts.storage.fetch(matchID, { metadata: true });
      const { name = '' } = this.#checkSeat(metadata, playerID, credentials);
      const line: ChatLine = { id, playerID, name, text, sentAt: Date.now() };
      await this.#parts.storage.appendChat(matchID, line);
      const payload = { text, name, sentAt: line.sentAt };
      this.#publish(matchID, { type: 'chat', args: [matchID, { id, sender: playerID, payload }] });
    });
  }

  /** Sends the true state to a page whose move was refused: it may have shown it as made. */
  async correct(socket: Socket): Promise<void> {
    const visitor = this.#rooms.visitor(socket);
    if (!visitor) return;
    await this.#parts.inOrder.run(visitor.matchID, async () => {
      // It may have been dismissed while it waited.
      if (this.#rooms.visitor(socket) === visitor) await this.#sendMatch(visitor);
    });
  }

  leave(socket: Socket): void {
    this.#rooms.leave(socket);
  }

  async #sendMatch(visitor: Visitor): Promise<void> {
    const { matchID, playerID } = visitor;
    const match = await this.#parts.storage.fetch(matchID, {
      state: true,
      metadata: true,
      log: true,
      initialState: true,
    });
    this.#checkMatch(match.metadata);
    const seats = publicSeats(matchID, match.metadata, this.#parts.presence);
    sendTo(visitor, this.#views.sync(matchID, playerID, match, seats));
  }

  #checkMatch(metadata: Server.MatchData | undefined): asserts metadata is Server.MatchData {
    if (metadata?.gameName !== this.#served.game.name) throw new Refusal('unknownMatch');
  }

  #checkSeat(
    metadata: Server.MatchData | undefined,
    playerID: string,
    credentials: string,
  ): Server.PlayerMetadata {
    this.#checkMatch(metadata);
    const seat = seatOf(metadata, playerID);
    if (!seat || !areCredentialsRight(credentials, seat)) throw new Refusal('wrongCredentials');
    return seat;
  }

  /** What is published has happened: if it can't be sent, its sender must not be told otherwise. */
  #publish(matchID: string, published: Published): void {
    try {
      this.#parts.pubSub.publish(channelOf(matchID), published);
    } catch (error) {
      console.error(`What happened at ${matchID} was not published:`, error);
    }
  }

  #broadcast(matchID: string, published: Published): void {
    const seenBy = new Map<string | null, Sent>();
    for (const visitor of this.#rooms.visitorsOf(matchID)) {
      const { playerID } = visitor;
      const sent = seenBy.get(playerID) ?? this.#views.of(playerID, published);
      seenBy.set(playerID, sent);
      sendTo(visitor, sent);
    }
  }

  async #tellChange(matchID: string): Promise<void> {
    if (this.#rooms.visitorsOf(matchID).length === 0) return;
    const { storage, presence } = this.#parts;
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    if (!metadata) return;
    this.#dismissFormerPlayers(matchID, metadata);
    const table = presence.mark(tableWithNext(matchID, metadata));
    const seats = publicSeats(matchID, metadata, presence);
    for (const { socket } of this.#rooms.visitorsOf(matchID)) {
      socket.emit('matchData', matchID, seats);
      socket.emit('table', matchID, table);
    }
  }

  /** Who has left a seat must not go on seeing its cards on a page that is still open. */
  #dismissFormerPlayers(matchID: string, metadata: Server.MatchData): void {
    for (const { socket, playerID, credentials } of this.#rooms.visitorsOf(matchID)) {
      if (playerID === null) continue;
      if (areCredentialsRight(credentials, seatOf(metadata, playerID))) continue;
      this.#dismiss(socket, 'wrongCredentials');
    }
  }

  #close(matchID: string): void {
    for (const { socket } of this.#rooms.visitorsOf(matchID)) this.#dismiss(socket, 'unknownMatch');
  }

  #dismiss(socket: Socket, code: RefusedMessage['code']): void {
    this.leave(socket);
    socket.emit('refused', { code, reason: null, message: 'sync' } satisfies RefusedMessage);
  }
}
