const completed = new WeakMap<object, object>();

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a value, which a page in JavaScript may give a board, is a game's text. */
export const isText = (value: unknown): value is object => isGroup(value) && 'language' in value;

function merged(text: object, english: object): object {
  const own = new Map<string, unknown>(Object.entries(text));
  for (const [key, word] of Object.entries(english)) {
    const given = own.get(key);
    own.set(key, isGroup(given) && isGroup(word) ? merged(given, word) : (given ?? word));
  }
  return Object.fromEntries(own);
}

/**
 * Returns texts in which the words that are missing are English, so that a translation of an earlier version does not
 * stop a board. The same texts give the same object.
 */
export function completeText<Text extends object>(text: Text, english: Text): Text {
  // The board refuses anything else.
  if (text === english || !isText(text)) return text;
  const known = completed.get(text) ?? merged(text, english);
  completed.set(text, known);
  // It has all that the English texts have.
  return known as Text;
}
