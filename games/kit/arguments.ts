/**
 * Shape of a move's argument, at all levels: one value, a list of items of one shape, or an object with these keys. It
 * only serves to find surplus data; the move's own rules decide which values are allowed.
 */
export type ArgShape = 'value' | readonly [each: ArgShape] | { readonly [key: string]: ArgShape };

function isShapeOfList(shape: ArgShape): shape is readonly [each: ArgShape] {
  return Array.isArray(shape);
}

/** Returns whether a value contains nothing that its shape does not name. */
function holdsNoMore(value: unknown, shape: ArgShape): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (shape === 'value') return false;
  if (isShapeOfList(shape)) {
    return Array.isArray(value) && value.every((each) => holdsNoMore(each, shape[0]));
  }
  return (
    !Array.isArray(value) &&
    Object.entries(value).every(([key, each]) => {
      const own = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return own !== undefined && holdsNoMore(each, own);
    })
  );
}

/**
 * Returns whether a move has surplus arguments, or surplus keys in an argument. They would have no effect but appear in
 * the log for everyone.
 */
export function hasExtraArguments(args: readonly unknown[], takes: readonly ArgShape[]): boolean {
  if (args.length > takes.length) return true;
  return args.some((each, index) => !holdsNoMore(each, takes[index] ?? 'value'));
}
