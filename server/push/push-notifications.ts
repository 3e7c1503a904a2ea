import { createHash } from 'node:crypto';
import { catalogGame } from '../../games/index.ts';
import { isLanguage, languages } from '../../games/kit/language.ts';
import { notificationSentences } from '../../protocol/notification-sentences.ts';
import type {
  NotificationKind,
  PushAddress,
  PushedNotification,
} from '../../protocol/notifications.ts';
import { seatOf } from '../domain/credentials.ts';
import { isPerson, isPlaying } from '../domain/seat-data.ts';
import type { TableData } from '../domain/table-settings.ts';
import { logFailure } from '../lib/log-failure.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Subscription } from '../persistence/repositories/subscriptions.ts';
import type { SqlStorage } from '../persistence/sql-storage.ts';
import type { Presence } from '../realtime/presence.ts';
import { type AddressCheck, pushAddressFrom } from './address.ts';
import { type Backoff, type JobOutcome, JobQueue } from './job-queue.ts';
import { type PushOutcome, sendPush } from './push.ts';
import { newPushKeys, type PushKeys, pushKeysFrom } from './push-keys.ts';

/** Seconds. */
const day = 86_400;
const minute = 60;

/** Number of consecutive failures after which a device is deleted. */
const maxFailures = 5;

/** Contact address for services, used if PUBLIC_URL is not set. */
const unknownSubject = 'https://paddock.example';

export interface PushNotificationsParts {
  readonly storage: Pick<SqlStorage, 'seats' | 'subscriptions'>;
  readonly presence: Pick<Presence, 'isConnected'>;
  readonly metrics: Pick<Metrics, 'notificationSent'>;
  /** Public address of this deployment, or null if not set. */
  readonly publicUrl: string | null;
}

/** The allowed push services, with their timeouts in milliseconds. */
export interface PushServiceOptions extends AddressCheck {
  readonly backoff: Backoff;
  /** Maximum time for one notification. */
  readonly timeoutMs: number;
}

/** The services of all common browsers. Tests, which can't reach them, use their own. */
const knownServices: PushServiceOptions = {
  localOrigin: null,
  backoff: { first: 10_000, longest: 600_000 },
  timeoutMs: 5000,
};

/** A notification of some of a match's seats. */
export interface SeatNotification {
  readonly matchID: string;
  readonly table: Pick<TableData, 'gameName' | 'players'>;
  readonly kind: NotificationKind;
  readonly playerIDs: readonly string[];
}

/** A notification for one device. */
interface DeviceNotification {
  readonly subscription: Subscription;
  readonly kind: NotificationKind;
}

/** Returns the seat that has this key, whatever its number. */
function holderOf({ players }: Pick<TableData, 'players'>, key: string) {
  return Object.values(players).find((seat) => seat.key === key);
}

function titleOf(gameName: string, language: (typeof languages)[number]): string {
  return catalogGame(gameName)?.info.description[language].title ?? 'Paddock';
}

/** Returns the content of a notification. It has nothing of the match, and no names: services could store it. */
function callFrom(
  { subscription, kind }: DeviceNotification,
  gameName: string,
): PushedNotification {
  const { matchID } = subscription;
  const language = isLanguage(subscription.language) ? subscription.language : languages[0];
  const body = notificationSentences[language][kind];
  return { kind, matchID, language, title: titleOf(gameName, language), body };
}

/** Returns the seconds for which a notification is relevant. */
function lifetimeOf({ settings: { timeControl } }: TableData): number {
  if (timeControl.kind === 'together') return day;
  if (timeControl.kind === 'days') return timeControl.days * day;
  return Math.max(minute, timeControl.turnSeconds + timeControl.reserveSeconds);
}

/**
 * Returns the topic of a match in the 32 characters allowed. It is a hash, since services must not learn the match's
 * ID.
 */
const topicOf = (matchID: string) =>
  createHash('sha256').update(matchID).digest('base64url').slice(0, 32);

const isHttps = (address: string | null) => address?.startsWith('https:') === true;

/**
 * Notifies players whose pages are all closed, by the push services of their browsers. No caller waits for it or sees
 * its errors. Players who have left the table are not notified.
 */
export class PushNotifications {
  readonly #parts: PushNotificationsParts;
  readonly #services: PushServiceOptions;
  readonly #queue: JobQueue;
  readonly #closing = new AbortController();
  readonly #lookUps = new Set<Promise<void>>();
  readonly #keys: PushKeys;

  private constructor(parts: PushNotificationsParts, keys: PushKeys, services: PushServiceOptions) {
    this.#parts = parts;
    this.#keys = keys;
    this.#services = services;
    this.#queue = new JobQueue(services.backoff);
  }

  /** Opens the notifications with the keys that all servers on the database share. The first start creates them. */
  static async open(
    parts: PushNotificationsParts,
    services = knownServices,
  ): Promise<PushNotifications> {
    const keys = pushKeysFrom(await parts.storage.subscriptions.pushKeys(newPushKeys));
    return new PushNotifications(parts, keys, services);
  }

  /** The public key that browsers need to subscribe. */
  get publicKey(): string {
    return this.#keys.publicKey;
  }

  /** Returns a browser's address that a client has sent. Throws a RequestError if it belongs to no known service. */
  addressFrom(value: unknown): PushAddress {
    return pushAddressFrom(value, this.#services);
  }

  /** Notifies the players of these seats whose pages are all closed. Returns at once, and never throws. */
  notify({ matchID, table, kind, playerIDs }: SeatNotification): void {
    if (this.#closing.signal.aborted) return;
    const keys = playerIDs.flatMap((playerID) => {
      const seat = seatOf(table, playerID);
      // While a bot stands in, it is the bot's turn.
      const isMeant = seat && (kind === 'turn' ? isPlaying(seat) : isPerson(seat));
      const isAway = isMeant && !this.#parts.presence.isConnected(matchID, playerID);
      return isAway && seat.key ? [seat.key] : [];
    });
    if (keys.length === 0) return;
    const lookUp = this.#lookUp(matchID, keys, kind).finally(() => this.#lookUps.delete(lookUp));
    this.#lookUps.add(lookUp);
  }

  /** Resolves when all notifications have been sent or dropped. */
  async idle(): Promise<void> {
    await Promise.all(this.#lookUps);
    await this.#queue.idle();
  }

  /** Stops sending. Resolves when nothing is in progress. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([...this.#lookUps, this.#queue.close()]);
  }

  async #lookUp(
    matchID: string,
    seatKeys: readonly string[],
    kind: NotificationKind,
  ): Promise<void> {
    try {
      const { storage } = this.#parts;
      for (const subscription of await storage.subscriptions.of(matchID, seatKeys)) {
        const { address } = subscription;
        this.#queue.add({
          id: `${matchID} ${address.endpoint}`,
          service: new URL(address.endpoint).host,
          run: (isLastTry) => this.#deliver({ subscription, kind }, isLastTry),
        });
      }
    } catch (error) {
      logFailure(error, 'Nobody could be called.', { matchID });
    }
  }

  async #deliver(call: DeviceNotification, isLastTry: boolean): Promise<JobOutcome> {
    try {
      return await this.#tryToDeliver(call, isLastTry);
    } catch (error) {
      const { matchID } = call.subscription;
      logFailure(error, 'Somebody could not be called.', { matchID });
      return 'done';
    }
  }

  async #tryToDeliver(call: DeviceNotification, isLastTry: boolean): Promise<JobOutcome> {
    const { metrics, publicUrl } = this.#parts;
    const { subscription } = call;
    const table = await this.#stillAway(subscription);
    if (!table) return 'done';
    const { matchID, address } = subscription;
    const outcome = await sendPush(
      {
        address,
        notification: callFrom(call, table.gameName),
        lifetimeSeconds: lifetimeOf(table),
        topic: topicOf(matchID),
      },
      {
        keys: this.#keys,
        subject: publicUrl !== null && isHttps(publicUrl) ? publicUrl : unknownSubject,
        closing: this.#closing.signal,
        timeoutMs: this.#services.timeoutMs,
      },
    );
    if (this.#closing.signal.aborted) return 'done';
    metrics.notificationSent(outcome.kind);
    await this.#note(subscription, outcome, isLastTry);
    return outcome.kind === 'unreachable' ? { rest: outcome.rest } : 'done';
  }

  async #note(
    subscription: Subscription,
    { kind }: PushOutcome,
    isLastTry: boolean,
  ): Promise<void> {
    const { subscriptions } = this.#parts.storage;
    if (kind === 'arrived') await subscriptions.noteArrival(subscription);
    else if (kind === 'gone')
      await subscriptions.remove(subscription, subscription.address.endpoint);
    else if (kind === 'refused' || isLastTry) {
      await subscriptions.noteFailure(subscription, maxFailures);
    }
  }

  /** Returns the match if the player still has the seat with all pages closed: the job may have waited for a while. */
  async #stillAway({
    matchID,
    seatKey: key,
    address,
  }: Subscription): Promise<TableData | undefined> {
    const { storage, presence } = this.#parts;
    const table = (await storage.seats(matchID))?.table;
    const seat = table && holderOf(table, key);
    if (!seat || !isPerson(seat)) {
      await storage.subscriptions.forget(matchID, [key]);
      return undefined;
    }
    if (presence.isConnected(matchID, String(seat.id))) return undefined;
    const devices = await storage.subscriptions.of(matchID, [key]);
    const isThere = devices.some((each) => each.address.endpoint === address.endpoint);
    return isThere ? table : undefined;
  }
}
