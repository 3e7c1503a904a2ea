import { parseArgs as parseArgsOfNode } from 'node:util';
import { ConfigError, codeOf } from '../lib/config-error.ts';

/** The options of a command by their names: followed by a text, or just there. */
export type OptionKinds = Readonly<Record<string, 'text' | 'switch'>>;

type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

/** What was typed after a command's name. */
export class ParsedArgs {
  readonly #words: readonly string[];
  readonly #options: OptionValues;

  constructor(words: readonly string[], options: OptionValues) {
    this.#words = words;
    this.#options = options;
  }

  /** The word at a place; a ConfigError if it is missing. */
  word(index: number, what: string): string {
    const word = this.#words[index];
    if (word !== undefined) return word;
    throw new ConfigError(`Missing argument: ${what}.`);
  }

  /** How many words there are. */
  get count(): number {
    return this.#words.length;
  }

  /** What was typed after an option. */
  text(name: string): string | undefined {
    const value = this.#options[name];
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether a switch was typed. */
  has(name: string): boolean {
    return this.#options[name] === true;
  }

  /** A whole number; a ConfigError if something else was typed. */
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

/** Reads what was typed after a command's name; throws a ConfigError that says what is wrong with it. */
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
