import type { IncomingMessage } from 'node:http';
import type { Middleware } from '../lib/koa-types.ts';
import { log } from '../lib/log.ts';
import type { Metrics } from './metrics.ts';

/** Time that a dependency may take to answer, in milliseconds. */
const answerTime = 2000;

/** A required dependency; `check` resolves if it is healthy. */
export interface Dependency {
  readonly name: 'database' | 'redis';
  readonly check: () => Promise<unknown>;
}

export interface HealthParts {
  readonly dependencies: readonly Dependency[];
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
}

/** Returns undefined if the dependency is healthy, or the reason why it is not. */
async function faultOf({ check }: Dependency): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Error>((resolve) => {
    timer = setTimeout(() => resolve(new Error('There was no answer in time.')), answerTime);
  });
  const asked = Promise.resolve()
    .then(check)
    .then(
      () => undefined,
      (error: unknown) => error ?? new Error('It fails.'),
    );
  const fault = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return fault;
}

/** The unhealthy dependencies, and the reason of the first one. */
interface Missing {
  readonly names: readonly string[];
  readonly why: unknown;
}

async function missingOf(dependencies: readonly Dependency[]): Promise<Missing> {
  const all = await Promise.all(
    dependencies.map(async (dependency) => ({
      name: dependency.name,
      fault: await faultOf(dependency),
    })),
  );
  const missing = all.filter(({ fault }) => fault !== undefined);
  return { names: missing.map(({ name }) => name), why: missing[0]?.fault };
}

/** Checks whether the server is ready. Simultaneous requests share one check. */
class Readiness {
  readonly #dependencies: readonly Dependency[];
  #asking: Promise<readonly string[]> | undefined;
  #lastMissing = '';

  constructor(dependencies: readonly Dependency[]) {
    this.#dependencies = dependencies;
  }

  missing(): Promise<readonly string[]> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<readonly string[]> {
    const { names: missing, why } = await missingOf(this.#dependencies);
    this.#asking = undefined;
    const names = missing.join(', ');
    if (names !== this.#lastMissing) {
      if (missing.length > 0) log.info({ missing, err: why }, 'Not ready.');
      else log.info({ missing }, 'Ready again.');
    }
    this.#lastMissing = names;
    return missing;
  }
}

interface HealthAnswer {
  readonly status: number;
  /** Content type, unless the body is JSON. */
  readonly type?: string;
  readonly body: object | string;
}

/** Client that a request comes from. Operators use the operations address or, if there is none, this machine. */
export type Asker = 'everybody' | 'operator';

/**
 * Answers `/healthz` (the process is alive), `/readyz` (it can do its work, else 503) and `/metrics` for Prometheus.
 * Only operators get metrics and the names of failing dependencies.
 */
export class Health {
  readonly #parts: HealthParts;
  readonly #readiness: Readiness;

  constructor(parts: HealthParts) {
    this.#parts = parts;
    this.#readiness = new Readiness(parts.dependencies);
  }

  get isClosing(): boolean {
    return this.#parts.isClosing();
  }

  /** Returns the answer, or undefined if the path is not one of these endpoints. */
  async answer(path: string, asker: Asker): Promise<HealthAnswer | undefined> {
    const { metrics } = this.#parts;
    const isTold = asker === 'operator';
    if (path === '/healthz') return { status: 200, body: { alive: true } };
    if (path === '/readyz') {
      const missing = this.isClosing ? ['closing'] : await this.#readiness.missing();
      const ready = missing.length === 0;
      return { status: ready ? 200 : 503, body: { ready, ...(isTold && { missing }) } };
    }
    if (path !== '/metrics' || !isTold) return undefined;
    const missing = await this.#readiness.missing();
    for (const { name } of this.#parts.dependencies)
      metrics.dependencyReady(name, !missing.includes(name));
    return { status: 200, type: metrics.contentType, body: await metrics.text() };
  }
}

/** Answers health requests. `askerOf` says whom a request comes from. */
export function healthRoutes(
  health: Health,
  askerOf: (request: IncomingMessage) => Asker,
): Middleware {
  return async (ctx, next) => {
    const answer = await health.answer(ctx.path, askerOf(ctx.req));
    if (!answer) return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = answer.status;
    if (answer.type) ctx.type = answer.type;
    ctx.body = answer.body;
  };
}

/**
 * Set by a proxy that retries a request elsewhere on a 503, and then avoids this server for a while. So the proxy
 * learns of a stop before the server is gone.
 */
const othersHeader = 'X-Other-Servers';

/** Ends the connections of a server that closes, and sends a proxy with other servers to those. */
export function refuseWhileClosing(health: Health): Middleware {
  return async (ctx, next) => {
    if (!health.isClosing) return next();
    // Otherwise a client with one request after another would keep the server open.
    ctx.set('Connection', 'close');
    if (ctx.method === 'GET' && ctx.get(othersHeader) !== '') ctx.status = 503;
    else await next();
  };
}
