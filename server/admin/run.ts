import { ConfigError } from '../lib/config-error.ts';
import { RequestError } from '../lib/request-error.ts';
import { isStorageDown } from '../persistence/storage-down.ts';
import { backup, restore } from './backup.ts';
import { block, blocks, unblock } from './blocks.ts';
import { check } from './check.ts';
import { clock } from './clock.ts';
import type { Command, CommandContext } from './command.ts';
import { daily } from './daily.ts';
import { type ParsedArgs, parseArgs } from './parsed-args.ts';
import { reports } from './reports.ts';
import { bots, chat, notice, restart, settings, site } from './site.ts';
import { type AdminSettings, type AdminStorage, openAdminStorage, unreachable } from './storage.ts';
import { close, forget, remove, table, tables } from './tables.ts';

const commands: Readonly<Record<string, Command>> = {
  tables,
  table,
  close,
  remove,
  forget,
  reports,
  block,
  unblock,
  blocks,
  settings,
  site,
  notice,
  restart,
  chat,
  bots,
  daily,
  clock,
  backup,
  restore,
  check,
};

/** Returns the command of a name, or throws a ConfigError if there is none. */
function commandNamed(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  throw new ConfigError(
    `Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}. "<command> --help" shows the usage of one.`,
  );
}

const typed = (name: string) => `${name} ${commandNamed(name).words}`.trim();

const usageOf = (name: string) => `  ${typed(name)}\n      ${commandNamed(name).help}`;

const usage = () =>
  ['npm run admin -- <command>', '', ...Object.keys(commands).map(usageOf)].join('\n');

/** Throws a ConfigError if a command has too many words. */
function checkWords(name: string, parsed: ParsedArgs): void {
  const { maxWords = 0 } = commandNamed(name);
  if (parsed.count <= maxWords) return;
  const surplus = parsed.word(maxWords, 'word');
  throw new ConfigError(`Unexpected argument "${surplus}". Usage: ${typed(name)}`);
}

/** Runs a command, and closes the storage if the command has opened it. */
async function carryOut(
  run: (open: CommandContext['open']) => Promise<boolean>,
  settings: AdminSettings,
): Promise<boolean> {
  let place: AdminStorage | undefined;
  try {
    return await run(async () => {
      place ??= await openAdminStorage(settings);
      return place;
    });
  } finally {
    await place?.close();
  }
}

/** Runs a command line. Returns whether it succeeded, or throws a ConfigError if it can't be run. */
export async function runCommand(
  [name = '--help', ...args]: readonly string[],
  { settings, say }: Pick<CommandContext, 'settings' | 'say'>,
): Promise<boolean> {
  if (name === 'help' || name === '--help') {
    const [asked] = args;
    say(asked === undefined ? usage() : usageOf(asked));
    return true;
  }
  const command = commandNamed(name);
  const parsed = parseArgs(args, { ...command.options, help: 'switch' });
  if (parsed.has('help')) {
    say(usageOf(name));
    return true;
  }
  checkWords(name, parsed);
  return carryOut((open) => command.run(parsed, { settings, say, open }), settings).catch(
    (error: unknown) => {
      // The request was refused: the message says why.
      if (error instanceof RequestError) throw new ConfigError(error.message);
      throw isStorageDown(error) ? unreachable(error) : error;
    },
  );
}
