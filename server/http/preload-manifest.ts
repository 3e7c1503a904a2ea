import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../games/kit/language.ts';

/** The addresses of the files that a page of the lobby needs beside those that its HTML names itself. */
export interface PagePreloads {
  readonly always: readonly string[];
  /** Files that may come after those, and after the translated texts. */
  readonly later: readonly string[];
  /** Files of translated texts, by language. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** Preloads of each page that the server recognises: `home`, and `table` with the name of its game. */
export type PreloadManifest = Readonly<Record<string, PagePreloads>>;

/** Keys of the home page, and of a table's page with a game. */
export const preloadsOf = { home: 'home', table: (game: string) => `table ${game}` } as const;

const needsFile = (builtLobby: string) => path.join(builtLobby, '.vite/needs.json');

/** Returns the file into which the build writes the manifest, and its text. */
export function printPreloads(
  builtLobby: string,
  needs: PreloadManifest,
): readonly [string, string] {
  return [needsFile(builtLobby), JSON.stringify(needs)];
}

/** Reads the manifest that the build has written. Empty if there is none. */
export function readPreloads(builtLobby: string): PreloadManifest {
  const file = needsFile(builtLobby);
  // scripts/preload-manifest.ts writes it in this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PreloadManifest) : {};
}

/** Returns the tag that preloads a file. */
function linkTo(file: string, priority = ''): string {
  // Modules, styles and fonts are all requested as cross-origin: otherwise they would be loaded twice.
  const what = file.endsWith('.js')
    ? 'rel="modulepreload"'
    : file.endsWith('.css')
      ? 'rel="preload" as="style"'
      : 'rel="preload" as="font" type="font/woff2"';
  return `<link ${what} crossorigin${priority} href="${file}" />`;
}

/**
 * Returns tags with the files of a page's translated texts. Only the browser knows which language is used:
 * public/first.js loads the files of that one.
 */
export function tagsOfWords({ words }: PagePreloads): readonly string[] {
  return languages.map(
    (language) =>
      `<meta name="paddock-words" lang="${language}" content="${words[language].join(' ')}" />`,
  );
}

/** Returns tags that preload all other files that a page needs. */
export function tagsOfFiles({ always, later }: PagePreloads): readonly string[] {
  const links = always.map((file) => linkTo(file));
  return [...links, ...later.map((file) => linkTo(file, ' fetchpriority="low"'))];
}

/**
 * Returns a tag with the address of a match's first view. public/first.js, which knows the seat, loads it before the
 * page has a socket.
 */
export function tagOfFirstView(game: string, matchID: string): string {
  return `<meta name="paddock-first-view" content="/games/${game}/${matchID}/first-view" />`;
}

/** Returns a tag that preloads the first request of a table's page. */
export function tagOfTable(matchID: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/api/tables/${matchID}" />`;
}
