import { SocketIO } from 'boardgame.io/server';
import type { Server, Socket } from 'socket.io';
import type { SiteConfig } from '../../protocol/site.ts';
import type { RefusedMessage, SeatedMessage } from '../../protocol/tables.ts';
import type { KeyedQueue } from '../lib/keyed-queue.ts';
import type { App } from '../lib/koa-types.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { RateLimits } from '../ops/rate-limits.ts';
import type { SeatAddress } from '../persistence/repositories/operators.ts';
import type { MatchServices } from './create-match-services.ts';
import { limitMessages } from './limit-messages.ts';
import { attachSockets, type ListeningParts } from './listen.ts';
import type { MatchService } from './match-service.ts';
import { lostAMove, MoveRejectedError, refusalOf } from './move-rejected-error.ts';
import type { ResyncTimer } from './resync-timer.ts';

type MessageName = RefusedMessage['message'];

export interface TransportParts extends ListeningParts {
  readonly rateLimits: RateLimits;
  readonly metrics: Metrics;
  /** The queue in which the services carry out messages. */
  readonly queue: KeyedQueue;
}

/** Replaces boardgame.io's transport. */
export class TableTransport extends SocketIO {
  readonly #services: readonly MatchService[];
  readonly #resyncTimer: ResyncTimer;
  readonly #parts: TransportParts;
  #sockets: Server | undefined;

  constructor({ services, resyncTimer }: MatchServices, parts: TransportParts) {
    super();
    this.#services = services;
    this.#resyncTimer = resyncTimer;
    this.#parts = parts;
  }

  override init(app: App): void {
    const sockets = attachSockets(app, this.#parts);
    this.#sockets = sockets;
    for (const service of this.#services) {
      sockets.of(service.game.name).on('connection', (socket) => this.#welcome(socket, service));
    }
    this.#resyncTimer.start();
  }

  /** Returns the service of a game, or undefined if the game is not served here. */
  serviceOf(gameName: string): MatchService | undefined {
    return this.#services.find(({ game }) => game.name === gameName);
  }

  /** Returns the matches that have subscribers on this server. */
  openMatches(): readonly string[] {
    return this.#services.flatMap((service) => service.broadcaster.openMatches());
  }

  /** Returns the addresses of the pages that are open at a match's seats on this server. */
  pagesAt(matchID: string): readonly SeatAddress[] {
    return this.#services.flatMap(({ game, broadcaster }) => {
      const sockets = this.#sockets?.of(game.name).sockets;
      return broadcaster.subscribers(matchID).flatMap(({ socket, key }) => {
        const request = sockets?.get(socket.id)?.request;
        const address = request && this.#parts.connections.addressOf(request);
        return address && key !== '' ? [{ matchID, seatKey: key, address }] : [];
      });
    });
  }

  /** Sends the site configuration to all pages, and disconnects those at blocked addresses. */
  sendSiteConfig(siteConfig: SiteConfig): void {
    for (const { game } of this.#services) {
      this.#sockets?.of(game.name).emit('site', siteConfig);
      for (const socket of this.#sockets?.of(game.name).sockets.values() ?? []) {
        if (!this.#parts.connections.isBlocked(socket.request)) continue;
        const refused: RefusedMessage = { code: 'blocked', reason: null, message: 'sync' };
        socket.emit('refused', refused);
        socket.disconnect(true);
      }
    }
  }

  /** Announces the shutdown to all pages, completes pending tasks and ends all connections. */
  async close(): Promise<void> {
    this.#resyncTimer.close();
    for (const { game } of this.#services) this.#sockets?.of(game.name).emit('closing');
    await this.#parts.queue.allDone();
    await this.#sockets?.close();
  }

  #welcome(socket: Socket, service: MatchService): void {
    const { metrics, rateLimits, connections } = this.#parts;
    const resync = limitMessages(socket, {
      rateLimits,
      address: connections.addressOf(socket.request),
      refused: (message, code) => metrics.refused(message, code),
      resync: () => void this.#answer(socket, 'sync', () => service.resync(socket)),
    });
    socket.on('update', async (...message: unknown[]) => {
      const refused = await service.move(message);
      if (!refused) return;
      this.#refuse(socket, 'update', refused);
      if (lostAMove(refused.code)) await resync();
    });
    socket.on('sync', (...message: unknown[]) => {
      void this.#answer(socket, 'sync', () => this.#sync(socket, service, message));
    });
    socket.on('chat', (...message: unknown[]) => {
      void this.#answer(socket, 'chat', () => service.chat(message));
    });
    socket.on('disconnect', () => service.leave(socket));
  }

  /** Handles a sync. A page whose seat has another number by now is sent that number, and asks again. */
  async #sync(socket: Socket, service: MatchService, message: readonly unknown[]): Promise<void> {
    try {
      await service.sync(socket, message);
    } catch (error) {
      if (!(error instanceof MoveRejectedError) || error.code !== 'wrongCredentials') throw error;
      const seated = await service.seatedElsewhere(message);
      if (!seated) throw error;
      const { matchID, playerID } = seated;
      socket.emit('seated', matchID, { playerID } satisfies SeatedMessage);
    }
  }

  /** Carries out a message, or sends its client the refusal. Never throws. */
  async #answer(socket: Socket, message: MessageName, carryOut: () => Promise<void>) {
    const refused = await refusalOf(carryOut, { message, metrics: this.#parts.metrics });
    if (refused) this.#refuse(socket, message, refused);
  }

  #refuse(socket: Socket, message: MessageName, { code, reason }: MoveRejectedError): void {
    this.#parts.metrics.refused(message, code);
    socket.emit('refused', { code, reason, message } satisfies RefusedMessage);
  }
}
