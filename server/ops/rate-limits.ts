import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { ScriptRunner } from '../cluster/message-bus.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { Limits } from '../settings.ts';
import { networksOf, shareOfSite } from './address.ts';

/** Points of a client, and the seconds in which it has them. Requests without a weight below cost one point. */
interface RateLimit {
  readonly points: number;
  readonly seconds: number;
  /** Whether all servers count together. Otherwise the limit protects each server by itself. */
  readonly isShared?: true;
}

const hour = 3600;

/** All rate limits of a server. docs/operating.md lists them for operators. */
const rateLimits = (limits: Limits) =>
  ({
    /** By address: requests that read the storage, and handshakes of sockets. */
    requests: { points: limits.requestsPerMinute, seconds: 60, isShared: true },
    /** By address: created tables. */
    tables: { points: limits.tablesPerHour, seconds: hour, isShared: true },
    /** By address: seated bots. */
    bots: { points: limits.botsPerHour, seconds: hour, isShared: true },
    /** By address: reports of tables. */
    reports: { points: 5, seconds: hour, isShared: true },
    /** By seat of a match: chat lines. */
    chat: { points: 30, seconds: 60 },
    /** By socket: messages. */
    messages: { points: 4 * limits.messagesPerSecond, seconds: 4 },
    /** By address: messages of all its sockets. */
    addressMessages: { points: 40 * limits.messagesPerSecond, seconds: 4 },
    /** By socket: packets of any kind. Beyond it the socket is closed. */
    packets: { points: 40 * limits.messagesPerSecond, seconds: 4 },
  }) satisfies Readonly<Record<string, RateLimit>>;

export type RateLimitName = keyof ReturnType<typeof rateLimits>;

/** Points of requests that take the server longer than others. */
const requestWeights: readonly (readonly [path: RegExp, points: number])[] = [
  // Plays the whole match once more.
  [/^\/games\/[^/]+\/[^/]+\/views$/i, 20],
  [/^\/games\/[^/]+\/[^/]+\/record$/i, 5],
];

/** Returns the points of a request to this path. */
export function weightOf(path: string): number {
  return requestWeights.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}

/** Points of a message that is answered with a whole match. */
export const syncWeight = 5;

/** Counts what clients do. With Redis, the servers of a deployment count together. */
export class RateLimits {
  readonly #limiters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;

  constructor(limits: Limits, redis: ScriptRunner | null = null) {
    const limiters = new Map<RateLimitName, RateLimiterAbstract>();
    for (const [key, limit] of Object.entries<RateLimit>(rateLimits(limits))) {
      // The entries are the table's own.
      const name = key as RateLimitName;
      const { points, seconds: duration, isShared } = limit;
      const options = { points: points * shareOfSite, duration, keyPrefix: name };
      const own = new RateLimiterMemory(options);
      limiters.set(name, own);
      if (redis === null || !isShared) continue;
      const ofAll = new RateLimiterRedis({
        ...options,
        keyPrefix: `${redis.prefix}limit:${name}`,
        storeClient: redis,
        useRedisPackage: true,
        // While Redis is away, each server counts for itself.
        insuranceLimiter: own,
      });
      limiters.set(name, ofAll);
    }
    this.#limiters = limiters;
  }

  /**
   * Takes points of a client. If its key is an address, its networks must have them too. Returns 0, or the seconds until
   * there are enough again.
   */
  async take(name: RateLimitName, key: string, points = 1): Promise<number> {
    if (points === 0) return 0;
    for (const { network, share } of networksOf(key)) {
      // Whole numbers, as Redis counts nothing else: the largest share pays the points as they are.
      const seconds = await this.#consume(name, network, (points * shareOfSite) / share);
      if (seconds > 0) return seconds;
    }
    return 0;
  }

  async #consume(name: RateLimitName, key: string, points: number): Promise<number> {
    try {
      await this.#limiters.get(name)?.consume(key, points);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext) / 1000;
      // A client is not refused for a fault of the counter.
      logFailure(refused, 'A rate limit could not be counted.', { name });
      return 0;
    }
  }
}
