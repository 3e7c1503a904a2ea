import type { SocketIO } from 'boardgame.io/multiplayer';

type Socket = ReturnType<ReturnType<typeof SocketIO>>['socket'];

/** In milliseconds. */
const times = {
  /** The page mentions answers that take longer. */
  untilLate: 1000,
  /** The server answers every message. Longer silence means that something is wrong. */
  untilSilent: 4000,
  /** The server pings every 10 s. Longer silence means that the connection is dead. */
  untilDead: 15_000,
  /** After the server ended the connection. A random time up to the same is added, so that clients spread out. */
  beforeTryingAgain: 2000,
} as const;

/** Detects a dead connection sooner than socket.io's client, and reconnects where that client would wait or give up. */
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

  /** Whether an answer is late. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** Notes that a message was sent. */
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
    // socket.io would send it after reconnecting, when the player may no longer want it.
    this.#socket.sendBuffer.length = 0;
    this.#tryAgain();
  };

  /**
   * Reconnects after the server has refused or ended the connection; otherwise socket.io's client does so by itself.
   */
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

  /** Reconnects at once when the page becomes visible or the device is online again. */
  readonly #wake = (): void => {
    if (document.hidden) return;
    const isDead = Date.now() - this.#heardAt > times.untilDead;
    if (isDead || this.#isSilent || !this.#socket.connected) this.#connectAnew();
  };
}
