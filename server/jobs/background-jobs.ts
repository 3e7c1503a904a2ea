import type { BotSpeed } from '../bots/bot-speed.ts';
import { BotWorkerPool } from '../bots/bot-worker-pool.ts';
import type { TableTimeouts } from '../domain/timeouts.ts';
import type { ServedGame } from '../games.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { PushNotifications } from '../push/push-notifications.ts';
import { NotificationTriggers } from '../push/triggers.ts';
import type { TablePresence } from '../realtime/match-broadcaster.ts';
import type { MatchService, StoredMove } from '../realtime/match-service.ts';
import type { Presence } from '../realtime/presence.ts';
import type { TableTransport } from '../realtime/table-transport.ts';
import { Beginnings } from './begin-matches.ts';
import { DeadlineScheduler } from './deadline-scheduler.ts';
import { Leases } from './leases.ts';
import { MatchSupervisor } from './match-supervisor.ts';
import { UnattendedTables } from './unattended-tables.ts';

export interface BackgroundJobsParts {
  readonly storage: SqlStorage;
  readonly presence: Presence;
  readonly games: readonly ServedGame[];
  readonly pendingTasks: PendingTasks;
  readonly notifications: PushNotifications;
  readonly metrics: Metrics;
  /** Number of threads on which bots may think at the same time. */
  readonly threads: number;
  readonly botSpeed: BotSpeed;
  readonly times: TableTimeouts;
}

/**
 * Runs everything that happens at tables by itself: beginnings, bots, clocks, agreed proposals, and notifications of
 * players who are away.
 */
export class BackgroundJobs {
  readonly triggers: NotificationTriggers;
  readonly #beginnings: Beginnings;
  readonly #supervisor: MatchSupervisor;
  readonly #parts: BackgroundJobsParts;
  readonly #scheduler: DeadlineScheduler;
  #unattended: UnattendedTables | undefined;

  constructor(parts: BackgroundJobsParts) {
    this.#parts = parts;
    const { storage, presence, games, pendingTasks, times, metrics, botSpeed } = parts;
    this.triggers = new NotificationTriggers({
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
      begun: (matchID, table) => this.triggers.begun(matchID, table),
    });
    this.#scheduler = new DeadlineScheduler({
      storage,
      presence,
      times,
      ended: (matchID, table) => this.triggers.ended(matchID, table),
    });
    const botWorkers = new BotWorkerPool({
      threads: parts.threads,
      metrics: { decided: (...decision) => metrics.botDecided(...decision) },
    });
    metrics.watchBots(botWorkers);
    this.#supervisor = new MatchSupervisor({
      leases: new Leases(storage.leases),
      scheduler: this.#scheduler,
      botWorkers,
      botSpeed,
    });
  }

  start(transport: Pick<TableTransport, 'serviceOf'>): void {
    const { storage, presence, times } = this.#parts;
    const supervisor = this.#supervisor;
    this.#unattended = new UnattendedTables({
      storage,
      presence,
      times,
      scheduler: this.#scheduler,
      wake: (matchID, table) => {
        const service = transport.serviceOf(table.gameName);
        if (service) supervisor.wake(service, matchID, table);
      },
      review: () => supervisor.review(async (matchID) => (await storage.seats(matchID))?.table),
    });
    this.#unattended.start();
  }

  /** Checks a table after a page has connected or disconnected, or the table has changed. */
  tableChanged(service: MatchService, presence: TablePresence): void {
    const { matchID, table } = presence;
    this.#supervisor.update(service, presence);
    if (table) this.#beginnings.update(matchID, table);
    else this.#beginnings.forget(matchID);
  }

  moved(move: StoredMove): void {
    this.triggers.moved(move);
  }

  /** Resolves when other servers may take over. */
  async close(): Promise<void> {
    await Promise.all([this.#unattended?.stop(), this.#supervisor.close()]);
  }
}
