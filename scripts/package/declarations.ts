import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { entries, stylesheetTypes, withoutEnding } from './entries.ts';

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Matches relative imports in a declaration. */
const ownImport = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
const stylesheetImport = /^import '[^']+\.css';\n/gm;
async function compileInto(folder: string): Promise<void> {
  const project = path.join(import.meta.dirname, 'tsconfig.json');
  const command = [compiler, '--project', project, '--outDir', folder];
  await promisify(execFile)(process.execPath, command).catch(({ stdout }) => {
    throw new Error(`No declarations:\n${stdout}`);
  });
}

/** Collects a declaration file and all files that it imports, from the folder of all. */
function reached(all: string, file: string, found: Map<string, string>): void {
  if (found.has(file)) return;
  const text = readFileSync(path.join(all, `${file}.d.ts`), 'utf8').replace(stylesheetImport, '');
  found.set(file, text);
  for (const [, , , imported] of text.matchAll(ownImport)) {
    reached(all, path.join(path.dirname(file), imported ?? ''), found);
  }
}

/** Returns the declaration files that the entries need, by their paths in games/, without extension. */
export async function neededDeclarations(): Promise<ReadonlyMap<string, string>> {
  const all = mkdtempSync(path.join(tmpdir(), 'paddock-types-'));
  const needed = new Map<string, string>();
  try {
    await compileInto(all);
    for (const { sources } of entries) {
      for (const source of sources) reached(all, withoutEnding(source), needed);
    }
  } finally {
    rmSync(all, { recursive: true });
  }
  return needed;
}

/**
 * Writes the declarations that the entries need, and two files for each entry, one for each kind of module. The
 * declarations are CommonJS modules: they may import boardgame.io's subpaths, which are folders, and both kinds may
 * import them.
 */
export async function buildDeclarations(folder: string): Promise<void> {
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const [file, text] of await neededDeclarations()) {
    write(`declarations/${file}.d.cts`, text.replace(ownImport, '$1$2$3.cjs$2'));
  }
  for (const { sources, built } of entries) {
    const place = path.posix.dirname(`types/${built}`);
    const from = sources.map((source) => {
      return path.posix.relative(place, `declarations/${withoutEnding(source)}`);
    });
    const all = from.map((file) => `export * from '${file}.cjs';\n`).join('');
    write(`types/${built}.d.ts`, all);
    write(`types/${built}.d.cts`, all);
  }
  write(stylesheetTypes, 'export {};\n');
}
