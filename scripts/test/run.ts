import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FileResult } from './reporter.ts';

type Results = Readonly<Record<string, FileResult>>;

const root = path.join(import.meta.dirname, '../..');
/** Number of files that may fail at first in one run. */
const maxFlaky = 3;

/** Runs a command in a process group of its own, and ends the group after a time. Returns the exit code. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
): Promise<number> {
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  const child = spawn(command, args, { cwd: root, stdio: [...stdio], env, detached: true });
  const endGroup = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  const timer = setTimeout(() => {
    console.error(`${command} ${args[0]} has taken ${limitMs / 60_000} minutes and is ended.`);
    endGroup();
  }, limitMs);
  process.once('SIGINT', endGroup);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', endGroup);
  clearTimeout(timer);
  return code ?? 1;
}

/**
 * Runs test files in mocha, in two processes at once. Files that fail run once more, each alone, unless there are too
 * many. Prints failures, flaky files and, as the last line, the numbers of tests. Returns whether the run is green.
 */
export async function runTests(
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  limitMs: number,
): Promise<boolean> {
  const start = Date.now();
  const runMocha = async (someFiles: readonly string[], ...options: readonly string[]) => {
    const file = path.join(root, `test-results/run-${process.pid}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    const mocha = path.join(root, 'node_modules/mocha/bin/mocha.js');
    const strict = ['--forbid-only', '--fail-zero', ...(env.CI ? ['--forbid-pending'] : [])];
    // Whole matches take longer, and so do slow machines.
    const timeoutMs = (env.LONG_TESTS ? 600_000 : 120_000) * Number(env.PATIENCE ?? 1);
    const limits = ['--timeout', `${timeoutMs}`, ...strict];
    const args = [mocha, '--reporter', 'scripts/test/reporter.ts', ...limits, ...options];
    const variables = { ...env, TEST_RESULTS: file };
    const code = await run(process.execPath, [...args, ...someFiles], variables, limitMs);
    const results: Results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    rmSync(file, { force: true });
    return { code, results };
  };
  const failedFiles = (results: Results) =>
    Object.keys(results).filter((file) => (results[file]?.failures.length ?? 0) > 0);

  const first = await runMocha(files, '--parallel', '--jobs', '2');
  const failed = failedFiles(first.results);
  let results = first.results;
  const flaky: string[] = [];
  for (const file of failed.length <= maxFlaky ? failed : []) {
    console.info(`\nOnce more, alone: ${file}`);
    const second = await runMocha([file]);
    // A file that crashes when it is alone has no results: its first failures count.
    results = { ...results, ...second.results };
    if (second.code === 0) flaky.push(`FLAKY ${file} › ${first.results[file]?.failures[0]}`);
  }

  const all = Object.values(results);
  const sum = (numberOf: (result: FileResult) => number) =>
    all.reduce((total, result) => total + numberOf(result), 0);
  const faults = failedFiles(results).flatMap((file) =>
    (results[file]?.failures ?? []).map((failure) => `FAILED ${file} › ${failure}`),
  );
  if (first.code !== 0 && failed.length === 0) faults.push('FAILED mocha, but no test: see above.');
  console.info(['', ...faults, ...flaky].join('\n'));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.info(`${flaky.length} flaky files of at most ${maxFlaky}; tests took ${seconds} s.`);
  const [passed, skipped] = [sum((result) => result.passed), sum((result) => result.skipped)];
  console.info(`${passed} passed, ${faults.length} failed, ${skipped} skipped`);
  return faults.length === 0;
}
