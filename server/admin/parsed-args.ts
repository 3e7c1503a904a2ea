import { parseArgs as parseArgsOfNode } from 'node:util';
import { ConfigError, codeOf } from '../lib/config-error.ts';

/** The options of a command by name: with a text, or a switch without one. */
export type OptionKinds = Readonly<Record<string, 'text' | 'switch'>>;

type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** The parsed arguments of a command. */
export class ParsedArgs {
  readonly #words: readonly string[];
  readonly #options: OptionValues;

  constructor(words: readonly string[], options: OptionValues) {
    this.#words = words;
    this.#options = options;
  }

  /** Returns the word at a position, or throws a ConfigError if it is missing. */
  word(index: number, what: string): string {
    const word = this.#words[index];
    if (word !== undefined) return word;
    throw new ConfigError(`Missing argument: ${what}.`);
  }

  /** Number of words. */
  get count(): number {
    return this.#words.length;
  }

  /** Returns the text of an option, or undefined if it is missing. */
  text(name: string): string | undefined {
    const value = this.#options[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Returns whether a switch is set. */
  has(name: string): boolean {
    return this.#options[name] === true;
  }

  /** Returns the whole number of an option, or throws a ConfigError if it is none. */
  number(
    name: string,
    { defaultValue, max }: { readonly defaultValue: number; readonly max: number },
  ) {
    const text = this.text(name) ?? String(defaultValue);
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new ConfigError(`--${name} must be a whole number from 1 to ${max}.`);
  }
}

/** Parses the arguments of a command, or throws a ConfigError. */
export function parseArgs(args: readonly string[], kinds: OptionKinds): ParsedArgs {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      { type: kind === 'text' ? ('string' as const) : ('boolean' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgsOfNode({
      args: [...args],
      options,
      allowPositionals: true,
    });
    return new ParsedArgs(positionals, values);
  } catch (error) {
    if (error instanceof Error && codeOf(error)?.startsWith('ERR_PARSE_ARGS')) {
      throw new ConfigError(error.message);
    }
    throw error;
  }
}
