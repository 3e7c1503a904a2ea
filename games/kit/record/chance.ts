/** Builds the seed of a match from contributions of several sides, so that none of them can have chosen it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MixedChance } from './format.ts';

function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Returns the commitment to a server seed: SHA-256 of its digits as text. It can be published before the seed is, and
 * fits no other seed.
 */
export function fingerprintOf(secret: string): string {
  return sha256Of(secret);
}

/** Returns the text that `seedOf` hashes; each line ends with a line feed. */
export function textOfSeed({ secret, numbers }: Pick<MixedChance, 'secret' | 'numbers'>): string {
  const bySeat = Object.entries(numbers).sort(([a], [b]) => Number(a) - Number(b));
  const lines = ['paddock-seed', secret, ...bySeat.map(([seat, number]) => `${seat}:${number}`)];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Returns the seed of a match: SHA-256, in 64 hexadecimal digits, of a text. Its lines are `paddock-seed`, the server
 * seed, and `seat:number` for each seat that added a player seed, in the order of the seats. Each line ends with a line
 * feed.
 */
export function seedOf(chance: Pick<MixedChance, 'secret' | 'numbers'>): string {
  return sha256Of(textOfSeed(chance));
}
