import { createClient } from '@redis/client';
import { logFailure } from '../ops/failures.ts';

/** Milliseconds until both connections must be there. */
const maxOpening = 3000;
/** Milliseconds that Redis may take to confirm what is listened to. */
const maxSubscription = 1000;
/** Milliseconds between two signs of life. */
const heartbeat = 2000;
/** Milliseconds that Redis may take to answer one: a line can go dead without being closed. */
const maxSilence = 2000;
/** Milliseconds for what was said last to get out. */
const maxFarewell = 500;

/** Commands that may wait for an answer of Redis before further ones fail. */
const maxQueue = 20_000;

/** It never connects again by itself. Without a connection its commands fail at once. */
const clientOf = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueue,
    socket: { connectTimeout: maxOpening, reconnectStrategy: false },
  });

type Client = ReturnType<typeof clientOf>;

/** The result, or an error if there is none in time. */
async function inTime<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer in ${milliseconds} ms`));
    // An answer that came while this process was busy is read before.
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
  /** Called once, when the link was up and is no more; not if it was closed. */
  readonly lost: () => void;
}

/**
 * Two connections to Redis, since one that listens can do nothing else. At the first trouble, also a
 * silent one, both are given up: who wants to go on makes a new link, which listens to nothing yet.
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
      // A connection that was under way when the link was given up.
      client.on('connect', () => this.#isOver && client.destroy());
    }
  }

  /** Rejects, with the reason, if Redis can't be reached. */
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
      if (this.#isUp) logFailure(error, 'News was not told to other servers.', {});
    });
  }

  /** Resolves when the channels are listened to, or the link is lost: after a second at most. */
  async subscribe(channels: readonly string[]): Promise<void> {
    if (!this.#isUp || channels.length === 0) return;
    try {
      const subscribed = this.#listener.subscribe([...channels], this.#hooks.hear);
      await inTime(maxSubscription, subscribed);
    } catch {
      this.#disconnect();
    }
  }

  /** Resolves when the channel is not listened to any more, or the link is lost. */
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
    // What was said last still gets out, if anything can.
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
