import { ConfigError } from '../config-error.ts';

/** The options of a command by their names: followed by a text, or just there. */
export type OptionKinds = Readonly<Record<string, 'text' | 'switch'>>;

/** What was typed after a command's name. */
export class ParsedArgs {
  readonly #words: readonly string[];
  readonly #options: ReadonlyMap<string, string | true>;

  constructor(words: readonly string[], options: ReadonlyMap<string, string | true>) {
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
    const value = this.#options.get(name);
    return typeof value === 'string' ? value : undefined;
  }

  /** Whether a switch was typed. */
  has(name: string): boolean {
    return this.#options.get(name) === true;
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

/** What comes after an option; a ConfigError if it isn't what its kind wants. */
function optionFrom(
  name: string,
  kinds: OptionKinds,
  { inline, next }: { readonly inline: string | undefined; readonly next: string | undefined },
): string | true {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) {
    throw new ConfigError(
      `Unknown option --${name}. See --help. If it is the ID of a table, type "-- " before it.`,
    );
  }
  if (kind === 'switch') {
    if (inline === undefined) return true;
    throw new ConfigError(`--${name} does not take a value.`);
  }
  const text = inline ?? (next?.startsWith('--') ? undefined : next);
  if (text !== undefined) return text;
  throw new ConfigError(`--${name} needs a value. If the value starts with --, write --${name}=…`);
}

/**
 * Reads what was typed after a command's name. Not Node's own way, for which a single hyphen begins options: ids of tables
 * begin with one, too.
 */
export function parseArgs(args: readonly string[], kinds: OptionKinds): ParsedArgs {
  const words: string[] = [];
  const options = new Map<string, string | true>();
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--') {
      words.push(...args.slice(index + 1));
      break;
    }
    const [, name, inline] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) words.push(arg);
    else {
      options.set(name, optionFrom(name, kinds, { inline, next: args[index + 1] }));
      if (inline === undefined && kinds[name] === 'text') index += 1;
    }
  }
  return new ParsedArgs(words, options);
}
