import type { OptionKinds, ParsedArgs } from './parsed-args.ts';
import type { AdminSettings, AdminStorage } from './storage.ts';

/** The context of a command: its settings, output and storage. */
export interface CommandContext {
  readonly settings: AdminSettings;
  readonly say: (line: string) => void;
  /** Opens the storage beside running servers. It is closed after the command. */
  readonly open: () => Promise<AdminStorage>;
}

/** A command of the operator. */
export interface Command {
  /** Arguments of the command, for its usage line. */
  readonly words: string;
  readonly help: string;
  /** Maximum number of words. Defaults to none, only options. */
  readonly maxWords?: number;
  readonly options?: OptionKinds;
  /** Runs the command. Resolves with whether it succeeded. */
  readonly run: (parsed: ParsedArgs, context: CommandContext) => Promise<boolean>;
}

/** Returns a time as text: in UTC, to the second. */
export const moment = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
