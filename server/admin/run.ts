import { parseArgs } from 'node:util';
import { RequestError } from '../request-error.ts';
import { StartError } from '../start-error.ts';
import { backup, restore } from './backup.ts';
import { block, blocks, unblock } from './blocks.ts';
import { check } from './check.ts';
import { Call, type Command, type Desk } from './command.ts';
import { bots, chat, house, notice, restart, site } from './house.ts';
import { type AdminPlace, openPlace } from './place.ts';
import { reports } from './reports.ts';
import { close, forget, remove, table, tables } from './tables.ts';

const commands: Readonly<Record<string, Command>> = {
  ...{ tables, table, close, remove, forget, reports, block, unblock, blocks },
  ...{ house, site, notice, restart, chat, bots, backup, restore, check },
};

function usage(): string {
  const lines = Object.entries(commands).flatMap(([name, { words, help }]) => [
    `  ${`${name} ${words}`.trim()}`,
    `      ${help}`,
  ]);
  return ['npm run admin -- <command>', '', ...lines].join('\n');
}

function callFrom(args: readonly string[], { options = {} }: Command): Call {
  try {
    const { positionals, values } = parseArgs({
      ...{ args: [...args], options, allowPositionals: true, strict: true },
    });
    return new Call(positionals, values);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Carries out what was typed; whether all is well. What can't be is a StartError. */
export async function runCommand(
  [name = 'help', ...args]: readonly string[],
  { settings, say }: Pick<Desk, 'settings' | 'say'>,
): Promise<boolean> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    say(usage());
    return name === 'help' || name === '--help';
  }
  let place: AdminPlace | undefined;
  const open = async () => {
    place ??= await openPlace(settings);
    return place;
  };
  try {
    return await command.run(callFrom(args, command), { settings, say, open });
  } catch (error) {
    // What was asked can't be: its sentence says why.
    if (error instanceof RequestError) throw new StartError(error.message);
    throw error;
  } finally {
    await place?.close();
  }
}
