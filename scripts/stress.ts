/**
 * Runs the test files that have a second try while other processes keep the cores busy, to find flaky tests:
 * `node --import tsx scripts/stress.ts [runs] [busy processes]`, 3 and 4 unless given. Ends with a line for each run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const [runs = 3, numBusy = 4] = process.argv.slice(2).map(Number);
/** Maximum lifetime of a busy process, even if this script is killed. */
const maxMs = 3 * 3600_000;
const busy = `const end = Date.now() + ${maxMs}; while (Date.now() < end) {}`;
const script = path.join(import.meta.dirname, 'test.ts');

const loops = Array.from({ length: numBusy }, () =>
  spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }),
);
const verdicts: string[] = [];
try {
  for (let run = 1; run <= runs; run += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, '--second-try'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATIENCE: '4', ...process.env },
    });
    child.stdout.pipe(process.stdout);
    const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const lines = output.trim().split('\n');
    const isTold = (line: string) => /^(FLAKY|FAILED) /.test(line);
    verdicts.push(`Run ${run}:`, ...lines.filter(isTold), ...lines.slice(-2));
    if (child.exitCode !== 0) process.exitCode = 1;
  }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
console.info(`\n${numBusy} busy processes beside the tests\n${verdicts.join('\n')}`);
