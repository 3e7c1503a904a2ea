import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);
const root = path.join(import.meta.dirname, '../..');

/** The package as somebody else has it. */
export interface InstalledPackage {
  /** A folder outside the checkout with the package, boardgame.io and React in its node_modules/. */
  readonly folder: string;
  readonly tarball: string;
}

type ReactVersion = '^18.2.0' | '^19.0.0';

/** A folder that is gone when the tests are over. */
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-package-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Builds and packs the package anew; the tarball, gone when the tests are over. */
export async function packed(): Promise<string> {
  await run('npm', ['run', 'package'], { cwd: root });
  const into = newFolder();
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', into], {
    cwd: path.join(root, 'dist/package'),
  });
  return path.join(into, JSON.parse(stdout)[0].filename);
}

async function installWith(react: ReactVersion): Promise<InstalledPackage> {
  tarball ??= packed();
  const folder = newFolder();
  const manifest = {
    private: true,
    dependencies: {
      paddock: `file:${await tarball}`,
      'boardgame.io': '0.50.2',
      react,
      'react-dom': react,
      '@types/react': react,
      // The oldest that the package's types are for.
      ...(react === '^18.2.0' && { typescript: '~5.3.0' }),
    },
    ...(react === '^19.0.0' && { overrides: { 'koa-compose': '4.1.0' } }),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const quickly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quickly], { cwd: folder });
  return { folder, tarball: await tarball };
}

let tarball: Promise<string> | undefined;
const installed = new Map<string, Promise<InstalledPackage>>();

/**
 * Builds, packs and installs the package, once for all tests. `react` is the version that is installed with it;
 * with the older one everything is as npm installs it, without the override that boardgame.io's lobby API needs.
 */
export function installedPackage(react: ReactVersion = '^19.0.0') {
  const found = installed.get(react) ?? installWith(react);
  installed.set(react, found);
  return found;
}

/** Puts one of examples/ beside the installed package, so that it uses that; its folder, a new one each time. */
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
