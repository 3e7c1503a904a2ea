import { BlockList, isIP } from 'node:net';

/** Bits of an IPv6 address that are one household's or one machine's: nothing smaller counts. */
const householdBits = 64;
/** Fewer would shut out a whole region of the world, most likely by mistake. */
const fewestBits = { ipv4: 8, ipv6: 16 } as const;

type Family = keyof typeof fewestBits;

/** An IPv4 or IPv6 network. */
export interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: Family;
}

const familyOf = (address: string): Family | undefined =>
  (({ 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address)];

/** What a text such as `198.51.100.7`, `198.51.100.0/24` or `2001:db8::/48` names; undefined: nothing that can be blocked. */
export function networkFrom(text: string): Network | undefined {
  const [, address = '', given] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const family = familyOf(address);
  if (!family) return undefined;
  const all = family === 'ipv4' ? 32 : householdBits;
  const bits = Math.min(all, given === undefined ? all : Number(given));
  if (bits < fewestBits[family] || Number(given ?? 0) > (family === 'ipv4' ? 32 : 128)) {
    return undefined;
  }
  return { address: address.toLowerCase(), bits, family };
}

/** A network as it is stored and shown. */
export const networkText = ({ address, bits }: Network) => `${address}/${bits}`;

/** Networks among which addresses are looked up as limits count them (`countedAddress`). */
export class Networks {
  readonly #list = new BlockList();

  constructor(texts: readonly string[] = []) {
    for (const text of texts) {
      const network = networkFrom(text);
      if (network) this.#list.addSubnet(network.address, network.bits, network.family);
    }
  }

  has(address: string): boolean {
    const network = networkFrom(address);
    return network !== undefined && this.#list.check(network.address, network.family);
  }
}
