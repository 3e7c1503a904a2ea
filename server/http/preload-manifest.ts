import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languages } from '../../games/kit/language.ts';

/** The addresses of the files that a page of the lobby needs beside those that its HTML names itself. */
export interface PagePreloads {
  readonly always: readonly string[];
  /** What may come after that, and after the words. */
  readonly later: readonly string[];
  /** What is said there, in each language. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** Of each page that the server knows to be asked for: `home`, and `table` with the name of its game. */
export type PreloadManifest = Readonly<Record<string, PagePreloads>>;

/** The key of the first page, and of a table's with a game. */
export const preloadsOf = { home: 'home', table: (game: string) => `table ${game}` } as const;

const needsFile = (builtLobby: string) => path.join(builtLobby, '.vite/needs.json');

/** Where the build notes them, and what. */
export function printPreloads(
  builtLobby: string,
  needs: PreloadManifest,
): readonly [string, string] {
  return [needsFile(builtLobby), JSON.stringify(needs)];
}

/** As the build has noted them; none where it hasn't. */
export function readPreloads(builtLobby: string): PreloadManifest {
  const file = needsFile(builtLobby);
  // scripts/preload-manifest.ts writes it in this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PreloadManifest) : {};
}

/** How a file is asked for before anything knows that it needs it. */
function linkTo(file: string, priority = ''): string {
  // Modules, styles and letters alike are asked for as from elsewhere: otherwise they would come twice.
  const what = file.endsWith('.js')
    ? 'rel="modulepreload"'
    : file.endsWith('.css')
      ? 'rel="preload" as="style"'
      : 'rel="preload" as="font" type="font/woff2"';
  return `<link ${what} crossorigin${priority} href="${file}" />`;
}

/**
 * The words of a page for its head. Which language is read is known to the browser alone: public/first.js takes the files
 * of that one.
 */
export function tagsOfWords({ words }: PagePreloads): readonly string[] {
  return languages.map(
    (language) =>
      `<meta name="paddock-words" lang="${language}" content="${words[language].join(' ')}" />`,
  );
}

/** All else that a page needs, so that it comes at once. */
export function tagsOfFiles({ always, later }: PagePreloads): readonly string[] {
  const links = always.map((file) => linkTo(file));
  return [...links, ...later.map((file) => linkTo(file, ' fetchpriority="low"'))];
}

/** Where a table's page finds its match before it has a socket: public/first.js, which knows the seat, asks there. */
export function tagOfFirstView(game: string, matchID: string): string {
  return `<meta name="paddock-first-view" content="/games/${game}/${matchID}/first-view" />`;
}

/** What a table's page asks the server first. */
export function tagOfTable(matchID: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/api/tables/${matchID}" />`;
}
