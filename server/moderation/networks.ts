import { BlockList, isIP, isIPv4 } from 'node:net';

/** Bits of an IPv6 address that are one household's or one machine's: nothing smaller counts. */
const householdBits = 64;
/** Fewer would shut out a whole region of the world, most likely by mistake. */
const minBits = { ipv4: 8, ipv6: 16 } as const;
const allBits = { ipv4: 32, ipv6: 128 } as const;
/** Of an address of IPv6 those before the address of IPv4 that it may hold. */
const bitsBeforeIPv4 = allBits.ipv6 - allBits.ipv4;

type Family = keyof typeof minBits;

/** An IPv4 or IPv6 network, written in the one way in which it is stored and shown. */
export interface Network {
  /** Its first address. */
  readonly address: string;
  readonly bits: number;
  readonly family: Family;
}

/** The eight numbers of 16 bits that are an address of IPv6. */
function groupsOf(address: string): readonly number[] {
  // Shortened, with two colons at most, and never in the notation of IPv4.
  const shortened = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back = []] = shortened
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** The same with nothing after the bits of a network. */
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
 * What a text such as `198.51.100.7`, `198.51.100.0/24` or `2001:db8::/48` names, however it is written; undefined: nothing
 * that can be blocked.
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

/** A network as it is stored and shown. */
export const networkText = ({ address, bits }: Network) => `${address}/${bits}`;

/** Networks among which addresses are looked up as limits count them (`countedAddress`). */
export class Networks {
  /** Apart: Node finds every address of IPv4 in the IPv6 network `::/64`. */
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
    // Every request asks.
    const network = this.#areNone ? undefined : networkFrom(address);
    return (
      network !== undefined && this.#lists[network.family].check(network.address, network.family)
    );
  }
}
