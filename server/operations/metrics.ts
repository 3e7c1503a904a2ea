import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Middleware } from '../framework.ts';
import type { RefusalCode, RefusedMessage } from '../protocol.ts';

/** Seconds: from a commit to SQLite up to a database that hardly answers. */
const moveBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * What the server counts, for Prometheus. Labels are games, codes and routes: never a match, a name or
 * an address.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #moves = this.#counter('moves', 'Moves, undos and redos by game and outcome', [
    'game',
    'outcome',
  ]);
  readonly #moveSeconds = new Histogram({
    name: 'paddock_move_seconds',
    help: 'From the arrival of a move that is taken to its commit',
    labelNames: ['game'],
    buckets: moveBuckets,
    registers: [this.#registry],
  });
  readonly #refusals = this.#counter('refusals', 'Messages that were not carried out', [
    'message',
    'code',
  ]);
  readonly #requests = this.#counter('http_requests', 'HTTP requests by route and status', [
    'route',
    'status',
  ]);
  readonly #storageFailures = this.#counter(
    'storage_failures',
    'Messages of pages that failed though nothing was wrong with them, mostly because the database did',
    [],
  );
  readonly #refusedConnections = this.#counter(
    'refused_connections',
    'Connections that were over a limit',
    ['reason'],
  );
  readonly #wiped = this.#counter('wiped_matches', 'Matches that were cleaned up', []);
  readonly #sockets = new Gauge({
    name: 'paddock_sockets',
    help: 'Open sockets',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    // Without labels they are there from the start, so that a rate of them never begins with nothing.
    this.#storageFailures.inc(0);
    this.#wiped.inc(0);
  }

  /** A move was stored. Seconds since its message came. */
  moveTaken(game: string, seconds: number): void {
    this.#moves.inc({ game, outcome: 'taken' });
    this.#moveSeconds.observe({ game }, seconds);
  }

  moveRefused(game: string, code: RefusalCode): void {
    this.#moves.inc({ game, outcome: code });
  }

  /** A message of whatever kind was refused. */
  refused(message: RefusedMessage['message'], code: RefusalCode): void {
    this.#refusals.inc({ message, code });
  }

  storageFailed(): void {
    this.#storageFailures.inc();
  }

  socketOpened(): void {
    this.#sockets.inc();
  }

  socketClosed(): void {
    this.#sockets.dec();
  }

  /** Refused at once, or cut off later. */
  connectionRefused(reason: 'perAddress' | 'tooOften' | 'flood' | 'backlog'): void {
    this.#refusedConnections.inc({ reason });
  }

  matchWiped(): void {
    this.#wiped.inc();
  }

  /** What is looked up whenever somebody asks for the metrics. */
  watch(openMatches: () => readonly string[]): void {
    new Gauge({
      name: 'paddock_open_matches',
      help: 'Matches that somebody has open at this server',
      registers: [this.#registry],
      collect() {
        this.set(openMatches().length);
      },
    });
  }

  /** Counts requests. To stand before everything else. */
  readonly countRequests: Middleware = async (ctx, next) => {
    await next();
    // Set by the router, which is not in the type of what stands before it.
    const { _matchedRoute: route = 'other' } = ctx as { readonly _matchedRoute?: unknown };
    this.#requests.inc({ route: String(route), status: String(ctx.status) });
  };

  /** In Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
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
