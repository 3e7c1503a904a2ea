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
 * A way to a local server that can go dead as a radio link does: connections stay open at both ends, and
 * nothing comes through.
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

  /** To a port of this machine, or anywhere else. */
  static async lay(end: number | NetConnectOpts): Promise<Cable> {
    const cable = new Cable(typeof end === 'number' ? { port: end, host: '127.0.0.1' } : end);
    cable.#entrance.listen(0, '127.0.0.1');
    await once(cable.#entrance, 'listening');
    return cable;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#entrance.address() as AddressInfo).port}`;
  }

  /** Nothing more comes through what is connected now, ever; nor through anything new until it is mended. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.removeAllListeners('data');
  }

  /** What connects from now on comes through. */
  mend(): void {
    this.#isCut = false;
  }

  /**
   * Holds back what one end says from the next place on where it says this; resolves there, with a function
   * that lets it go on. All other connections, and the other direction, go on.
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
