/** Rate limit of an action: `atOnce` times in a burst, then `perSecond`. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** A token bucket for one client. It needs two numbers and no timer, so one for each socket costs next to nothing. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  /** In milliseconds. */
  #filledAt: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#tokens = rate.atOnce;
    this.#filledAt = now;
  }

  /** Takes a token and returns 0, or returns the seconds until there is one. */
  take(now = performance.now()): number {
    const wait = this.wait(now);
    if (wait === 0) this.#tokens -= 1;
    return wait;
  }

  /** Returns the seconds until there is a token, or 0. */
  wait(now = performance.now()): number {
    const { perSecond, atOnce } = this.#rate;
    const refilled = this.#tokens + ((now - this.#filledAt) / 1000) * perSecond;
    this.#tokens = Math.min(atOnce, refilled);
    this.#filledAt = now;
    return this.#tokens >= 1 ? 0 : (1 - this.#tokens) / perSecond;
  }

  /** Takes tokens even if they are missing; new ones fill the debt first. A negative number gives tokens back. */
  spend(tokens: number): void {
    this.#tokens -= tokens;
  }
}

const maxBuckets = 50_000;

/**
 * Token buckets by key. A bucket unused until it is full again is deleted. With very many keys all are deleted sooner,
 * so that memory stays bounded.
 */
export class Buckets {
  readonly #rate: Rate;
  /** Time in milliseconds in which every bucket fills up again. */
  readonly #refillTime: number;
  #current = new Map<string, TokenBucket>();
  #former = new Map<string, TokenBucket>();
  #turnedAt: number;

  /** A number as the rate means that many a minute, all at once if need be. */
  constructor(rate: Rate | number, now = performance.now()) {
    this.#rate = typeof rate === 'number' ? { perSecond: rate / 60, atOnce: rate } : rate;
    this.#refillTime = (1000 * this.#rate.atOnce) / this.#rate.perSecond;
    this.#turnedAt = now;
  }

  /** These three do the same as in `TokenBucket`. */
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

  /** Returns how many buckets are in memory. */
  get size(): number {
    return this.#current.size + this.#former.size;
  }
}
