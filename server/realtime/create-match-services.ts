import type { MessageBus } from '../cluster/message-bus.ts';
import type { TableChanges } from '../cluster/table-changes.ts';
import type { ServedGame } from '../games.ts';
import type { KeyedQueue } from '../lib/keyed-queue.ts';
import type { PendingTasks } from '../lib/pending-tasks.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { RateLimits } from '../ops/rate-limits.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import { MatchBroadcaster, type TablePresence } from './match-broadcaster.ts';
import { MatchService, type StoredMove } from './match-service.ts';
import type { Presence } from './presence.ts';
import { ResyncTimer } from './resync-timer.ts';

/** The parts of a server that its services share. */
interface SharedParts {
  readonly storage: SqlStorage;
  readonly tableChanges: TableChanges;
  readonly presence: Presence;
  readonly bus: MessageBus;
  readonly queue: KeyedQueue;
  readonly pendingTasks: PendingTasks;
  readonly rateLimits: RateLimits;
  readonly metrics: Metrics;
}

/** Functions that the services call. */
interface ServiceHooks {
  readonly onPresence: (service: MatchService, table: TablePresence) => void;
  readonly moved: (move: StoredMove) => void;
  readonly isChatOff: () => boolean;
}

/** The services of all games on this server. */
export interface MatchServices {
  readonly services: readonly MatchService[];
  /** Brings their pages up to date. */
  readonly resyncTimer: ResyncTimer;
}

/** Creates a service for each game. */
export function createMatchServices(
  games: readonly ServedGame[],
  parts: SharedParts,
  { onPresence, moved, isChatOff }: ServiceHooks,
): MatchServices {
  const { storage, tableChanges, presence, bus, queue, pendingTasks, rateLimits, metrics } = parts;
  const resyncTimer: ResyncTimer = new ResyncTimer({
    bus,
    compare: async () => {
      for (const { broadcaster } of services) await broadcaster.resyncStale();
    },
  });
  const requestResync = () => resyncTimer.requestResync();
  bus.onReconnect(requestResync);
  const services = games.map((served) => {
    const broadcaster = new MatchBroadcaster(served, {
      storage,
      tableChanges,
      presence,
      bus,
      queue,
      pendingTasks,
      requestResync,
      onPresence: (table) => onPresence(service, table),
    });
    const service: MatchService = new MatchService(served, broadcaster, {
      storage,
      queue,
      rateLimits,
      metrics,
      requestResync,
      moved,
      isChatOff,
    });
    return service;
  });
  return { services, resyncTimer };
}
