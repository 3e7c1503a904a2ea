import type { ServedGame } from '../games.ts';
import {
  MatchBroadcaster,
  type MatchBroadcasterParts,
  type TablePresence,
} from './match-broadcaster.ts';
import { MatchService, type MatchServiceParts } from './match-service.ts';
import { ResyncTimer } from './resync-timer.ts';

/** The parts of a server that its services share. */
type SharedParts = Omit<MatchBroadcasterParts, 'requestResync' | 'onPresence'> &
  Pick<MatchServiceParts, 'rateLimits' | 'metrics'>;

/** Functions that the services call. */
interface ServiceHooks extends Pick<MatchServiceParts, 'moved' | 'isChatOff'> {
  readonly onPresence: (service: MatchService, table: TablePresence) => void;
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
