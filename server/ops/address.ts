import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Returns the first 64 bits of an IPv6 address, which one household or one machine is usually assigned. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing IPv4 notation stands for two groups, all of them beyond the first four.
  const backLength = back.length + (back.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - front.length - backLength;
  const groups = [...front, ...new Array<string>(zeros).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const embeddedIPv4 = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the address that limits count: an IPv4 address, or the /64 network of an IPv6 address. */
function countedAddress(address: string): string {
  const inner = embeddedIPv4.exec(address)?.groups?.address;
  if (inner !== undefined) return inner;
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** Returns whether a request comes from this machine, and not through a proxy on it. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const peer = countedAddress(socket.remoteAddress ?? '');
  const isLocal = peer.startsWith('127.') || socket.remoteAddress === '::1';
  const isForwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(
    (name) => name in headers,
  );
  return isLocal && !isForwarded;
}

/**
 * Returns the client's address: the peer of the connection or, behind trusted proxies, what the outermost of them wrote
 * into X-Forwarded-For. Each proxy appends the address of its own client. Entries further left were written by the
 * client.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const peer = countedAddress(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .slice(-trustedProxies)[0];
  return forwarded !== undefined && isIP(forwarded) > 0 ? countedAddress(forwarded) : peer;
}
