import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress, PushedNotification } from '../../../protocol/notifications.ts';

/** A message that a push service received, decrypted with the keys of its browser. */
export interface TakenPush {
  /** Number of the browser, in the order of subscription. */
  readonly browser: number;
  readonly call: PushedNotification;
  /** The decrypted text. */
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
  /** The sender's public key, whose signature was valid. */
  readonly sender: string;
  readonly subject: string;
}

interface Browser {
  readonly address: PushAddress;
  readonly keys: ReturnType<typeof createECDH>;
  readonly secret: Buffer;
}

const base64 = (text: string) => Buffer.from(text, 'base64url');

function hkdf(
  key: Buffer,
  { salt, info, length }: { readonly salt: Buffer; readonly info: Buffer; readonly length: number },
): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}

/** Decrypts a body as a browser does according to RFC 8188 and RFC 8291. */
function unseal(body: Buffer, { keys, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body.readUInt8(20);
  const theirs = body.subarray(21, end);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs]);
  const shared = hkdf(keys.computeSecret(theirs), { salt: secret, info, length: 32 });
  const part = (name: string, length: number) =>
    hkdf(shared, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), length });
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  const last = plain.lastIndexOf(2);
  if (plain.subarray(last + 1).some((byte) => byte !== 0)) throw new Error('The padding is wrong.');
  return plain.subarray(0, last).toString();
}

/** Returns the sender if the signature (RFC 8292) is valid and for this service. */
function senderOf(authorization: string | undefined, origin: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = base64(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    base64(signature),
  );
  const { aud, exp, sub } = JSON.parse(base64(claims).toString());
  const left = exp - Date.now() / 1000;
  if (!isRight || aud !== origin || left <= 0 || left > 86_400) {
    throw new Error('The signature is wrong.');
  }
  return { sender: key, subject: String(sub) };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A local push service that follows the protocol and refuses every violation of it. */
export class PushService {
  readonly taken: TakenPush[] = [];
  /** Number of requests, valid or not. */
  asked = 0;
  /** Answer to give instead of accepting a message, or null. `silence` never answers. */
  answer: { readonly status: number; readonly after?: number } | 'silence' | null = null;
  /** Reason why a message was not accepted. Null if all were valid. */
  fault: string | null = null;
  readonly #browsers: Browser[] = [];
  readonly #server = createServer((request, response) => {
    // A server of Paddock may break a request off while it is read.
    this.#take(request, response).catch(() => response.destroy());
  });
  #wake: () => void = () => {};

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo; // it listens on a port
    return `http://127.0.0.1:${port}`;
  }

  /** Subscribes a browser. Returns what the browser gets. */
  subscribe(): PushAddress {
    const keys = createECDH('prime256v1');
    const secret = randomBytes(16);
    const address = {
      endpoint: `${this.origin}/push/${this.#browsers.length}`,
      keys: { p256dh: keys.generateKeys('base64url'), auth: secret.toString('base64url') },
    };
    this.#browsers.push({ address, keys, secret });
    return address;
  }

  /** Resolves when a condition holds. It is checked after every request. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bytesOf(request);
    this.asked += 1;
    if (this.answer === 'silence') return this.#wake();
    if (this.answer) {
      if (this.answer.after !== undefined) response.setHeader('Retry-After', this.answer.after);
      response.statusCode = this.answer.status;
    } else {
      try {
        this.taken.push(this.#open(request, body));
        response.statusCode = 201;
      } catch (error) {
        this.fault = String(error);
        response.statusCode = 400;
      }
    }
    response.end();
    this.#wake();
  }

  #open({ url, headers }: IncomingMessage, body: Buffer): TakenPush {
    const browser = Number(/^\/push\/(\d+)$/.exec(url ?? '')?.[1]);
    const found = this.#browsers[browser];
    if (!found) throw new Error(`No browser is at ${url}.`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The body is not sealed.');
    const text = unseal(body, found);
    const sender = senderOf(headers.authorization, this.origin);
    return { browser, call: JSON.parse(text), text, headers, ...sender };
  }
}
