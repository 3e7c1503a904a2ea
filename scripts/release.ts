/**
 * Rehearses a release of the package: `npm run release`. It clones the last commit, checks there what a release needs,
 * and ends with `npm publish --dry-run`. It publishes nothing, and exits with 1 if anything is missing.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageManifest } from './package/manifest.ts';
import { releaseFaults } from './release/faults.ts';

const root = path.join(import.meta.dirname, '..');
const { name, version } = packageManifest();
const clone = mkdtempSync(path.join(tmpdir(), 'paddock-release-'));

function output(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8' }).trim();
}

/** Runs a command that prints its own news. Throws if it fails. */
function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: clone,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed.`);
}

function publishedVersions(): readonly string[] {
  const { stdout } = spawnSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  const answer: unknown = JSON.parse(stdout || '[]');
  // The registry answers with an error for a name that it doesn't know.
  return Array.isArray(answer) ? answer.map(String) : [];
}

const checks: Readonly<Record<string, () => void>> = {
  'everything is committed': () => {
    const changed = output('git', ['status', '--porcelain'], root);
    if (changed) throw new Error(`These files are not committed:\n${changed}`);
  },
  'version, changelog and addresses': () => {
    const faults = releaseFaults({
      // npm keeps it in this shape.
      manifest: JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8')),
      changelog: readFileSync(path.join(clone, 'CHANGELOG.md'), 'utf8'),
      tags: output('git', ['tag', '--list'], root).split('\n'),
      published: publishedVersions(),
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
  'npm ci': () => run('npm', ['ci', '--no-audit', '--no-fund']),
  'all tests, with publint, attw, sizes and bundlers': () => run('npm', ['run', 'test:long']),
  'npm publish --dry-run': () => {
    const tarball = output('npm', ['run', '--silent', 'package'], clone);
    // Without the dot, npm looks for a repository of this name.
    run('npm', ['publish', `./${tarball}`, '--dry-run', '--access', 'public']);
  },
};

const missing: string[] = [];
execFileSync('git', ['clone', '--quiet', root, clone]);
for (const [title, check] of Object.entries(checks)) {
  const since = performance.now();
  let fault: unknown = null;
  try {
    check();
  } catch (error) {
    fault = error;
    missing.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  console.info(`${fault ? '✘' : '✔'} ${title} (${seconds} s)`);
}
rmSync(clone, { recursive: true });
if (missing.length > 0) {
  console.error(`\n${name} ${version} can’t be released yet:\n\n${missing.join('\n')}`);
  process.exitCode = 1;
} else {
  console.info(`\n${name} ${version} can be released.`);
}
