/**
 * Checks, prepares and tests. `npm test` runs the tests that test/plan.json counts.
 *   --long         all tests, with more matches, kills and screens
 *   --second-try   only the files that have a second try
 *   --record       writes the counts of this run into test/plan.json if all tests passed; not with the others
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Result, readResults } from './test/results.ts';
import { timeoutOption } from './test/timeout.ts';
import { countTests, filesToRetry, judge, maxFlaky, type Plan } from './test/verdict.ts';

const root = path.join(import.meta.dirname, '..');
const planFile = path.join(root, 'test/plan.json');
const results = path.join(root, 'test-results');
const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    'second-try': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
if (options.record && (options.long || options['second-try'])) {
  throw new Error('--record counts what `npm test` runs: leave out --long and --second-try.');
}
const plan: Plan = JSON.parse(readFileSync(planFile, 'utf8'));

const longSettings = {
  LONG_TESTS: '1',
  RANDOM_GAMES: '2',
  KILLS: '20',
  PAIRS: '500',
  SWEEP: 'all',
};
const settings = {
  RANDOM_GAMES: '0.05',
  // On a slow machine failing tests should get slower, not passing ones fail.
  PATIENCE: process.env.CI ? '4' : '1',
  ...(options.long && longSettings),
  ...process.env,
};
/** Time after which a run counts as hanging. */
const limitMs = (options.long ? 300 : 40) * 60_000;

function filesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, 'test', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join('test', folder, name))
    .sort();
}

/** Returns the test files, with those of all folders mixed, since browsers use the time in which servers wait. */
function filesToRun(): readonly string[] {
  const files = readdirSync(path.join(root, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const all = filesIn(name);
      return all.map((file, index) => ({ file, at: index / all.length }));
    })
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file);
  if (options['second-try']) return files.filter((file) => plan.secondTry.includes(file));
  return options.long ? files : files.filter((file) => !plan.long.includes(file));
}

/** Runs a command in a process group of its own, and ends the group if it takes too long. Returns the exit code. */
async function run(command: string, args: readonly string[], variables = {}): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...settings, ...variables },
    detached: true,
  });
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

async function prepare(): Promise<boolean> {
  const build = async () => {
    const code = await run('npm', ['run', '--silent', 'build']);
    const args = [
      '--import',
      'tsx',
      'scripts/test/prepare.ts',
      ...(options.long ? ['--long'] : []),
    ];
    return code || run(process.execPath, args);
  };
  const codes = await Promise.all([run('npm', ['run', '--silent', 'check']), build()]);
  return codes.every((code) => code === 0);
}

/** Runs test files in `jobs` processes at once. Returns their results and whether mocha ended well. */
async function runTests(name: string, files: readonly string[], jobs: number) {
  const resultsFile = path.join(results, `${name}.jsonl`);
  const parallel = jobs > 1 ? ['--parallel', '--jobs', `${jobs}`] : [];
  const reporter = ['--reporter', 'scripts/test/reporter.ts'];
  const mocha = path.join(root, 'node_modules/mocha/bin/mocha.js');
  const args = [mocha, ...reporter, ...timeoutOption(settings), ...parallel, ...files];
  const code = await run(process.execPath, args, { TEST_RESULTS: resultsFile });
  return { results: readResults(resultsFile), code };
}

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

async function main(): Promise<boolean> {
  const start = Date.now();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  if (!(await prepare())) {
    console.info('Checks or preparation failed: no test was run.\n0 passed, 1 failed, 0 skipped');
    return false;
  }
  console.info(`Checked and prepared in ${seconds(start)} s.`);
  const files = filesToRun();
  const first = await runTests('first', files, 2);
  const expected = Object.entries(plan.tests).filter(
    ([file]) => !options['second-try'] || plan.secondTry.includes(file),
  );
  const thisPlan = { ...plan, tests: Object.fromEntries(expected) };
  const retried = options.record ? [] : filesToRetry(first.results, thisPlan);
  const second: Result[] = [];
  for (const [index, file] of retried.entries()) {
    console.info(`\nOnce more, alone: ${file}`);
    second.push(...(await runTests(`second-${index}`, [file], 1)).results);
  }
  if (options.record && first.code === 0) {
    const tests = Object.fromEntries(Object.entries(countTests(first.results)).sort());
    writeFileSync(planFile, `${JSON.stringify({ ...plan, tests }, null, 2)}\n`);
  }
  if (options.record) return first.code === 0;
  return report(first, second, retried, thisPlan, start);
}

function report(
  first: { readonly results: readonly Result[]; readonly code: number },
  second: readonly Result[],
  retried: readonly string[],
  { tests }: Plan,
  start: number,
): boolean {
  const { passed, failed, skipped, flaky, faults } = judge(first.results, second, retried, tests, {
    mayHaveMore: options.long,
  });
  const crashed = first.code !== 0 && flaky.length === 0 && faults.length === 0;
  const allFaults = crashed ? ['mocha failed, but no test did.'] : faults;
  if (allFaults.length > 0)
    console.info(`\n${allFaults.map((fault) => `FAILED ${fault}`).join('\n')}`);
  for (const { file, title, error } of flaky) {
    console.info(`FLAKY ${file} › ${title} (${error?.split('\n')[0] ?? 'no error'})`);
  }
  console.info(`${flaky.length} flaky files of at most ${maxFlaky}; ${seconds(start)} s in all.`);
  const isRed = allFaults.length > 0;
  console.info(`${passed} passed, ${isRed ? Math.max(1, failed) : 0} failed, ${skipped} skipped`);
  return !isRed;
}

process.exitCode = (await main()) ? 0 : 1;
