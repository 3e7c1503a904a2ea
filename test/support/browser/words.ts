/** Those of some words that are in a text. What must not be there is looked for together with what is. */
export const wordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => text.includes(word));

/** All strings in a text, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What French must not have: high punctuation, or a quotation mark, without its narrow no-break space. */
export const wrongInFrench = /[^\u202f][;:!?»]|«[^\u202f]/u;

const names: Readonly<Record<string, string>> = { '0': 'Ada', '1': 'Ben', '2': 'Cleo', '3': 'Dan' };

/** The players of sentences that are told in tests. */
export function nameOf(seat: string): string {
  const name = names[seat];
  if (!name) throw new Error(`Nobody sits at ${seat}.`);
  return name;
}
