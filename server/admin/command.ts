import type { OptionKinds, ParsedArgs } from './parsed-args.ts';
import type { AdminSettings, AdminStorage } from './storage.ts';

/** What a command is given, and what it says. */
export interface CommandContext {
  readonly settings: AdminSettings;
  readonly say: (line: string) => void;
  /** Opens the storage beside the servers; it is closed after the command. */
  readonly open: () => Promise<AdminStorage>;
}

/** One of the things that those who run a server can do. */
export interface Command {
  /** What is typed after its name. */
  readonly words: string;
  readonly help: string;
  /** How many words it takes; left out: none, only options. */
  readonly maxWords?: number;
  readonly options?: OptionKinds;
  /** Resolves to whether all is well. */
  readonly run: (parsed: ParsedArgs, context: CommandContext) => Promise<boolean>;
}

/** A moment as it is shown: UTC, to the second. */
export const moment = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
