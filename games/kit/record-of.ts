/** Returns a record with one entry for each key. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  entryOf: (key: Key, index: number) => Value,
): Record<Key, Value> {
  const entries = keys.map((key, index) => [key, entryOf(key, index)]);
  // Every key has an entry.
  return Object.fromEntries(entries) as Record<Key, Value>;
}
