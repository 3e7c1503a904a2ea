import { ECDH } from 'node:crypto';
import type { PushAddress } from '../../protocol/notifications.ts';
import { RequestError } from '../lib/request-error.ts';

/**
 * The push services of all common browsers: Mozilla's, Google's, Apple's and Microsoft's. Nothing is ever sent
 * elsewhere. A leading dot stands for every host of the domain.
 */
const services = [
  '.push.services.mozilla.com',
  'fcm.googleapis.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Maximum length of an endpoint in characters: twice the longest that services give. */
export const maxEndpoint = 1024;

/** Bytes. */
const publicKeyLength = 65;
const secretLength = 16;

const isOfService = (host: string) =>
  services.some((service) => (service.startsWith('.') ? host.endsWith(service) : host === service));

/** A push service that is allowed beside the known ones. */
export interface AddressCheck {
  /** Origin of a service on this machine, for tests, or null for none. */
  readonly localOrigin: string | null;
}

function isEndpoint(url: URL, { localOrigin }: AddressCheck): boolean {
  if (localOrigin !== null && url.origin === localOrigin) return true;
  // No known service has a numeric address.
  const isPlain = url.username === '' && url.password === '' && url.port === '' && url.hash === '';
  return url.protocol === 'https:' && isPlain && isOfService(url.hostname);
}

/** Returns the address of a push service in its normal form, or throws a RequestError. */
function endpointFrom(value: unknown, check: AddressCheck): string {
  const isText = typeof value === 'string' && value.length <= maxEndpoint;
  const url = isText && URL.canParse(value) ? new URL(value) : undefined;
  if (url && isEndpoint(url, check) && url.href.length <= maxEndpoint) return url.href;
  throw new RequestError(
    400,
    '"endpoint" must be an address that a browser got from its push service: of Mozilla, Google, Apple or Microsoft.',
  );
}

function bytesFrom(value: unknown, length: number): Buffer | undefined {
  const isText = typeof value === 'string' && value.length <= 2 * length;
  if (!isText || !/^[\w-]+={0,2}$/.test(value)) return undefined;
  const bytes = Buffer.from(value, 'base64url');
  return bytes.length === length ? bytes : undefined;
}

/** Throws unless the key is a point of the curve: nothing could be encrypted with any other. */
function checkPoint(key: Buffer): void {
  ECDH.convertKey(key, 'prime256v1');
}

function keysFrom(value: unknown): PushAddress['keys'] {
  const given = typeof value === 'object' && value !== null ? value : {};
  const { p256dh, auth }: { p256dh?: unknown; auth?: unknown } = given;
  const [key, secret] = [bytesFrom(p256dh, publicKeyLength), bytesFrom(auth, secretLength)];
  try {
    if (key && secret) {
      checkPoint(key);
      return { p256dh: key.toString('base64url'), auth: secret.toString('base64url') };
    }
  } catch {
    // Reported below.
  }
  throw new RequestError(
    400,
    '"keys" must have the "p256dh" and the "auth" of a browser\'s push subscription.',
  );
}

/** Returns a browser's address that a client has sent, or throws a RequestError. */
export function pushAddressFrom(value: unknown, check: AddressCheck): PushAddress {
  if (typeof value !== 'object' || value === null) {
    throw new RequestError(
      400,
      '"subscription" must be a browser\'s push subscription: an object with "endpoint" and "keys".',
    );
  }
  const { endpoint, keys }: { endpoint?: unknown; keys?: unknown } = value;
  return { endpoint: endpointFrom(endpoint, check), keys: keysFrom(keys) };
}
