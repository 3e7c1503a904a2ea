import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { shelf } from '../games/index.ts';
import { languages } from '../games/kit/language.ts';

/** What we need of a file's entry in Vite's manifest. */
interface ManifestEntry {
  readonly file: string;
  /** Entries that are loaded with it. */
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A page of the lobby: the modules it asks for, by their place in Vite's manifest. */
interface PageModules {
  readonly page: string;
  /** Of each group, the largest is counted: a visitor loads one of them. */
  readonly oneOf: readonly (readonly string[])[];
  readonly always: readonly string[];
  /** The most it may load, in kB of gzip. */
  readonly limit: number;
}

/** The JavaScript that a page loads. */
export interface PageSize {
  readonly page: string;
  /** kB (1000 bytes) of gzip, with all that its parts import. */
  readonly kilobytes: number;
  readonly limit: number;
}

const games = shelf.map(({ info }) => ({ name: info.name, folder: `../games/${info.name}` }));
const lobbyTexts = languages.map((language) => `i18n/${language}.ts`);
const hereTexts = languages.map((language) => `i18n/here/${language}.ts`);

function textsOf(folder: string): readonly string[] {
  return languages.map((language) => `${folder}/locales/${language}.ts`);
}

function optionTextsOf(folder: string): readonly string[] {
  return languages.map((language) => `${folder}/locales/options/${language}.ts`);
}

const pages: readonly PageModules[] = [
  {
    page: 'home',
    oneOf: [lobbyTexts, ...games.map(({ folder }) => optionTextsOf(folder))],
    always: ['index.html', ...games.map(({ folder }) => `${folder}/board/Cover.tsx`)],
    limit: 110,
  },
  ...games.map(({ name, folder }) => ({
    page: `table ${name}`,
    oneOf: [lobbyTexts, textsOf(folder)],
    always: [
      'index.html',
      'table/TablePage.tsx',
      `${folder}/index.ts`,
      `${folder}/board/Cover.tsx`,
      `${folder}/board/index.tsx`,
    ],
    limit: 190,
  })),
  ...games.map(({ name, folder }) => ({
    page: `here ${name}`,
    oneOf: [lobbyTexts, hereTexts, textsOf(folder)],
    always: [
      'index.html',
      'here/HerePage.tsx',
      `${folder}/index.ts`,
      `${folder}/board/Cover.tsx`,
      `${folder}/board/index.tsx`,
    ],
    limit: 170,
  })),
];

/** The most that the worker of a match in the browser loads for the bot of one game, in kB of gzip. */
const botLimit = 40;

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`Vite's manifest has no "${key}": has the file moved?`);
  return entry;
}

/** All files that are loaded with an entry, itself included. */
function filesWith(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = entryOf(manifest, key);
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesWith(manifest, imported, found);
  return found;
}

/** All files of a worker that are loaded with one of them, itself included: Vite's manifest doesn't know them. */
function filesWithChunk(assets: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(path.join(assets, file), 'utf8');
  for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) {
    if (imported) filesWithChunk(assets, imported, found);
  }
  return found;
}

/** What the worker loads for the bot of each game. */
function botSizes(builtLobby: string): readonly PageSize[] {
  const assets = path.join(builtLobby, 'assets');
  const names = readdirSync(assets);
  const fileOf = (start: string) => {
    const file = names.find((name) => name.startsWith(start) && name.endsWith('.js'));
    if (file === undefined) throw new Error(`The built lobby has no "${start}": was it renamed?`);
    return file;
  };
  return games.map(({ name }) => {
    const files = filesWithChunk(assets, fileOf('thinking.worker-'));
    filesWithChunk(assets, fileOf(`bot-of-${name}-`), files);
    const bytes = [...files].map(
      (file) => gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length,
    );
    const kilobytes = bytes.reduce((sum, each) => sum + each, 0) / 1000;
    return { page: `bot ${name}`, kilobytes, limit: botLimit };
  });
}

/** What each page of the built lobby loads, counted from Vite's manifest. */
export function pageSizes(builtLobby: string): readonly PageSize[] {
  const manifestPath = path.join(builtLobby, '.vite/manifest.json');
  // Vite writes it in this shape.
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
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
      sum(filesWith(manifest, key)) > sum(filesWith(manifest, best)) ? key : best,
    );
  const ofPages = pages.map(({ page, oneOf, always, limit }) => {
    const files = new Set<string>();
    for (const key of [...always, ...oneOf.map(largest)]) filesWith(manifest, key, files);
    return { page, kilobytes: sum(files) / 1000, limit };
  });
  return [...ofPages, ...botSizes(builtLobby)];
}
