import '../lib/environment.ts';
import { exitWithError } from '../lib/config-error.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run.ts';

/* What those who run a server type, `npm run admin -- <command>`: see docs/operating.md. */

async function start(): Promise<void> {
  // Who reads it may have seen enough, as `head` does: the command goes on to its end.
  process.stdout.on('error', () => {});
  // What is printed is for people and their scripts: no log.
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const isWell = await runCommand(process.argv.slice(2), {
    settings: readSettings(process.env),
    say,
  });
  process.exitCode = isWell ? 0 : 1;
}

start().catch(exitWithError);
