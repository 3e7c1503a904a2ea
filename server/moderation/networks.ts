import { BlockList, isIP, isIPv4 } from 'node:net';

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

/** Returns the eight 16-bit groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // `URL` returns the short form, with at most one double colon and never in IPv4 notation.
  const shortened = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back = []] = shortened
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** Returns the groups with all bits after those of the network set to 0. */
function masked(groups: readonly number[], bits: number): readonly number[] {
  return groups.map((group, index) => {
    const kept = Math.min(16, Math.max(0, bits - 16 * index));
    return group & (0xffff << (16 - kept)) & 0xffff;
  });
}

const isOfIPv4 = (groups: readonly number[]) =>
  groups.slice(0, 6).every((group, index) => group === (index === 5 ? 0xffff : 0));

function ipv4Text(groups: readonly number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

function ipv6Text(groups: readonly number[]): string {
  const whole = groups.map((group) => group.toString(16)).join(':');
  return new URL(`http://[${whole}]`).hostname.slice(1, -1);
}

/**
 * Returns the network that a text names, such as `198.51.100.7`, `198.51.100.0/24` or `2001:db8::/48`, in any notation.
 * Undefined if it is nothing that can be blocked.
 */
export function networkFrom(text: string): Network | undefined {
  const [, address = '', given] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  if (isIP(address) === 0) return undefined;
  const isWrittenAsIPv4 = isIPv4(address);
  const groups = groupsOf(isWrittenAsIPv4 ? `::ffff:${address}` : address);
  const family = isOfIPv4(groups) ? 'ipv4' : 'ipv6';
  const all = allBits[family];
  const before = family === 'ipv4' && !isWrittenAsIPv4 ? bitsBeforeIPv4 : 0;
  const asked = given === undefined ? all : Number(given) - before;
  if (asked < minBits[family] || asked > all) return undefined;
  if (family === 'ipv4') {
    return { address: ipv4Text(masked(groups, bitsBeforeIPv4 + asked)), bits: asked, family };
  }
  const bits = Math.min(householdBits, asked);
  return { address: ipv6Text(masked(groups, bits)), bits, family };
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
