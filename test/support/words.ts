/** Those of some words that are in a text. What must not be there is looked for together with what is. */
export const wordsIn = (text: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => text.includes(word));
