/** Returns the 32-bit FNV-1a hash of a text. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (const character of text) {
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return number >>> 0;
}

/** Returns a generator of random numbers from 0 to below 1, reproducible from its seed (mulberry32). */
export function randomFrom(seed: string | number): () => number {
  let state = numberOf(String(seed));
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
