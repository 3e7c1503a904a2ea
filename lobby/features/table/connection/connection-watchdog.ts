import type { SocketIO } from 'boardgame.io/multiplayer';

type Socket = ReturnType<ReturnType<typeof SocketIO>>['socket'];

/** All in milliseconds. */
const times = {
  /** Answers that take longer are waited for in words. */
  untilLate: 1000,
  /** The server answers whatever a page sends; after so long without a word something is wrong. */
  untilSilent: 4000,
  /** The server pings every 10 s: who has heard nothing for longer has no connection. */
  untilDead: 15_000,
  /** Where the server itself ended the connection; as much again by chance, so that not all come at once. */
  beforeTryingAgain: 2000,
} as const;

/**
 * Watches over a socket: finds out sooner than socket.io's client that a connection is dead, and connects
 * again where that client would wait or not try at all.
 */
export class ConnectionWatchdog {
  readonly #socket: Socket;
  readonly #changed: () => void;
  #heardAt = Date.now();
  #isSilent = false;
  #isLate = false;
  #beforeLate: ReturnType<typeof setTimeout> | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #dying: ReturnType<typeof setTimeout> | undefined;
  #tryingAgain: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called whenever `isSilent` or `isLate` changes. */
  constructor(socket: Socket, changed: () => void) {
    this.#socket = socket;
    this.#changed = changed;
    socket.onAny(this.#hear);
    socket.io.on('ping', this.#hear);
    socket.on('connect', this.#hear);
    socket.on('disconnect', this.#break);
    socket.on('connect_error', this.#tryAgain);
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#fallSilent);
  }

  /** Whether the device is offline, or something was sent and nothing at all has come back for a while. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Whether an answer takes longer than usual. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** To be called when something was sent. */
  expectAnswer(): void {
    this.#beforeLate ??= setTimeout(() => {
      this.#isLate = true;
      this.#changed();
    }, times.untilLate);
    this.#waiting ??= setTimeout(this.#fallSilent, times.untilSilent);
  }

  close(): void {
    this.#stopWaiting();
    clearTimeout(this.#tryingAgain);
    this.#socket.offAny(this.#hear);
    this.#socket.io.off('ping', this.#hear);
    this.#socket.off('connect', this.#hear);
    this.#socket.off('disconnect', this.#break);
    this.#socket.off('connect_error', this.#tryAgain);
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#fallSilent);
  }

  readonly #fallSilent = (): void => {
    this.#isSilent = true;
    this.#changed();
  };

  readonly #hear = (): void => {
    this.#heardAt = Date.now();
    const wasOverdue = this.#isSilent || this.#isLate;
    this.#stopWaiting();
    this.#dying = setTimeout(this.#connectAnew, times.untilDead);
    if (wasOverdue) this.#changed();
  };

  #stopWaiting(): void {
    clearTimeout(this.#waiting);
    clearTimeout(this.#beforeLate);
    clearTimeout(this.#dying);
    this.#waiting = undefined;
    this.#beforeLate = undefined;
    this.#isSilent = false;
    this.#isLate = false;
  }

  readonly #break = (): void => {
    this.#stopWaiting();
    // socket.io would send it after the next connection, when it may not be wanted any more.
    this.#socket.sendBuffer.length = 0;
    this.#tryAgain();
  };

  /** socket.io's client goes on by itself, unless the server has refused or ended the connection. */
  readonly #tryAgain = (): void => {
    if (this.#socket.active) return;
    clearTimeout(this.#tryingAgain);
    const delay = times.beforeTryingAgain * (1 + Math.random());
    this.#tryingAgain = setTimeout(() => this.#socket.connect(), delay);
  };

  readonly #connectAnew = (): void => {
    this.#socket.disconnect().connect();
    clearTimeout(this.#tryingAgain);
  };

  /** A page that is looked at again, or a device that is back in a network, doesn't wait for its turn. */
  readonly #wake = (): void => {
    if (document.hidden) return;
    const isDead = Date.now() - this.#heardAt > times.untilDead;
    if (isDead || this.#isSilent || !this.#socket.connected) this.#connectAnew();
  };
}
