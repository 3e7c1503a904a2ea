/**
 * A value that must be there; that it is not is an error of the program. `what` and `which` name it: they are put
 * together only in the error, since much that is asked often goes through here.
 */
export function existing<Value>(
  value: Value | undefined,
  what: string,
  which: string | number = '',
): Value {
  if (value === undefined) throw new Error(`There is no ${what}${which}.`);
  return value;
}
