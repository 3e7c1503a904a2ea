import type { Middleware } from '../framework.ts';
import { log } from '../log.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds that something the server stands on may take to answer. */
const answerTime = 2000;

/** Something that the server can't work without; `ask` resolves when it answers. */
export interface Ground {
  readonly name: 'database' | 'redis';
  readonly ask: () => Promise<unknown>;
}

export interface HealthParts {
  readonly grounds: readonly Ground[];
  readonly metrics: Metrics;
  readonly isClosing: () => boolean;
}

async function answers({ ask }: Ground): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), answerTime);
  });
  const asked = Promise.resolve()
    .then(ask)
    .then(
      () => true,
      () => false,
    );
  const isThere = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return isThere;
}

/** The names of those that don't answer. */
async function missingOf(grounds: readonly Ground[]): Promise<readonly string[]> {
  const all = await Promise.all(
    grounds.map(async (ground) => ((await answers(ground)) ? [] : [ground.name])),
  );
  return all.flat();
}

/** Whether the server can do its work. Many who ask at the same time ask the database once. */
class Readiness {
  readonly #grounds: readonly Ground[];
  #asking: Promise<readonly string[]> | undefined;
  #lastMissing = '';

  constructor(grounds: readonly Ground[]) {
    this.#grounds = grounds;
  }

  missing(): Promise<readonly string[]> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  async #ask(): Promise<readonly string[]> {
    const missing = await missingOf(this.#grounds);
    this.#asking = undefined;
    const names = missing.join(', ');
    if (names !== this.#lastMissing) {
      log.info({ missing }, missing.length > 0 ? 'Not ready.' : 'Ready again.');
    }
    this.#lastMissing = names;
    return missing;
  }
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can do its work; 503 names what is missing.
 * `/metrics`: for Prometheus.
 */
export function healthRoutes({ grounds, metrics, isClosing }: HealthParts): Middleware {
  const readiness = new Readiness(grounds);
  return async (ctx, next) => {
    if (!['/healthz', '/readyz', '/metrics'].includes(ctx.path)) {
      // Else whoever sends one request after the other would hold the server open.
      if (isClosing()) ctx.set('Connection', 'close');
      await next();
      return;
    }
    ctx.set('Cache-Control', 'no-store');
    if (ctx.path === '/healthz') {
      ctx.body = { alive: true };
    } else if (ctx.path === '/metrics') {
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
    } else {
      const missing = isClosing() ? ['closing'] : await readiness.missing();
      ctx.status = missing.length > 0 ? 503 : 200;
      ctx.body = { ready: missing.length === 0, missing };
    }
  };
}
