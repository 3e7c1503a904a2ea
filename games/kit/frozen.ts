/** The same value, which can't be changed any more, all the way down. */
export function frozen<const Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}
