import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** WebSocket's frame types. */
export const opcodes = {
  continued: 0,
  text: 1,
  binary: 2,
  reserved: 3,
  close: 8,
  ping: 9,
} as const;

/** Returns the first bytes of a client's frame that announces a payload of some length. */
export function frameHead(length: number, firstByte: number = 0x80 | opcodes.text): Buffer {
  const head = Buffer.alloc(14);
  head.writeUInt8(firstByte, 0);
  // Masked, as a client's frames must be, with a mask of zeros that changes nothing.
  head.writeUInt8(0x80 | 127, 1);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

/** Returns a whole frame; `firstByte` has its flags and its type, unless it is a text in one piece. */
export function frame(payload: string | Buffer, firstByte?: number): Buffer {
  const bytes = Buffer.from(payload);
  return Buffer.concat([frameHead(bytes.length, firstByte), bytes]);
}

/** A connection on which a test writes any bytes, after the WebSocket handshake. */
export class RawSocket {
  readonly tcp: Socket;
  /** Resolves when the connection has ended for any reason. */
  readonly closed: Promise<void>;
  #told = '';

  private constructor(tcp: Socket) {
    this.tcp = tcp;
    this.closed = new Promise((resolve) => {
      tcp.once('close', () => resolve());
    });
    tcp.on('error', () => {});
    tcp.on('data', (bytes) => {
      this.#told += bytes.toString('latin1');
    });
  }

  /** Opens a connection; `address` is its claimed origin. */
  static async open(url: string, address: string): Promise<RawSocket> {
    const asking = request(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
        'x-forwarded-for': address,
      },
    });
    asking.end();
    const [, tcp] = await once(asking, 'upgrade');
    return new RawSocket(tcp);
  }

  /** Opens a connection that has joined a game's namespace. */
  static async openIn(game: string, url: string, address: string): Promise<RawSocket> {
    const socket = await RawSocket.open(url, address);
    await socket.enter(game);
    return socket;
  }

  async enter(game: string): Promise<void> {
    this.send(`40/${game},`);
    await this.hears(`40/${game},{"sid"`);
  }

  send(payload: string): void {
    this.tcp.write(frame(payload));
  }

  /** Resolves when the server has ever sent this text. */
  async hears(text: string): Promise<void> {
    while (!this.#told.includes(text)) await once(this.tcp, 'data');
  }

  /** Writes the same bytes again and again, until the other end hangs up. */
  async pour(bytes: Buffer): Promise<void> {
    while (this.tcp.writable) {
      const written = new Promise((resolve) => this.tcp.write(bytes, resolve));
      await Promise.race([written, this.closed]);
    }
    await this.closed;
  }
}
