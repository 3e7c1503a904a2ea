import { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import type { Pace } from '../bots/pace.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import type { ServedGame } from '../games.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { PushNotifications } from '../push/push-notifications.ts';
import { NotificationTriggers } from '../push/triggers.ts';
import type { GameRoom, MoveNews } from '../realtime/game-room.ts';
import type { TablePresence } from '../realtime/match-broadcaster.ts';
import type { Presence } from '../realtime/presence.ts';
import { Beginnings } from './beginnings.ts';
import { DeadlineScheduler } from './deadline-scheduler.ts';
import { Leases } from './leases.ts';
import { MatchSupervisor } from './match-supervisor.ts';
import { PeriodicSweep } from './periodic-sweep.ts';

export interface BackgroundJobsParts {
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly games: readonly ServedGame[];
  readonly pendingTasks: PendingTasks;
  readonly notifications: PushNotifications;
  readonly metrics: Metrics;
  /** Of bots that may think at the same time. */
  readonly threads: number;
  readonly pace: Pace;
  readonly times: TableTimeouts;
  /** The tables of a game; undefined: it is not served here. */
  readonly roomOf: (gameName: string) => GameRoom | undefined;
}

/** All that happens at tables by itself: beginnings, bots, clocks, what was agreed on, and calls to those who are away. */
export class BackgroundJobs {
  readonly news: NotificationTriggers;
  readonly #beginnings: Beginnings;
  readonly #supervisor: MatchSupervisor;
  readonly #rounds: PeriodicSweep;

  constructor(parts: BackgroundJobsParts) {
    const { storage, presence, games, pendingTasks, times, metrics, pace } = parts;
    this.news = new NotificationTriggers({
      notifications: parts.notifications,
      storage,
      pendingTasks,
    });
    this.#beginnings = new Beginnings({
      storage,
      presence,
      games,
      pendingTasks,
      times,
      begun: (matchID, metadata) => this.news.begun(matchID, metadata),
    });
    const scheduler = new DeadlineScheduler({
      storage,
      presence,
      times,
      ended: (matchID, metadata) => this.news.ended(matchID, metadata),
    });
    const botWorkers = new BotWorkerPool({
      threads: parts.threads,
      metrics: { decided: (...decision) => metrics.botDecided(...decision) },
    });
    metrics.watchBots(botWorkers);
    const supervisor = new MatchSupervisor({
      leases: new Leases(storage),
      scheduler,
      botWorkers,
      metrics,
      pace,
    });
    this.#supervisor = supervisor;
    this.#rounds = new PeriodicSweep({
      storage,
      presence,
      times,
      scheduler,
      wake: (matchID, metadata) => {
        const room = parts.roomOf(metadata.gameName);
        if (room) supervisor.wake(room, matchID, metadata);
      },
      review: () => supervisor.review(async (matchID) => (await storage.seats(matchID))?.metadata),
    });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Looks at a table after somebody came or went, or something has changed there. */
  look(room: GameRoom, table: TablePresence): void {
    this.#supervisor.look(room, table);
    if (table.metadata) this.#beginnings.look(table.matchID, table.metadata);
    else this.#beginnings.forget(table.matchID);
  }

  moved(move: MoveNews): void {
    this.news.moved(move);
  }

  /** Resolves when other servers may take over. */
  async close(): Promise<void> {
    await Promise.all([this.#rounds.stop(), this.#supervisor.close()]);
  }
}
