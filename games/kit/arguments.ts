/**
 * How an argument of a move is built, all the way down: one value, a list of things built alike, or an object with
 * these keys. What a value may be is for the rules of the move to say; here only what is too much is found.
 */
export type ArgShape = 'value' | readonly [each: ArgShape] | { readonly [key: string]: ArgShape };

function isShapeOfList(shape: ArgShape): shape is readonly [each: ArgShape] {
  return Array.isArray(shape);
}

/** Whether a value, which may be anything, has nothing that its shape does not name. */
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
 * Whether a move came with more than it takes: surplus arguments, or surplus keys in one of them. They would do
 * nothing but stand in the log for everybody.
 */
export function hasExtraArguments(args: readonly unknown[], takes: readonly ArgShape[]): boolean {
  if (args.length > takes.length) return true;
  return args.some((each, index) => !holdsNoMore(each, takes[index] ?? 'value'));
}
