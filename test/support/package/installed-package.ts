import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openedBy } from '../opened-by.ts';

export const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../../..');
/**
 * Folder outside the checkout, whose node_modules/ must not be found. It is the same for all tests of this checkout.
 */
const prepared = path.join(
  tmpdir(),
  `paddock-package-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`,
);
/** Files from which the package is made. */
const sources = [
  'games',
  'docs',
  'scripts',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'package.json',
];

/** The package as its users have it. */
export interface InstalledPackage {
  /** A folder outside the checkout with the package, boardgame.io and React in its node_modules/. */
  readonly folder: string;
  readonly tarball: string;
}

type ReactVersion = '^18.2.0' | '^19.0.0';

function lastChange(place: string): number {
  const stats = statSync(place);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(place).map((name) => lastChange(path.join(place, name)));
  return Math.max(stats.mtimeMs, ...inside);
}

/** Runs `makeIt` unless the note says that it ran on the present sources. */
async function unlessFresh(note: string, makeIt: () => Promise<void>): Promise<void> {
  const changed = String(Math.max(...sources.map((name) => lastChange(path.join(root, name)))));
  if (existsSync(note) && readFileSync(note, 'utf8') === changed) return;
  await makeIt();
  writeFileSync(note, changed);
}

/** Builds and packs the package into a folder, and returns the tarball. */
export async function pack(into: string): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'package'], { cwd: root });
  const made = path.join(root, stdout.trim());
  const tarball = path.join(into, path.basename(made));
  cpSync(made, tarball);
  return tarball;
}

async function install(folder: string, tarball: string, react: ReactVersion): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const manifest = {
    private: true,
    dependencies: {
      'paddock-games': `file:${tarball}`,
      'boardgame.io': '0.50.2',
      react,
      'react-dom': react,
      '@types/react': react,
      '@types/react-dom': react,
      // The oldest that the package's types support.
      ...(react === '^18.2.0' && { typescript: '~5.3.0' }),
    },
    ...(react === '^19.0.0' && { overrides: { 'koa-compose': '4.1.0' } }),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const quickly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quickly], { cwd: folder });
}

async function prepare(react: ReactVersion): Promise<InstalledPackage> {
  const tarball = path.join(prepared, 'paddock.tgz');
  await unlessFresh(path.join(prepared, 'packed'), async () => {
    rmSync(prepared, { recursive: true, force: true });
    mkdirSync(prepared);
    renameSync(await pack(prepared), tarball);
  });
  const folder = path.join(prepared, `react-${react.slice(1, 3)}`);
  const note = `${folder}-installed`;
  await unlessFresh(note, () => install(folder, tarball, react));
  return { folder, tarball };
}

const installed = new Map<ReactVersion, Promise<InstalledPackage>>();

/**
 * Builds, packs and installs the package unless that was done since its sources changed. `react` is the version to
 * install with it. With the older one everything is as npm installs it, without the override that boardgame.io's lobby
 * API needs.
 */
export function installedPackage(react: ReactVersion = '^19.0.0') {
  const found = installed.get(react) ?? prepare(react);
  installed.set(react, found);
  return found;
}

/** Installs the package for a suite. */
export const suitePackage = (react?: ReactVersion) => openedBy(() => installedPackage(react));

/** Runs a script beside the package in plain Node. Returns the JSON that it prints, and its complaints. */
export async function runScript(
  { folder }: InstalledPackage,
  { name, script, mode }: { readonly name: string; readonly script: string; mode?: string },
) {
  writeFileSync(path.join(folder, name), script);
  const { stdout, stderr } = await run(process.execPath, [name], {
    maxBuffer: 64 * 1024 * 1024,
    cwd: folder,
    env: { ...process.env, NODE_ENV: mode },
  });
  return { printed: JSON.parse(stdout), stderr };
}

/**
 * Copies one of examples/ beside the installed package, which it then uses. Returns its folder, a new one each time.
 */
export function copyExample({ folder }: InstalledPackage, name: string): string {
  const copy = mkdtempSync(path.join(folder, `${name}-`));
  cpSync(path.join(root, 'examples', name), copy, {
    recursive: true,
    filter: (source) => !['node_modules', 'dist'].includes(path.basename(source)),
  });
  return copy;
}

/** Runs `vite build` in an example's folder. */
export async function buildExample(folder: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build'], { cwd: folder });
}
