import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ConfigError } from '../lib/config-error.ts';
import { KeyedQueue } from '../lib/keyed-queue.ts';
import { log } from '../lib/log.ts';
import type { BusMessage, MessageBus, ScriptRunner } from './message-bus.ts';
import { RedisLink } from './redis-link.ts';

/**
 * Pauses before attempts to reconnect to Redis: the first, which doubles each time, and the longest. In milliseconds.
 */
const minPause = 50;
const maxPause = 1000;

/** Sends messages through Redis. Each server receives those of the others, not its own. */
export class RedisBus implements MessageBus {
  readonly isSingleNode = false;
  readonly redis: ScriptRunner;
  readonly #url: string;
  readonly #prefix: string;
  readonly #ownID = randomUUID();
  readonly #channels = new Map<string, (message: BusMessage) => void>();
  /**
   * Subscriptions by channel, one at a time. A subscription sent before Redis has confirmed the end of the last one
   * would count as done, and then end with it.
   */
  readonly #queue = new KeyedQueue();
  readonly #reconnectCallbacks: (() => void)[] = [];
  #link: RedisLink;
  #isCutOff = false;
  #isClosed = false;

  /** @param deployment separates the messages of several deployments over one Redis. */
  private constructor(url: string, deployment: string) {
    this.#url = url;
    this.#prefix = `paddock:${deployment}:`;
    this.#link = this.#newLink();
    this.redis = {
      prefix: this.#prefix,
      eval: (script, options) => this.#link.eval(script, options),
    };
  }

  /** Opens the bus. The first connection must succeed; later ones are made automatically. */
  static async open(url: string, deployment: string): Promise<RedisBus> {
    const bus = new RedisBus(url, deployment);
    try {
      await bus.#link.open();
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      throw new ConfigError(`Redis can't be reached (${reason}). Check REDIS_URL.`);
    }
    return bus;
  }

  get isDisconnected(): boolean {
    return this.#isCutOff;
  }

  publish(channel: string, message: BusMessage): void {
    this.#link.say(this.#prefix + channel, this.#ownID + JSON.stringify(message));
  }

  async subscribe(channel: string, hear: (message: BusMessage) => void): Promise<void> {
    this.#channels.set(channel, hear);
    await this.#queue.run(channel, async () => {
      if (this.#channels.has(channel)) await this.#link.subscribe([this.#prefix + channel]);
    });
  }

  unsubscribe(channel: string): void {
    if (!this.#channels.delete(channel)) return;
    void this.#queue.run(channel, async () => {
      if (!this.#channels.has(channel)) await this.#link.unsubscribe(this.#prefix + channel);
    });
  }

  onReconnect(callback: () => void): void {
    this.#reconnectCallbacks.push(callback);
  }

  async ping(): Promise<void> {
    if (this.#isCutOff) throw new Error('Redis is not connected.');
    await this.#link.ping();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#channels.clear();
    await this.#link.close();
  }

  #newLink(): RedisLink {
    return new RedisLink(this.#url, {
      hear: (text, channel) => this.#hear(text, channel),
      lost: () => this.#onDisconnected(),
    });
  }

  /**
   * Handles the messages of all channels. With one listener no message is received twice, or after its subscription has
   * ended.
   */
  #hear(text: string, channel: string): void {
    // Redis sends this server's own messages back, too. They are told by the ID before the JSON, without parsing.
    if (text.startsWith(this.#ownID)) return;
    const hear = this.#channels.get(channel.slice(this.#prefix.length));
    if (hear) hear(JSON.parse(text.slice(this.#ownID.length)));
  }

  #onDisconnected(): void {
    // If so, it was lost during a reconnection, which continues.
    if (this.#isCutOff) return;
    this.#isCutOff = true;
    log.warn('Redis is unreachable. Updates from other servers are delayed.');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let tries = 0; this.#isCutOff; tries += 1) {
      const pause = Math.min(minPause * 2 ** tries, maxPause);
      await wait(pause, undefined, { ref: false });
      if (this.#isClosed) return;
      await this.#tryToReconnect();
    }
    log.info('Redis is reachable again.');
    for (const callback of this.#reconnectCallbacks) callback();
  }

  async #tryToReconnect(): Promise<void> {
    const link = this.#newLink();
    this.#link = link;
    try {
      await link.open();
    } catch {
      return;
    }
    // Later subscriptions use this link themselves.
    await link.subscribe([...this.#channels.keys()].map((channel) => this.#prefix + channel));
    this.#isCutOff = !link.isUp;
  }
}
