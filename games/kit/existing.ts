/**
 * Returns a value that must exist; a missing one is a programming error. `what` and `which` name it in the error. They
 * are only joined there, since this function is called very often.
 */
export function existing<Value>(
  value: Value | undefined,
  what: string,
  which: string | number = '',
): Value {
  if (value === undefined) throw new Error(`There is no ${what}${which}.`);
  return value;
}
