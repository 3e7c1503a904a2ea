import { randomUUID } from 'node:crypto';
import type { LogEntry, State, SyncInfo } from 'boardgame.io';
import { newEntries } from '../../games/kit/log.ts';
import type { PageSocket } from '../realtime/match-rooms.ts';

/** The state that a bot's page shows. */
export interface Seen {
  readonly G: unknown;
  readonly stateID: number;
}

/** Callbacks for messages to the page. */
export interface PageHooks {
  /**
   * Called when the page shows a new state. `added` has the new log entries, or none if the match is shown for the
   * first time.
   */
  readonly saw: (added: readonly LogEntry[]) => void;
  /** Called when the seat or the match no longer exists. */
  readonly dismissed: () => void;
}

/**
 * The page of a bot's seat, without a browser or a socket. It is sent what any page of this seat is sent, and nothing
 * else reaches the bot. It applies states and log as boardgame.io's client does.
 */
export class BotPage implements PageSocket {
  readonly id = `bot-${randomUUID()}`;
  readonly isBot = true;
  readonly #hooks: PageHooks;
  #isOpen = true;
  #seen: Seen | undefined;
  #log: readonly LogEntry[] = [];

  constructor(hooks: PageHooks) {
    this.#hooks = hooks;
  }

  get connected(): boolean {
    return this.#isOpen;
  }

  /** The present state and its ID. Undefined until the first state is shown. */
  get seen(): Seen | undefined {
    return this.#seen;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  close(): void {
    this.#isOpen = false;
  }

  // The messages have these types: the server itself sends them.
  emit(message: string, ...args: readonly unknown[]): void {
    if (!this.#isOpen) return;
    if (message === 'sync') this.#takeWhole(args[1] as SyncInfo);
    else if (message === 'update') this.#takeNext(args[1] as State, args[2] as readonly LogEntry[]);
    else if (message === 'refused') this.#hooks.dismissed();
  }

  #takeWhole({ state, log }: SyncInfo): void {
    const added = this.#seen ? log.slice(this.#log.length) : [];
    this.#log = log;
    this.#show(state, added);
  }

  #takeNext(state: State, entries: readonly LogEntry[]): void {
    if (this.#seen && state._stateID < this.#seen.stateID) return;
    const added = newEntries(this.#log, entries);
    this.#log = [...this.#log, ...added];
    this.#show(state, added);
  }

  #show({ G, _stateID: stateID }: State, added: readonly LogEntry[]): void {
    this.#seen = { G, stateID };
    this.#hooks.saw(added);
  }
}
