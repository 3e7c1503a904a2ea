/** How the seed of a match is made of what several sides added, so that none of them can have chosen it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MixedChance } from './format.ts';

function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of a secret's digits, as text: it can be shown before the secret is, and fits no other one. */
export function fingerprintOf(secret: string): string {
  return sha256Of(secret);
}

/** What `seedOf` takes SHA-256 of; each line ends with a line feed. */
export function textOfSeed({ secret, numbers }: Pick<MixedChance, 'secret' | 'numbers'>): string {
  const bySeat = Object.entries(numbers).sort(([a], [b]) => Number(a) - Number(b));
  const lines = ['paddock-seed', secret, ...bySeat.map(([seat, number]) => `${seat}:${number}`)];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * The seed of a match: SHA-256, as 64 hexadecimal digits, of the line `paddock-seed`, a line with the secret, and a line
 * `seat:number` for each seat that added a number, by the numbers of the seats; each line ends with a line feed.
 */
export function seedOf(chance: Pick<MixedChance, 'secret' | 'numbers'>): string {
  return sha256Of(textOfSeed(chance));
}
