import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';

/**
 * A proxy to a local server that can go dead like a radio link: connections stay open at both ends, and nothing comes
 * through.
 */
export class Cable {
  readonly #entrance: Server;
  readonly #ends = new Set<Socket>();
  #isCut = false;
  #hold: { readonly text: string; readonly held: (letGo: () => void) => void } | undefined;

  private constructor(end: NetConnectOpts) {
    this.#entrance = createServer((near) => {
      const far = connect(end);
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  /** Opens a cable to a port of this machine, or to any other address. */
  static async lay(end: number | NetConnectOpts): Promise<Cable> {
    const cable = new Cable(typeof end === 'number' ? { port: end, host: '127.0.0.1' } : end);
    cable.#entrance.listen(0, '127.0.0.1');
    await once(cable.#entrance, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#entrance.address() as AddressInfo).port}`;
  }

  /** Cuts all present connections for good. New ones are cut until `mend` is called. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.removeAllListeners('data');
  }

  /** Lets new connections through from now on. */
  mend(): void {
    this.#isCut = false;
  }

  /**
   * Holds back one end's data from the next occurrence of this text on. Resolves there, with a function that releases
   * it. All other connections, and the other direction, continue.
   */
  holdFrom(text: string): Promise<() => void> {
    return new Promise((held) => {
      this.#hold = { text, held };
    });
  }

  remove(): void {
    this.#entrance.close();
    for (const end of this.#ends) end.destroy();
  }

  #pass(piece: Buffer, from: Socket, to: Socket): void {
    const place = this.#hold ? piece.indexOf(this.#hold.text) : -1;
    if (!this.#hold || place < 0) {
      to.write(piece);
      return;
    }
    const { held } = this.#hold;
    this.#hold = undefined;
    to.write(piece.subarray(0, place));
    from.pause();
    held(() => {
      to.write(piece.subarray(place));
      from.resume();
    });
  }

  #join(from: Socket, to: Socket): void {
    this.#ends.add(from);
    if (!this.#isCut) from.on('data', (piece) => this.#pass(piece, from, to));
    const isDead = () => from.listenerCount('data') === 0;
    from.on('end', () => isDead() || to.end());
    from.on('error', () => isDead() || to.destroy());
    from.on('close', () => this.#ends.delete(from));
  }
}
