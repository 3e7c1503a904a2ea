/**
 * Checks types and lint, builds and tests: `npm test`. With `--long`, also the files `*.long.test.ts`, and more matches,
 * kills and screens in the others. Files after the options run alone, without checks.
 */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run, runTests } from './test/run.ts';

const root = path.join(import.meta.dirname, '..');
const { values: options, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** Time after which a run counts as hanging. */
const limitMs = (options.long ? 120 : 40) * 60_000;

const settings = {
  RANDOM_GAMES: '0.05',
  // On a slow machine failing tests should get slower, not passing ones fail.
  PATIENCE: process.env.CI ? '4' : '1',
  ...(options.long && {
    LONG_TESTS: '1',
    RANDOM_GAMES: '2',
    KILLS: '20',
    PAIRS: '500',
    SWEEP: 'all',
  }),
  ...process.env,
};

/** Returns the test files, with those of all folders mixed, since browsers use the time in which servers wait. */
function filesToRun(): readonly string[] {
  const isMeant = (name: string) =>
    /\.test\.tsx?$/.test(name) && (options.long || !/\.long\.test\./.test(name));
  return readdirSync(path.join(root, 'test'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) => {
      const names = readdirSync(path.join(root, 'test', folder), {
        recursive: true,
        encoding: 'utf8',
      });
      const files = names.filter(isMeant).sort();
      return files.map((file, index) => ({
        file: path.posix.join('test', folder, file),
        at: index / files.length,
      }));
    })
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file);
}

async function prepare(): Promise<boolean> {
  const npm = (script: string) => run('npm', ['run', '--silent', script], settings, limitMs);
  const script = ['--import', 'tsx', 'scripts/test/prepare.ts'];
  const args = options.long ? [...script, '--long'] : script;
  const build = async () => (await npm('build')) || run(process.execPath, args, settings, limitMs);
  const codes = await Promise.all([npm('check'), build()]);
  return codes.every((code) => code === 0);
}

async function main(): Promise<boolean> {
  if (positionals.length > 0) return runTests(positionals, settings, limitMs);
  const start = Date.now();
  rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
  if (!(await prepare())) {
    console.info('Checks or preparation failed: no test was run.\n0 passed, 1 failed, 0 skipped');
    return false;
  }
  console.info(`Checked and prepared in ${Math.round((Date.now() - start) / 1000)} s.`);
  return runTests(filesToRun(), settings, limitMs);
}

process.exitCode = (await main()) ? 0 : 1;
