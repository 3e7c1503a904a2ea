/** Freezes a value deeply and returns it. */
export function frozen<const Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}
