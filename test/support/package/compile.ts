import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type InstalledPackage, run } from './installed-package.ts';

/** Path of our compiler, or of one that is installed beside the package. */
const compilerIn = (folder: string) => path.join(folder, 'node_modules/typescript/bin/tsc');
const ours = compilerIn(path.join(import.meta.dirname, '../../..'));

interface Compilation {
  readonly files: readonly string[];
  readonly options: object;
  /** Whether to use the TypeScript that is installed beside the package. Defaults to ours. */
  readonly withItsOwn?: boolean;
  /** Whether to return the complaints about other packages, too. */
  readonly withOthers?: boolean;
}

/**
 * Returns TypeScript's complaints about files beside the installed package, and about the package. It leaves out those
 * about other packages' declarations, such as boardgame.io's.
 */
export async function faultsOf(
  { folder }: InstalledPackage,
  { files, options, withItsOwn = false, withOthers = false }: Compilation,
): Promise<readonly string[]> {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    ...options,
  };
  const project = path.join(folder, `tsconfig.${process.pid}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const compiler = withItsOwn ? compilerIn(folder) : ours;
  const output = await run(process.execPath, [compiler, '--pretty', 'false', '-p', project], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    // It exits with 1 or 2 if there are complaints.
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = output.split('\n').filter((line) => /error TS/.test(line));
  if (withOthers) return lines;
  return lines.filter((line) => !/^node_modules\/(?!paddock-games\/)/.test(line));
}
