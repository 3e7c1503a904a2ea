import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { catalog } from '../games/index.ts';
import { languages } from '../games/kit/language.ts';
import { countedPages, readManifest, scriptsWith } from './page-modules.ts';

/** The JavaScript that a page loads. */
export interface PageSize {
  readonly page: string;
  /** Size in kB (1000 bytes) of gzip, including all imports. */
  readonly kilobytes: number;
  readonly limit: number;
}

/** Maximum size of the local match's worker with one game's bot, in kB of gzip. */
const botLimit = 40;

/** Returns a worker's file with all files that it loads. Vite's manifest doesn't list them. */
function filesWithChunk(assets: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(assets, file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    if (imported) filesWithChunk(assets, imported, found);
  }
  return found;
}

/** Returns the size of the worker with each game's bot. */
function botSizes(builtLobby: string): readonly PageSize[] {
  const assets = path.join(builtLobby, 'assets');
  const names = readdirSync(assets);
  const fileOf = (start: string) => {
    const file = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (file === undefined) throw new Error(`The built lobby has no "${start}": was it renamed?`);
    return file;
  };
  return catalog.map(({ info: { name } }) => {
    const files = filesWithChunk(assets, fileOf('bot.worker-'));
    filesWithChunk(assets, fileOf(`bot-of-${name}-`), files);
    const bytes = [...files].map(
      (file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length,
    );
    const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    return { page: `bot ${name}`, kilobytes, limit: botLimit };
  });
}

/** Returns the size of each page of the built lobby, from Vite's manifest. */
export function pageSizes(builtLobby: string): readonly PageSize[] {
  const manifest = readManifest(builtLobby);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(path.join(builtLobby, file)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + sizeOf(file), 0);
  const largest = (keys: readonly string[]): string =>
    keys.reduce((best, key) =>
      sum(scriptsWith(manifest, key)) > sum(scriptsWith(manifest, best)) ? key : best,
    );
  const ofPages = countedPages.map(({ page, always, later, afterwards = [], texts, limit }) => {
    const files = new Set<string>();
    // A visitor loads one language, so the largest one counts.
    const largestTexts = texts.map((text) => largest(languages.map(text)));
    for (const key of [...always, ...later, ...afterwards, ...largestTexts])
      scriptsWith(manifest, key, files);
    return { page, kilobytes: sum(files) / 1000, limit };
  });
  return [...ofPages, ...botSizes(builtLobby)];
}
