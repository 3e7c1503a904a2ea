import '../lib/environment.ts';
import { exitWithError } from '../lib/config-error.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run.ts';

/*
 * The operator's command, `npm run admin -- <command>`: see docs/operating.md.
 */

async function start(): Promise<void> {
  // The reader may close the pipe early, as `head` does: the command still runs to its end.
  process.stdout.on('error', () => {});
  // The output is for people and their scripts, not a log.
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const isWell = await runCommand(process.argv.slice(2), {
    settings: readSettings(process.env),
    say,
  });
  process.exitCode = isWell ? 0 : 1;
}

start().catch(exitWithError);
