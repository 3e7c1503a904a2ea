import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Level } from '../../games/kit/search/levels.ts';
import type { RefusalCode, RefusedMessage } from '../../protocol/tables.ts';
import type { Middleware } from '../lib/koa-types.ts';

/** In seconds: from a commit to SQLite up to a database that hardly answers. */
const moveBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** In seconds: from a forced move to longer than a player should wait. */
const decisionBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.7, 1, 1.2, 2, 3, 5, 10];

/** Load of the threads in which bots think. */
interface BotThreads {
  readonly waiting: number;
  readonly threads: number;
}

/** Metrics for Prometheus. Labels are games, codes and routes, never a match, a name or an address. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #moves = this.#counter('moves', 'Moves by game and outcome', ['game', 'outcome']);
  readonly #moveSeconds = new Histogram({
    name: 'paddock_move_seconds',
    help: 'Seconds from the arrival of an accepted move to its commit',
    labelNames: ['game'],
    buckets: moveBuckets,
    registers: [this.#registry],
  });
  readonly #refusals = this.#counter('refusals', 'Messages that were refused', ['message', 'code']);
  readonly #requests = this.#counter('http_requests', 'HTTP requests by route and status', [
    'route',
    'status',
  ]);
  readonly #storageFailures = this.#counter(
    'storage_failures',
    'Messages and requests that failed on the server side, usually because of the database',
    [],
  );
  readonly #refusedConnections = this.#counter(
    'refused_connections',
    'Connections that were refused or closed',
    ['reason'],
  );
  readonly #deletedMatches = this.#counter(
    'deleted_matches',
    'Matches deleted by the clean-up',
    [],
  );
  readonly #notifications = this.#counter('notifications', 'Push notifications', ['outcome']);
  readonly #decisions = new Histogram({
    name: 'paddock_bot_decision_seconds',
    help: 'Seconds from the request to a bot to its decision, including the wait for a thread',
    labelNames: ['game', 'level'],
    buckets: decisionBuckets,
    registers: [this.#registry],
  });
  readonly #sockets = new Gauge({
    name: 'paddock_sockets',
    help: 'Open sockets',
    registers: [this.#registry],
  });

  readonly #dependencies = new Gauge({
    name: 'paddock_ready',
    help: 'Whether the database or Redis works: 1 or 0',
    labelNames: ['dependency'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // Counters without labels exist from the start, so that a rate of them never begins with missing data.
    this.#storageFailures.inc(0);
    this.#deletedMatches.inc(0);
  }

  /** Counts a stored move. `seconds` is the time since its message arrived. */
  moveTaken(game: string, seconds: number): void {
    this.#moves.inc({ game, outcome: 'taken' });
    this.#moveSeconds.observe({ game }, seconds);
  }

  moveRefused(game: string, code: RefusalCode): void {
    this.#moves.inc({ game, outcome: code });
  }

  /** Counts a refused message of any kind. */
  refused(message: RefusedMessage['message'], code: RefusalCode): void {
    this.#refusals.inc({ message, code });
  }

  /** Records a bot's decision. `seconds` is the time since the request. */
  botDecided({ game, level }: { readonly game: string; readonly level: Level }, seconds: number) {
    this.#decisions.observe({ game, level }, seconds);
  }

  /** Counts a push notification. One to an unreachable service may be sent again. */
  notificationSent(outcome: 'arrived' | 'gone' | 'refused' | 'unreachable'): void {
    this.#notifications.inc({ outcome });
  }

  storageFailed(): void {
    this.#storageFailures.inc();
  }

  /** Records whether a dependency is healthy. */
  dependencyReady(dependency: 'database' | 'redis', isReady: boolean): void {
    this.#dependencies.set({ dependency }, isReady ? 1 : 0);
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Counts a connection that was refused at once or closed later. */
  connectionRefused(
    reason: 'perAddress' | 'tooOften' | 'flood' | 'backlog' | 'foreignOrigin' | 'blocked',
  ): void {
    this.#refusedConnections.inc({ reason });
  }

  matchDeleted(): void {
    this.#deletedMatches.inc();
  }

  /** Adds gauges that are read at each request for the metrics. */
  watch(openMatches: () => readonly string[]): void {
    this.#lookedUp(
      'paddock_open_matches',
      'Matches open at this server',
      () => openMatches().length,
    );
  }

  /** Adds gauges of the bots' threads, read at each request for the metrics. */
  watchBots(bots: BotThreads): void {
    this.#lookedUp(
      'paddock_bot_decisions_waiting',
      'Decisions that wait for a thread',
      () => bots.waiting,
    );
    this.#lookedUp('paddock_bot_threads', 'Threads in which bots think', () => bots.threads);
  }

  /** Counts requests. Must come before all other middleware. */
  readonly countRequests: Middleware = async (ctx, next) => {
    await next();
    // Set by the router; not in the type of the middleware before it.
    const { _matchedRoute: route = 'other' } = ctx as { readonly _matchedRoute?: unknown };
    this.#requests.inc({ route: String(route), status: String(ctx.status) });
  };

  /** Returns the metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #lookedUp(name: string, help: string, number: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(number());
      },
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: readonly Label[]) {
    return new Counter({
      name: `paddock_${name}_total`,
      help,
      labelNames: [...labelNames],
      registers: [this.#registry],
    });
  }
}
