import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error in the arguments of a bench, in words for the person who typed them. */
export class UsageError extends Error {}

/** Returns a positive number from an argument. */
export function positive(text: string | undefined, name: string): number {
  const number = Number(text);
  if (!(number > 0 && number < Number.POSITIVE_INFINITY)) {
    throw new UsageError(`${name} takes a number above 0, not "${text}".`);
  }
  return number;
}

/** Returns an integer of at least `min` from an argument. */
export function count(text: string | undefined, name: string, min = 1): number {
  const number = Number(text || undefined);
  if (!(Number.isSafeInteger(number) && number >= min)) {
    throw new UsageError(`${name} takes an integer of at least ${min}, not "${text}".`);
  }
  return number;
}

/** Returns one of several words from an argument. */
export function oneOf<const Word extends string>(
  text: string | undefined,
  words: readonly Word[],
  name: string,
): Word {
  const word = words.find((each) => each === text);
  if (word === undefined) {
    throw new UsageError(`${name} is one of ${words.join(', ')}, not "${text}".`);
  }
  return word;
}

/**
 * Reads the arguments of a bench with `read`. With `--help`, prints the usage and exits. After an unknown option, too
 * many arguments or a `UsageError` of `read`, prints the error and the usage, and exits with 1.
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>, Result>(
  usage: string,
  options: Options,
  read: (
    values: ReturnType<typeof parseArgs<{ options: Options; strict: true }>>['values'],
    positionals: readonly string[],
  ) => Result,
  maxPositionals = 0,
): Result {
  const fail = (message: string): never => {
    console.error(`${message}\n\n${usage}`);
    process.exit(1);
  };
  if (process.argv.includes('--help')) {
    console.info(usage);
    process.exit();
  }
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: true });
    if (positionals.length > maxPositionals) {
      throw new UsageError(`"${positionals[maxPositionals]}" is one argument too many.`);
    }
    return read(values, positionals);
  } catch (error) {
    // parseArgs throws a TypeError with a code for whatever it can't read.
    if (error instanceof UsageError || (error instanceof TypeError && 'code' in error)) {
      return fail(error.message);
    }
    throw error;
  }
}
