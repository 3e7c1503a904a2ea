import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FilteredMetadata, LogEntry, State, SyncInfo } from 'boardgame.io';
import { io, type Socket } from 'socket.io-client';
import type { ChatLine, RefusedMessage, Table } from '../../../protocol/tables.ts';
import type { Seated } from '../servers/page.ts';

/** Outcome of a move: accepted, refused with a reason, or unknown because the connection was lost. */
export type Outcome = 'taken' | 'lost' | RefusedMessage;

interface PendingMove {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The state on which the move was made. */
  readonly stateID: number;
  readonly settle: (outcome: Outcome) => void;
}

const open = new Set<FollowingPage>();

/** Closes all pages that a test has left open, for instance because it failed. They would reconnect for ever. */
export function closeFollowingPages(): void {
  for (const page of open) page.close();
}

/** Time until a page without a server or an answer tries again, in milliseconds. */
const reconnectionDelay = 50;
/** In milliseconds. Only this makes socket.io's client notice a server that was killed during the handshake. */
const maxGreeting = 10_000;
/** Time after which a page stops waiting, in milliseconds. */
const maxWait = 40_000;

export interface Following {
  /** The page's address, reported to servers behind a proxy. Left out where it reports none. */
  readonly from?: string;
  /** Time after which the page stops waiting, in milliseconds. Defaults to the limit of a test. */
  readonly patience?: number;
  /** Called with everything that the page is sent. */
  readonly look?: (name: string, args: readonly unknown[]) => void;
}

/**
 * A page that follows a match as boardgame.io's client does (client.ts: `update` and `sync`). It records what must
 * never be seen. If it loses its server, it reconnects to the next of its addresses.
 */
export class FollowingPage {
  readonly seat: Seated;
  state: State | undefined;
  log: readonly LogEntry[] = [];
  table: Table | undefined;
  seats: FilteredMetadata = [];
  readonly chat: string[] = [];
  readonly refusals: RefusedMessage[] = [];
  /** Events on this page that may never happen. */
  readonly faults: string[] = [];
  /** Number of its own moves that it has seen accepted. */
  acknowledged = 0;
  readonly #addresses: readonly string[];
  readonly #following: Following;
  readonly #isWatching = new Set<() => void>();
  #at = 0;
  #socket: Socket | undefined;
  #pending: PendingMove | undefined;
  #isOpen = true;
  #isInSync = false;

  constructor(addresses: readonly string[], seat: Seated, following: Following = {}) {
    this.#addresses = addresses;
    this.#following = following;
    this.seat = seat;
    open.add(this);
    this.#connect();
  }

  /** Waits until a condition holds. It is checked after everything that the page receives. */
  until(isSo: () => boolean): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.#isWatching.delete(look);
        clearTimeout(timer);
      };
      const look = () => {
        if (!isSo()) return;
        stop();
        resolve();
      };
      const timer = setTimeout(() => {
        look();
        stop();
        reject(new Error(`Waited in vain: ${this.#situation}`));
      }, this.#following.patience ?? maxWait);
      timer.unref();
      this.#isWatching.add(look);
    });
  }

  /** Makes a move on the state that the page shows, or on another one. */
  async move(
    type: string,
    args: readonly unknown[],
    stateID = this.state?._stateID ?? 0,
  ): Promise<Outcome> {
    if (this.#pending) throw new Error('One move after the other.');
    const { matchID, playerID, credentials } = this.seat;
    const payload = { type, args, playerID, credentials };
    const outcome = new Promise<Outcome>((settle) => {
      this.#pending = { type, args, stateID, settle };
    });
    if (!this.#socket?.connected) this.#settle('lost');
    else this.#socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    return outcome;
  }

  /** Drops its connection, if any, and goes to the next of its addresses. */
  moveOn(): void {
    // While it is still connecting, no disconnection would be reported to make it reconnect.
    if (this.#socket?.connected) this.#socket.disconnect();
  }

  say(text: string, id: string): void {
    const { matchID, playerID, credentials } = this.seat;
    this.#socket?.emit('chat', matchID, { id, sender: playerID, payload: text }, credentials);
  }

  close(): void {
    this.#isOpen = false;
    this.#isInSync = false;
    open.delete(this);
    this.#socket?.disconnect();
    this.#settle('lost');
    this.lookAgain();
  }

  /** Whether the page is open. A closed page stays closed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the page is connected and has received the match. */
  get isConnected(): boolean {
    return this.#isInSync;
  }

  get #situation(): string {
    const { seat, state, refusals, faults } = this;
    const { matchID, playerID } = seat;
    const greeted = this.#socket?.connected ? 'not shown the match' : 'not connected';
    const connected = this.#isInSync ? 'connected' : greeted;
    const sent = this.#pending ? `waits for ${this.#pending.type}` : 'waits for no answer';
    const heard = JSON.stringify([refusals.length, refusals.at(-1), ...faults]);
    return `${matchID} ${playerID}, ${connected}, state ${state?._stateID}, ${sent}, ${heard}`;
  }

  get #name(): string {
    return `${this.seat.matchID} ${this.seat.playerID}`;
  }

  #connect(): void {
    const address = this.#addresses[this.#at % this.#addresses.length];
    const { from, look } = this.#following;
    const socket = io(`${address}/${this.seat.game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: maxGreeting,
      ...(from !== undefined && { extraHeaders: { 'x-forwarded-for': from } }),
    });
    this.#socket = socket;
    socket.on('connect', () => this.#ask());
    socket.on('connect_error', () => this.#comeBack(socket));
    socket.on('disconnect', () => this.#comeBack(socket));
    socket.on('sync', (_, info: SyncInfo) => this.#onSync(info));
    socket.on('update', (_, state: State, deltalog: readonly LogEntry[]) =>
      this.#onUpdate(state, deltalog),
    );
    socket.on('refused', (refused: RefusedMessage) => this.#onRefused(refused));
    socket.on('matchData', (_, seats: FilteredMetadata) => {
      this.seats = seats;
    });
    socket.on('table', (_, table: Table) => {
      this.table = table;
    });
    socket.on('chat', (_, { payload }: { readonly payload: ChatLine }) => {
      this.chat.push(payload.text);
    });
    // After the handlers above, so that `look` sees their results.
    socket.onAny((name: string, ...args) => {
      look?.(name, args);
      queueMicrotask(() => this.lookAgain());
    });
  }

  async #comeBack(socket: Socket): Promise<void> {
    if (!this.#isOpen || socket !== this.#socket) return;
    // Some disconnections are reported twice.
    this.#socket = undefined;
    this.#isInSync = false;
    this.#settle('lost');
    this.#at += 1;
    await wait(reconnectionDelay);
    if (this.#isOpen) this.#connect();
  }

  #ask(): void {
    const { matchID, playerID, credentials } = this.seat;
    this.#socket?.emit('sync', matchID, playerID, credentials, 2);
  }

  #onSync({ state, log: stored, filteredMetadata }: SyncInfo): void {
    // boardgame.io leaves out a log without entries.
    const log = stored ?? [];
    const known = new Set(log.map((entry) => JSON.stringify(entry)));
    for (const entry of this.log) {
      if (known.has(JSON.stringify(entry))) continue;
      this.faults.push(`${this.#name}: a move that was seen is gone: ${JSON.stringify(entry)}`);
    }
    if (this.state && state._stateID < this.state._stateID) {
      this.faults.push(`${this.#name}: back from ${this.state._stateID} to ${state._stateID}`);
    }
    const added = log.slice(this.log.length);
    this.#isInSync = true;
    this.state = state;
    this.log = log;
    this.seats = filteredMetadata;
    this.#noteOwn(added);
  }

  #onUpdate(state: State, deltalog: readonly LogEntry[]): void {
    if (this.state && state._stateID < this.state._stateID) return;
    const newest = this.log.at(-1)?._stateID ?? -1;
    const added = deltalog.filter(({ _stateID }) => _stateID > newest);
    this.state = state;
    this.log = [...this.log, ...added];
    this.#noteOwn(added);
  }

  /** Looks for its own move among the new log entries. */
  #noteOwn(added: readonly LogEntry[]): void {
    const pending = this.#pending;
    if (!pending) return;
    const isOwn = ({ action, _stateID }: LogEntry) =>
      action.type === 'MAKE_MOVE' &&
      _stateID >= pending.stateID &&
      action.payload.playerID === this.seat.playerID &&
      action.payload.type === pending.type &&
      isDeepStrictEqual(action.payload.args, pending.args);
    if (added.some(isOwn)) this.#settle('taken');
  }

  #onRefused(refused: RefusedMessage): void {
    this.refusals.push(refused);
    if (refused.message === 'update') this.#settle(refused);
    // As on the lobby's pages. A page that already shows the match is updated by the server.
    if (refused.code === 'notSaved' && !this.#isInSync) this.#askLater();
  }

  async #askLater(): Promise<void> {
    await wait(reconnectionDelay);
    if (!this.#isInSync) this.#ask();
  }

  #settle(outcome: Outcome): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (outcome === 'taken') this.acknowledged += 1;
    pending?.settle(outcome);
  }

  /** Checks all conditions that are waited for. */
  lookAgain(): void {
    for (const look of [...this.#isWatching]) look();
  }
}
