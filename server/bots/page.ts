import { randomUUID } from 'node:crypto';
import type { LogEntry, State, SyncInfo } from 'boardgame.io';
import { newEntries } from '../../games/kit/log.ts';
import type { PageSocket } from '../realtime/rooms.ts';

/** What a bot's page shows. */
export interface Seen {
  readonly G: unknown;
  readonly stateID: number;
}

/** What is done with what comes. */
export interface PageHooks {
  /** There is something new to be seen; `added` to the log, if the page had been shown the match before. */
  readonly saw: (added: readonly LogEntry[]) => void;
  /** The seat, or the match, is not there any more. */
  readonly dismissed: () => void;
}

/**
 * The page of a bot's seat, without a browser and a socket: it is sent what any page of this seat is sent, and nothing
 * else ever reaches the bot. It takes states and log as boardgame.io's client does.
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

  /** undefined: it has been shown nothing yet. */
  get seen(): Seen | undefined {
    return this.#seen;
  }

  get log(): readonly LogEntry[] {
    return this.#log;
  }

  close(): void {
    this.#isOpen = false;
  }

  // What pages are sent has these types: the server itself sends it.
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
