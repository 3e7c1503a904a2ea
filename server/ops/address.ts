import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns an address, and the IPv4 address that an IPv6 address stands for. Undefined if the text is no address. */
export function parsedAddress(text: string) {
  // ipaddr.js also reads IPv4 addresses with octal or missing parts.
  if (isIP(text) === 0) return undefined;
  // It does not read every zone, and would take `::192.0.2.1` for an IPv4 address.
  const [plain = ''] = text.split('%');
  return ipaddr.process(plain.replace(/^::(?=[\d.]+$)/, '0::'));
}

/** Returns the network of an IPv6 address with the first groups of 16 bits. */
const networkOf = ({ parts }: ipaddr.IPv6, groups: number) =>
  `${parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::/${16 * groups}`;

/**
 * Returns the address that limits count: an IPv4 address, or the /64 network of an IPv6 address, which one household or
 * one machine is usually assigned.
 */
function countedAddress(text: string): string {
  const address = parsedAddress(text);
  if (!address) return text;
  return address instanceof ipaddr.IPv6 ? networkOf(address, 4) : address.toString();
}

/**
 * How many times the limit of one address a /48 network of IPv6 has. One client may be assigned all its 65,536 networks
 * of /64. A provider may also assign them to many customers, who together need more than one. Behind an IPv4 address
 * that many share, they have to manage with less.
 */
export const shareOfSite = 4;

/** A network whose clients count together. */
interface CountedNetwork {
  readonly network: string;
  /** Factor by which its limit exceeds that of one address. */
  readonly share: number;
}

/** Returns the networks in which an address counts, the address itself first. It is given as `addressOf` returns it. */
export function networksOf(address: string): readonly CountedNetwork[] {
  const own = { network: address, share: 1 };
  // Every message of a socket asks.
  if (!address.includes(':')) return [own];
  const parsed = parsedAddress(address.replace(/\/64$/, ''));
  if (!(parsed instanceof ipaddr.IPv6)) return [own];
  return [own, { network: networkOf(parsed, 3), share: shareOfSite }];
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
