import { createClient } from '@redis/client';
import { logFailure } from '../lib/log-failure.ts';

/** Maximum time for both connections to open. In milliseconds. */
const maxOpening = 3000;
/** Maximum time for Redis to confirm a subscription. In milliseconds. */
const maxSubscription = 1000;
/** Maximum time for the answer to a script. In milliseconds. */
const maxScript = 500;
/** Time between two heartbeats. In milliseconds. */
const heartbeat = 2000;
/** Maximum time for the answer to a heartbeat: a connection can die without being closed. In milliseconds. */
const maxSilence = 2000;
/** Maximum time for the last messages to be sent. In milliseconds. */
const maxFarewell = 500;

/** Maximum number of commands that wait for Redis before further ones fail. */
const maxQueue = 20_000;

/** Returns a client that never reconnects by itself. Without a connection its commands fail at once. */
const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueue,
    socket: { connectTimeout: maxOpening, reconnectStrategy: false },
  });

type Client = ReturnType<typeof clientOf>;

/** Resolves with the result, or rejects if it takes too long. */
async function inTime<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer in ${milliseconds} ms`));
    // Answers that arrived while this process was busy are read first.
    timer = setTimeout(() => setImmediate(fail), milliseconds);
  });
  try {
    return await Promise.race([result, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

export interface LinkHooks {
  readonly hear: (text: string, channel: string) => void;
  /** Called once when an open link is lost, but not if it was closed. */
  readonly lost: () => void;
}

/**
 * Two connections to Redis, since one that subscribes can do nothing else. At the first failure, even a silent one,
 * both are dropped. The caller makes a new link, which has no subscriptions yet.
 */
export class RedisLink {
  readonly #speaker: Client;
  readonly #listener: Client;
  readonly #hooks: LinkHooks;
  #isUp = false;
  #isOver = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(url: string, hooks: LinkHooks) {
    this.#hooks = hooks;
    this.#speaker = clientOf(url);
    this.#listener = clientOf(url);
    for (const client of [this.#speaker, this.#listener]) {
      client.on('error', () => this.#disconnect());
      // A connection that was being made when the link was dropped.
      client.on('connect', () => this.#isOver && client.destroy());
    }
  }

  /** Opens both connections. Rejects with the reason if Redis can't be reached. */
  async open(): Promise<void> {
    try {
      const bothConnected = Promise.all([this.#speaker.connect(), this.#listener.connect()]);
      await inTime(maxOpening, bothConnected);
      if (this.#isOver) throw new Error('closed');
    } catch (error) {
      this.#disconnect();
      throw error;
    }
    this.#isUp = true;
    void this.#beat();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  say(channel: string, text: string): void {
    if (!this.#isUp) return;
    this.#speaker.publish(channel, text).catch((error) => {
      if (this.#isUp) logFailure(error, 'A message to other servers could not be sent.', {});
    });
  }

  /** Runs a script. Rejects if the link is down, or takes too long to answer. */
  async eval(
    script: string,
    options: { readonly keys: string[]; readonly arguments: string[] },
  ): Promise<unknown> {
    if (!this.#isUp) throw new Error('Redis is not connected.');
    return inTime(maxScript, this.#speaker.eval(script, options));
  }

  /** Resolves when the channels are subscribed, or the link is lost: after a second at most. */
  async subscribe(channels: readonly string[]): Promise<void> {
    if (!this.#isUp || channels.length === 0) return;
    try {
      const subscribed = this.#listener.subscribe([...channels], this.#hooks.hear);
      await inTime(maxSubscription, subscribed);
    } catch {
      this.#disconnect();
    }
  }

  /** Resolves when the channel is unsubscribed, or the link is lost. */
  async unsubscribe(channel: string): Promise<void> {
    if (!this.#isUp) return;
    try {
      await this.#listener.unsubscribe(channel, this.#hooks.hear);
    } catch {
      this.#disconnect();
    }
  }

  /** Resolves if both connections answer. */
  async ping(): Promise<void> {
    const bothAnswered = Promise.all([this.#speaker.ping(), this.#listener.ping()]);
    await inTime(maxSilence, bothAnswered);
  }

  async close(): Promise<void> {
    const wasUp = this.#isUp;
    this.#end();
    this.#listener.destroy();
    // The last messages are still sent, if possible.
    if (wasUp) await inTime(maxFarewell, this.#speaker.close()).catch(() => {});
    this.#speaker.destroy();
  }

  async #beat(): Promise<void> {
    try {
      await this.ping();
    } catch {
      this.#disconnect();
    }
    if (this.#isUp) this.#heartbeat = setTimeout(() => void this.#beat(), heartbeat).unref();
  }

  #end(): void {
    this.#isUp = false;
    this.#isOver = true;
    clearTimeout(this.#heartbeat);
  }

  #disconnect(): void {
    if (this.#isOver) return;
    const wasUp = this.#isUp;
    this.#end();
    this.#speaker.destroy();
    this.#listener.destroy();
    if (wasUp) this.#hooks.lost();
  }
}
