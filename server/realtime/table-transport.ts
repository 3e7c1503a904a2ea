import { SocketIO } from 'boardgame.io/server';
import type { Server, Socket } from 'socket.io';
import type { SiteConfig } from '../../protocol/site.ts';
import type { RefusalCode, RefusedMessage, SeatedMessage } from '../../protocol/tables.ts';
import type { ServedGame } from '../games.ts';
import type { App } from '../lib/koa-types.ts';
import { log } from '../lib/log.ts';
import type { Budgets } from '../ops/budgets.ts';
import { logFailure } from '../ops/failures.ts';
import { limitMessages } from '../ops/limits.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SeatAddress } from '../persistence/repositories/operators.ts';
import { GameRoom, type GameRoomParts } from './game-room.ts';
import { attachSockets, type ListeningParts } from './listen.ts';
import { lostAMove, MoveRejectedError } from './move-rejected-error.ts';

type MessageName = RefusedMessage['message'];

export interface TransportParts extends Omit<GameRoomParts, 'markStale'>, ListeningParts {
  readonly metrics: Metrics;
  /** What each address may cost. */
  readonly budgets: Budgets;
  readonly messagesPerSecond: number;
}

/** Milliseconds between two looks at the database while something may have been missed. */
const catchUpPause = 1000;
/** Of how many such pauses one is used even when nothing is known to be missed, with several servers. */
const quietPauses = 15;

/** After something may have been missed: a look finds what the look before it should have shown. */
const looksInDoubt = 3;

/** boardgame.io's place for a transport, taken by ours. */
export class TableTransport extends SocketIO {
  readonly #games: readonly ServedGame[];
  readonly #parts: TransportParts;
  readonly #rooms: GameRoom[] = [];
  #sockets: Server | undefined;
  #catchUpTimer: NodeJS.Timeout | undefined;
  #isClosing = false;
  /** How often pages are still to be compared with what is stored. */
  #looksLeft = 0;

  constructor(games: readonly ServedGame[], parts: TransportParts) {
    super();
    this.#games = games;
    this.#parts = parts;
  }

  override init(app: App): void {
    const sockets = attachSockets(app, this.#parts);
    this.#sockets = sockets;
    for (const served of this.#games) {
      const room = new GameRoom(served, { ...this.#parts, markStale: () => this.#markStale() });
      this.#rooms.push(room);
      sockets.of(served.game.name).on('connection', (socket) => this.#welcome(socket, room));
    }
    this.#parts.bus.onReconnect(() => this.#markStale());
    this.#catchUpEverySoOften();
  }

  /** The tables of a game; undefined: it is not served here. */
  roomOf(gameName: string): GameRoom | undefined {
    return this.#rooms.find(({ game }) => game.name === gameName);
  }

  /** The matches that somebody has open here. */
  openMatches(): readonly string[] {
    return this.#rooms.flatMap((room) => room.broadcaster.openMatches());
  }

  /** From where the pages of a match's seats are open here. */
  pagesAt(matchID: string): readonly SeatAddress[] {
    return this.#rooms.flatMap(({ game, broadcaster }) => {
      const sockets = this.#sockets?.of(game.name).sockets;
      return broadcaster.subscribers(matchID).flatMap(({ socket, key }) => {
        const request = sockets?.get(socket.id)?.request;
        const address = request && this.#parts.connections.addressOf(request);
        return address && key !== '' ? [{ matchID, seatKey: key, address }] : [];
      });
    });
  }

  /** Tells all pages what holds for them now, and cuts off those at addresses that are blocked. */
  sendSiteConfig(siteConfig: SiteConfig): void {
    for (const { game } of this.#games) {
      this.#sockets?.of(game.name).emit('site', siteConfig);
      for (const socket of this.#sockets?.of(game.name).sockets.values() ?? []) {
        if (!this.#parts.connections.isBlocked(socket.request)) continue;
        const refused: RefusedMessage = { code: 'blocked', reason: null, message: 'sync' };
        socket.emit('refused', refused);
        socket.disconnect(true);
      }
    }
  }

  /** Tells all pages that the server goes, answers what is under way, and ends all connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearTimeout(this.#catchUpTimer);
    for (const { game } of this.#games) this.#sockets?.of(game.name).emit('closing');
    await this.#parts.queue.allDone();
    await this.#sockets?.close();
  }

  #welcome(socket: Socket, room: GameRoom): void {
    const { metrics, messagesPerSecond } = this.#parts;
    const correct = limitMessages(socket, {
      messagesPerSecond,
      refused: (message, code) => metrics.refused(message, code),
      maySay: (message) => this.#maySay(socket, message),
      maySync: () => this.#parts.connections.maySync(socket.request),
      correct: () => void this.#answer(socket, 'sync', () => room.correct(socket)),
    });
    socket.on('update', async (...message: unknown[]) => {
      const refused = await this.#update(socket, room, message);
      if (refused && lostAMove(refused)) correct();
    });
    socket.on('sync', (...message: unknown[]) => {
      void this.#answer(socket, 'sync', () => this.#sync(socket, room, message));
    });
    socket.on('chat', (...message: unknown[]) => {
      void this.#answer(socket, 'chat', () => room.chat(message));
    });
    socket.on('disconnect', () => room.leave(socket));
  }

  #maySay({ request }: Socket, message: MessageName): boolean {
    const { connections, budgets } = this.#parts;
    const address = connections.addressOf(request);
    if (!connections.maySay(request) || budgets.wait(address) > 0) return false;
    return message === 'sync' || budgets.mayStore(address);
  }

  /** A page whose seat has another number by now is told so, and asks again. */
  async #sync(socket: Socket, room: GameRoom, message: readonly unknown[]): Promise<void> {
    try {
      await room.sync(socket, message);
    } catch (error) {
      if (!(error instanceof MoveRejectedError) || error.code !== 'wrongCredentials') throw error;
      const seated = await room.seatedElsewhere(message);
      if (!seated) throw error;
      const { matchID, playerID } = seated;
      socket.emit('seated', matchID, { playerID } satisfies SeatedMessage);
    }
  }

  /** Why a page's move was refused; nothing if it was taken. */
  async #update(socket: Socket, room: GameRoom, message: readonly unknown[]) {
    const { metrics } = this.#parts;
    const { name } = room.game;
    const start = performance.now();
    const refused = await this.#answer(socket, 'update', () => room.update(message));
    if (refused) metrics.moveRefused(name, refused);
    else metrics.moveTaken(name, (performance.now() - start) / 1000);
    return refused;
  }

  /** Carries out a message, or tells its sender why not. Whatever goes wrong, nothing gets out of here. */
  async #answer(
    socket: Socket,
    message: MessageName,
    carryOut: () => Promise<void>,
  ): Promise<RefusalCode | undefined> {
    const { budgets, connections } = this.#parts;
    const end = budgets.begin(connections.addressOf(socket.request));
    try {
      await carryOut();
      return undefined;
    } catch (error) {
      const isRefusal = error instanceof MoveRejectedError;
      if (!isRefusal) {
        this.#parts.metrics.storageFailed();
        logFailure(error, 'A message was not carried out.', { message });
      }
      const { code, reason } = isRefusal ? error : new MoveRejectedError('notSaved');
      this.#parts.metrics.refused(message, code);
      socket.emit('refused', { code, reason, message } satisfies RefusedMessage);
      return code;
    } finally {
      end();
    }
  }

  /**
   * While the database's answers or other servers' news got lost, pages are compared with what is stored
   * every second; with several servers now and then anyway, since no news is ever said twice.
   */
  #catchUpEverySoOften(): void {
    const { bus } = this.#parts;
    let pauses = 0;
    const lookAgain = async () => {
      pauses += 1;
      const isTime = !bus.isSingleNode && pauses % quietPauses === 0;
      if (this.#looksLeft > 0 || bus.isDisconnected || isTime) await this.#catchUp();
      if (!this.#isClosing) this.#catchUpTimer = setTimeout(lookAgain, catchUpPause).unref();
    };
    this.#catchUpTimer = setTimeout(lookAgain, catchUpPause).unref();
  }

  #markStale(): void {
    this.#looksLeft = looksInDoubt;
  }

  async #catchUp(): Promise<void> {
    try {
      for (const room of this.#rooms) await room.broadcaster.catchUp();
      this.#looksLeft -= 1;
    } catch (error) {
      this.#markStale();
      log.info({ err: error }, 'Pages can’t be compared with the database yet.');
    }
  }
}
