import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../../server/admin/run.ts';
import { ConfigError } from '../../../server/lib/config-error.ts';
import { readSettings } from '../../../server/settings.ts';
import { builtServers } from './built-servers.ts';

/** Result of a command. */
export interface Said {
  readonly code: number | null;
  readonly said: string;
  readonly complaints: string;
}

type Variables = Readonly<Record<string, string>>;

/** Runs an administrator's command on the matches that the settings name. */
export async function admin(variables: Variables, ...words: readonly string[]): Promise<Said> {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const ended = (code: number, complaints: string): Said => ({
    code,
    complaints,
    said: lines.join('\n'),
  });
  try {
    const isWell = await runCommand(words, { settings: readSettings(variables), say });
    return ended(isWell ? 0 : 1, '');
  } catch (error) {
    if (error instanceof ConfigError) return ended(1, error.message);
    throw error;
  }
}

/** Runs such a command as if typed, in a process of its own. */
export async function typedAdmin(variables: Variables, ...words: readonly string[]): Promise<Said> {
  const script = path.join(await builtServers(), 'admin.js');
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  const closed = once(child, 'close');
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await closed;
  return { code: child.exitCode, said, complaints };
}
