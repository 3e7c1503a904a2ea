/** Words that French shortens before a vowel sound. */
const short = { de: 'd’', que: 'qu’', la: 'l’' } as const;

/** Beginnings of names with a mute h, as in Hélène, Henri and Hugo. French does not elide before Harry or Hans. */
const muteH = /^h(?:adri|ect|el[eo]|enri|erm|erv|ilair|ippo|onor|orac|orte|ub|ug|yac)/;

/** A vowel at the beginning, without its accent. A y is a vowel before a consonant only, as in Yves. */
const frenchVowel = /^(?:[aeiouœæ]|y[^aeiouy])/;

/** Returns the lower case of a word without its accents. */
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Writes "de", "que" or "la" before a word in French: "d’Ada", "de Bora". */
export function elide(word: keyof typeof short, next: string): string {
  const start = plain(next);
  const isShort = frenchVowel.test(start) || muteH.test(start);
  return `${isShort ? short[word] : `${word} `}${next}`;
}

/** Writes "la" before a word in Italian: "l’arancione", "la rossa". */
export function laInItalian(next: string): string {
  return /^[aeiou]/.test(plain(next)) ? `l’${next}` : `la ${next}`;
}

/** Writes "a" or "e" before a word in Italian, with a d before the same vowel: "ad Ada", "ed Emma", "a Bora". */
export function withD(word: 'a' | 'e', next: string): string {
  return `${plain(next).startsWith(word) ? `${word}d` : word} ${next}`;
}
