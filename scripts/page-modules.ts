import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '../games/index.ts';
import { type Language, languages } from '../games/kit/language.ts';

/** The parts of a file's entry in Vite's manifest that are used here. */
interface ManifestEntry {
  readonly file: string;
  /** Entries that are loaded with it. */
  readonly imports?: readonly string[];
  /** Stylesheets that are loaded with it. */
  readonly css?: readonly string[];
}

/** All files of a built lobby, by their modules. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** A page of the lobby with the modules that it loads, by their keys in Vite's manifest. */
export interface PageModules {
  readonly page: string;
  readonly always: readonly string[];
  /** Modules that it always needs, too, but only after further answers. */
  readonly later: readonly string[];
  /** Modules that it loads once all that is drawn. */
  readonly afterwards?: readonly string[];
  /** Text modules, each loaded in the visitor's language. */
  readonly texts: readonly ((language: Language) => string)[];
  /** Maximum JavaScript in kB of gzip. */
  readonly limit: number;
}

const lobbyText = (language: Language) => `i18n/${language}/common.ts`;
const siteText = (language: Language) => `i18n/${language}/site.ts`;
const tableText = (language: Language) => `i18n/${language}/table.ts`;
const localMatchText = (language: Language) => `i18n/${language}/local-match.ts`;
const replayText = (language: Language) => `i18n/${language}/replay.ts`;

/** Returns the manifest keys of a game's parts. */
function partsOf(game: string) {
  const folder = `../games/${game}`;
  return {
    rules: `${folder}/index.ts`,
    board: `${folder}/board/Board.tsx`,
    cover: `${folder}/board/Cover.tsx`,
    text: (language: Language) => `${folder}/locales/${language}.ts`,
    options: (language: Language) => `${folder}/locales/options/${language}.ts`,
  };
}

const games = catalog.map(({ info }) => ({ name: info.name, ...partsOf(info.name) }));

/** The home page. */
const home: PageModules = {
  page: 'home',
  // Notices and footer of all pages are loaded after them, and are counted here.
  always: [
    'index.html',
    'features/home/Home.tsx',
    'features/site/SiteNotices.tsx',
    'features/site/Footer.tsx',
  ],
  later: games.map(({ cover }) => cover),
  afterwards: ['features/daily/HomeDaily.tsx', 'i18n/en/daily.ts'],
  texts: [lobbyText, siteText, ...games.map(({ options }) => options)],
  limit: 115,
};

/** All pages whose sizes are counted. */
export const countedPages: readonly PageModules[] = [
  home,
  ...games.map(({ name, rules, board, text }) => ({
    page: `table ${name}`,
    // Choosing what to request and show first needs only the rules.
    always: ['index.html', 'features/table/TablePage.tsx', rules],
    later: [board],
    afterwards: ['features/connection/client.ts'],
    texts: [lobbyText, tableText, text],
    limit: 190,
  })),
  ...games.map(({ name, rules, board, cover, text }) => ({
    page: `local match ${name}`,
    always: ['index.html', 'features/local-match-page/LocalMatchPage.tsx', rules],
    later: [board, cover],
    texts: [lobbyText, tableText, localMatchText, text],
    limit: 170,
  })),
  ...games.map(({ name, rules, board, text }) => ({
    page: `replay ${name}`,
    always: ['index.html', 'features/replay/ReplayPage.tsx', rules],
    later: [board],
    texts: [lobbyText, tableText, replayText, text],
    limit: 180,
  })),
];

/** Returns Vite's manifest of a built lobby. */
export function readManifest(builtLobby: string): Manifest {
  // Vite writes it in this shape.
  return JSON.parse(readFileSync(path.join(builtLobby, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`Vite's manifest has no "${key}": has the file moved?`);
  return entry;
}

/** Returns all scripts that are loaded with an entry, its own first. */
export function scriptsWith(
  manifest: Manifest,
  key: string,
  found = new Set<string>(),
): Set<string> {
  const { file, imports = [] } = entryOf(manifest, key);
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) scriptsWith(manifest, imported, found);
  return found;
}

/** Returns all files that are loaded with an entry, including stylesheets. */
export function filesWith(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = entryOf(manifest, key);
  if (found.has(file)) return found;
  for (const each of [file, ...css]) found.add(each);
  for (const imported of imports) filesWith(manifest, imported, found);
  return found;
}

/** Returns the files that a page needs, each once. `ofTexts` has them for each language. */
export function filesOfPage(manifest: Manifest, { always, later, texts }: PageModules) {
  const filesOf = (keys: readonly string[], but: readonly string[]) => {
    const files = new Set<string>();
    for (const key of keys) filesWith(manifest, key, files);
    return [...files].filter((file) => !but.includes(file));
  };
  const first = filesOf(always, []);
  const last = filesOf(later, first);
  const ofTexts = languages.map((language) => {
    const keys = texts.map((text) => text(language));
    return [language, filesOf(keys, [...first, ...last])] as const;
  });
  return { first, last, ofTexts };
}
