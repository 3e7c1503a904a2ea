/** Cached JSON texts of objects that no longer change. */
const keptTexts = new WeakMap<object, string>();

/** Returns the JSON text of a part of a message, cached if it is frozen: several clients are sent it. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null || !Object.isFrozen(part)) {
    return JSON.stringify(part) ?? 'null';
  }
  const text = keptTexts.get(part) ?? JSON.stringify(part) ?? 'null';
  keptTexts.set(part, text);
  return text;
}

/** Returns the JSON text of a message with these parts, as JSON.stringify writes it. */
export const messageJson = (parts: readonly unknown[]): string =>
  `[${parts.map(partText).join(',')}]`;
