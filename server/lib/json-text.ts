/** Cached JSON texts of objects that no longer change. */
const keptTexts = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

// JSON.stringify's own type omits that it may return undefined.
const writtenText = (value: unknown): string | undefined => JSON.stringify(value);

const keptText = (value: unknown) => keptOnce(value, writtenText);

/** Returns whether JSON writes a value as its fields and nothing else. */
function isPlain(value: unknown): value is object {
  if (!isObject(value) || Array.isArray(value) || 'toJSON' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Returns the JSON text of a value, cached if it is frozen. Undefined for what JSON omits. */
function keptOnce(value: unknown, write: typeof writtenText): string | undefined {
  if (!isObject(value) || !Object.isFrozen(value)) return write(value);
  const kept = keptTexts.get(value);
  if (kept !== undefined) return kept;
  const text = write(value);
  if (text !== undefined) keptTexts.set(value, text);
  return text;
}

function fieldsText(
  value: object,
  textOf: (field: unknown, key: string) => string | undefined,
): string {
  let text = '';
  for (const [key, field] of Object.entries(value)) {
    const fieldText = textOf(field, key);
    if (fieldText !== undefined) text += `${text && ','}${JSON.stringify(key)}:${fieldText}`;
  }
  return `{${text}}`;
}

/** Returns the text of G. Its fields, and each player's own part, have texts of their own. */
function gameText(G: object): string {
  return fieldsText(G, (field, key) =>
    key === 'players' && isPlain(field) ? fieldsText(field, keptText) : keptText(field),
  );
}

const isState = (value: unknown): value is object =>
  isPlain(value) && 'G' in value && '_stateID' in value;

/**
 * Returns a state as JSON.stringify writes it. The stored form of a state, each page's view of it and the next states
 * share parts. The text of a part that is frozen (`freezeParts`) is made once.
 */
export function stateJson(state: object): string {
  return fieldsText(state, (field, key) =>
    key === 'G' && isPlain(field) ? gameText(field) : keptText(field),
  );
}

/** Freezes the parts of a state that no move changes in place, so that their texts are kept. */
export function freezeParts({ G, ctx }: { readonly G: object; readonly ctx: object }): void {
  Object.freeze(ctx);
  for (const [key, field] of Object.entries(G)) {
    if (key === 'players' && isPlain(field))
      for (const own of Object.values(field)) Object.freeze(own);
    else Object.freeze(field);
  }
}

const partText = (part: unknown): string | undefined =>
  keptOnce(part, isState(part) ? () => stateJson(part) : writtenText);

/** Returns a list or an object as JSON.stringify writes it. States directly in it are written by `stateJson`. */
export function messageJson(message: unknown): string {
  if (Array.isArray(message)) {
    return `[${message.map((part) => partText(part) ?? 'null').join(',')}]`;
  }
  if (!isPlain(message)) return JSON.stringify(message) ?? 'null';
  return fieldsText(message, partText);
}
