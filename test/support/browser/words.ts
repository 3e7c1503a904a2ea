/** Returns which of some words occur in a text. Search for forbidden words together with one that must occur. */
export const wordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => text.includes(word));

/** Returns all strings in a text object, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Matches errors in French texts: high punctuation, or a quotation mark, without its narrow no-break space. */
export const wrongInFrench = /[^\u202f][;:!?»]|«[^\u202f]/u;

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };

/** Returns the name of a player in the sentences of tests. */
export function nameOf(seat: string): string {
  const name = names[seat];
  if (!name) throw new Error(`Nobody sits at ${seat}.`);
  return name;
}
