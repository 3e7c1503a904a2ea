import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parsedAddress } from '../ops/address.ts';

/** Bits of the IPv6 network of one household or machine: nothing smaller is counted. */
const householdBits = 64;
/** Minimum bits of a blocked network. Fewer would exclude a whole region of the world, most likely by mistake. */
const minBits = { ipv4: 8, ipv6: 16 } as const;
const allBits = { ipv4: 32, ipv6: 128 } as const;
/** Bits of an IPv6 address before the IPv4 address that it may hold. */
const bitsBeforeIPv4 = allBits.ipv6 - allBits.ipv4;

type Family = keyof typeof minBits;

/** An IPv4 or IPv6 network, in the normal form in which it is stored and shown. */
export interface Network {
  /** First address of the network. */
  readonly address: string;
  readonly bits: number;
  readonly family: Family;
}

/**
 * Returns the network that a text names, such as `198.51.100.7`, `198.51.100.0/24` or `2001:db8::/48`, in any notation.
 * Undefined if it is nothing that can be blocked.
 */
export function networkFrom(text: string): Network | undefined {
  const [, address = '', given] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const parsed = parsedAddress(address);
  if (!parsed) return undefined;
  const family = parsed.kind();
  const all = allBits[family];
  const before = family === 'ipv4' && isIPv6(address) ? bitsBeforeIPv4 : 0;
  const asked = given === undefined ? all : Number(given) - before;
  if (asked < minBits[family] || asked > all) return undefined;
  const [kind, bits] =
    family === 'ipv4' ? [ipaddr.IPv4, asked] : [ipaddr.IPv6, Math.min(householdBits, asked)];
  const first = kind.networkAddressFromCIDR(`${parsed}/${bits}`);
  return { address: first.toString(), bits, family };
}

/** Returns a network as it is stored and shown. */
export const networkText = ({ address, bits }: Network) => `${address}/${bits}`;

/** A set of networks in which addresses are looked up as limits count them (`countedAddress`). */
export class Networks {
  /** Separate lists: Node finds every IPv4 address in the IPv6 network `::/64`. */
  readonly #lists = { ipv4: new BlockList(), ipv6: new BlockList() };
  readonly #areNone: boolean;

  constructor(texts: readonly string[] = []) {
    this.#areNone = texts.length === 0;
    for (const network of texts.map(networkFrom)) {
      if (!network) continue;
      const { address, bits, family } = network;
      this.#lists[family].addSubnet(address, bits, family);
    }
  }

  has(address: string): boolean {
    // Called for every request.
    const network = this.#areNone ? undefined : networkFrom(address);
    return (
      network !== undefined && this.#lists[network.family].check(network.address, network.family)
    );
  }
}
