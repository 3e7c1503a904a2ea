import type { ParseArgsConfig } from 'node:util';
import { StartError } from '../start-error.ts';
import type { AdminPlace, AdminSettings } from './place.ts';

/** What was typed after a command's name. */
export class Call {
  readonly #words: readonly string[];
  readonly #options: Readonly<Record<string, unknown>>;

  constructor(words: readonly string[], options: Readonly<Record<string, unknown>>) {
    this.#words = words;
    this.#options = options;
  }

  /** The word at a place; a StartError if it is missing. */
  word(index: number, what: string): string {
    const word = this.#words[index];
    if (word !== undefined) return word;
    throw new StartError(`Say which ${what}.`);
  }

  get count(): number {
    return this.#words.length;
  }

  text(name: string): string | undefined {
    const value = this.#options[name];
    return typeof value === 'string' ? value : undefined;
  }

  has(name: string): boolean {
    return this.#options[name] === true;
  }

  /** A whole number; a StartError if something else was typed. */
  number(name: string, { standard, most }: { readonly standard: number; readonly most: number }) {
    const text = this.text(name) ?? String(standard);
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= most) return number;
    throw new StartError(`--${name} must be a whole number from 1 to ${most}.`);
  }
}

/** What a command is given, and what it says. */
export interface Desk {
  readonly settings: AdminSettings;
  readonly say: (line: string) => void;
  /** Opens the storage beside the servers; it is closed after the command. */
  readonly open: () => Promise<AdminPlace>;
}

/** One of the things that those who run a server can do. */
export interface Command {
  /** What is typed after its name. */
  readonly words: string;
  readonly help: string;
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  /** Resolves to whether all is well. */
  readonly run: (call: Call, desk: Desk) => Promise<boolean>;
}

/** A moment as it is shown: UTC, to the second. */
export const moment = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
