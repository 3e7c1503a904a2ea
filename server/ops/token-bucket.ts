/** How often something may be done: so many times at once, and then as often as tokens come back. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** Counts what one asker may still do. Two numbers and no timer: one for each socket costs next to nothing. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  /** Milliseconds, as the next one. */
  #filledAt: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#tokens = rate.atOnce;
    this.#filledAt = now;
  }

  /** Takes a token and answers 0, or answers in how many seconds there will be one. */
  take(now = performance.now()): number {
    const wait = this.wait(now);
    if (wait === 0) this.#tokens -= 1;
    return wait;
  }

  /** In how many seconds there will be a token; 0: there is one. */
  wait(now = performance.now()): number {
    const { perSecond, atOnce } = this.#rate;
    const refilled = this.#tokens + ((now - this.#filledAt) / 1000) * perSecond;
    this.#tokens = Math.min(atOnce, refilled);
    this.#filledAt = now;
    return this.#tokens >= 1 ? 0 : (1 - this.#tokens) / perSecond;
  }

  /** Takes so many tokens, there or not: what is missing has to come back first. Less than none are given back. */
  spend(tokens: number): void {
    this.#tokens -= tokens;
  }
}

const maxBuckets = 50_000;

/**
 * A bucket a key. One that was not asked for until it is full again is forgotten; with very many keys all
 * are forgotten sooner, so that memory stays bounded whoever asks.
 */
export class Buckets {
  readonly #rate: Rate;
  /** Milliseconds in which every bucket fills up again. */
  readonly #refillTime: number;
  #current = new Map<string, TokenBucket>();
  #former = new Map<string, TokenBucket>();
  #turnedAt: number;

  /** A number is so many in a minute, all at once if need be. */
  constructor(rate: Rate | number, now = performance.now()) {
    this.#rate = typeof rate === 'number' ? { perSecond: rate / 60, atOnce: rate } : rate;
    this.#refillTime = (1000 * this.#rate.atOnce) / this.#rate.perSecond;
    this.#turnedAt = now;
  }

  /** As TokenBucket's; so are the next two. */
  take(key: string, now = performance.now()): number {
    return this.#bucket(key, now).take(now);
  }

  wait(key: string, now = performance.now()): number {
    return this.#bucket(key, now).wait(now);
  }

  spend(key: string, tokens: number, now = performance.now()): void {
    this.#bucket(key, now).spend(tokens);
  }

  #bucket(key: string, now: number): TokenBucket {
    if (now - this.#turnedAt >= this.#refillTime || this.#current.size >= maxBuckets) {
      this.#former = now - this.#turnedAt >= 2 * this.#refillTime ? new Map() : this.#current;
      this.#current = new Map();
      this.#turnedAt = now;
    }
    const bucket =
      this.#current.get(key) ?? this.#former.get(key) ?? new TokenBucket(this.#rate, now);
    this.#current.set(key, bucket);
    return bucket;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#current.size + this.#former.size;
  }
}
