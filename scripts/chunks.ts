/**
 * Decides which modules of the lobby share a file. By default the bundler makes a file of each set of modules needed by
 * the same entries, and counts every lazy part as an entry. So a table would need some ninety files, each of which
 * costs a phone a request. Here only pages count: modules needed by the same pages share a file, so that no page loads
 * more.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../games/kit/language.ts';

/** The bundler's module graph. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const lobby = path.join(import.meta.dirname, '../lobby');
const entry = path.join(lobby, 'main.tsx');
const games = path.join(import.meta.dirname, '../games');

const home = 'features/home/Home.tsx';
const game = 'features/game/GamePage.tsx';
const table = 'features/table/TablePage.tsx';
const pages = [
  home,
  game,
  'features/new-match/NewTable.tsx',
  'features/new-match/NewLocalMatch.tsx',
  'features/tutorial/LessonPage.tsx',
  'features/devices/DevicePage.tsx',
  table,
  'features/local-match-page/LocalMatchPage.tsx',
  'features/replay/ReplayPage.tsx',
  'features/match-history/MyMatchesPage.tsx',
];
/** Pages that load games. */
const playing = [
  table,
  'features/local-match-page/LocalMatchPage.tsx',
  'features/replay/ReplayPage.tsx',
];

/** Returns all modules that come with a module, including itself. */
function reachedFrom(start: string, modules: Modules): ReadonlySet<string> {
  if (!modules.getModuleInfo(start)) throw new Error(`There is no "${start}": has the file moved?`);
  const reached = new Set([start]);
  for (const id of reached) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

function needsOf(modules: Modules) {
  const shelved = onShelf(modules);
  return {
    ofEntry: reachedFrom(entry, modules),
    ofPages: modulesOfPages(modules),
    ofGames: new Map(names.map((name) => [name, ofGame(name, shelved, modules)])),
  };
}

// Vite bundles this file: it must not import the games.
const names = readdirSync(games).filter((name) => existsSync(path.join(games, name, 'info.ts')));

/** Returns all modules that come with any of these. */
const reachedFromAny = (starts: readonly string[], modules: Modules) =>
  new Set(starts.flatMap((start) => [...reachedFrom(start, modules)]));

const partsOf = (name: string) =>
  ['index.ts', 'board/Board.tsx'].map((part) => path.join(games, name, part));
const textsIn = (folder: string) =>
  languages.map((language) => path.join(games, folder, `${language}.ts`));

/** Returns the modules that more than one game brings to a page that plays it. */
function ofManyGames(modules: Modules): readonly string[] {
  const ofEach = names.map((name) =>
    reachedFromAny([...partsOf(name), ...textsIn(`${name}/locales`)], modules),
  );
  const all = new Set(ofEach.flatMap((reached) => [...reached]));
  const texts = textsIn('kit/locales');
  return [...all].filter(
    (id) => ofEach.filter((reached) => reached.has(id)).length > 1 && !texts.includes(id),
  );
}

/** Returns the modules that lists of games and tables load without playing any. */
function onShelf(modules: Modules): ReadonlySet<string> {
  const options = names.flatMap((name) => textsIn(`${name}/locales/options`));
  return new Set([...reachedFromAny(options, modules), ...ofCovers(modules)]);
}

/** Returns the modules that come with a game's rules, or with its text in every language. */
function ofGame(name: string, shelved: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const [start = ''] = partsOf(name);
  const texts = textsIn(`${name}/locales`).map((text) => reachedFrom(text, modules));
  const [some = new Set<string>(), ...others] = texts;
  const ofWords = [...some].filter((id) => others.every((reached) => reached.has(id)));
  const all = new Set([...reachedFrom(start, modules), ...ofWords]);
  // Entries keep their names, which the lobby knows.
  return new Set([...all].filter((id) => id !== start && !shelved.has(id)));
}

/** Returns the modules of the games' covers. */
function ofCovers(modules: Modules): readonly string[] {
  return names.flatMap((name) => [
    ...reachedFrom(path.join(games, name, 'board/Cover.tsx'), modules),
  ]);
}

/** Returns the modules that each page always needs, including those shared by all its games. */
function modulesOfPages(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const [shared, covers] = [ofManyGames(modules), ofCovers(modules)];
  return new Map(
    pages.map((page) => {
      const late = playing.includes(page) ? shared : page === home ? covers : [];
      // Most readers of a game's page come from the home page, and one file is smaller than two.
      const starts = page === game ? [game, home] : [page];
      const own = reachedFromAny(
        starts.map((start) => path.join(lobby, start)),
        modules,
      );
      return [page, new Set([...own, ...late])];
    }),
  );
}

/** Modules that at least this many pages need go into a common chunk. */
const many = 3;

/** Modules so small that every page includes them, since a file of their own would cost a table more. */
const small = [path.join(lobby, 'ui/format-duration.ts'), 'rolldown/runtime.js'];

/** Modules with a file of their own, since the daily challenge on the home page needs nothing else of their pages. */
const alone = [path.join(lobby, 'ui/options-in-words.ts')];

/** Returns a function that names a module's file, by the pages that need it. Null leaves it to the bundler. */
export function sharedChunks(): (id: string, modules: Modules) => string | null {
  let known: ReturnType<typeof needsOf> | undefined;
  return (id, modules) => {
    known ??= needsOf(modules);
    // The entry keeps its name, which the page knows.
    if (id === entry) return null;
    if (known.ofEntry.has(id) || small.some((each) => id.endsWith(each))) return 'base';
    if (alone.includes(id)) return path.basename(id, '.ts');
    const needing = [...known.ofPages].flatMap(([page, reached]) => (reached.has(id) ? page : []));
    const [game] = [...known.ofGames].find(([, reached]) => reached.has(id)) ?? [];
    if (needing.length === 0) return game ?? null;
    // A module needed by only one page is in the page's own file.
    const [only = ''] = needing;
    if (needing.length === 1) return only === table && !id.endsWith(table) ? 'table' : null;
    if (needing.every((page) => playing.includes(page))) return 'playing';
    if (needing.length < many) return needing.map((page) => path.basename(page, '.tsx')).join('-');
    if (needing.includes(home)) return 'base';
    // Tables are the heaviest pages, so they load no module that only others share.
    return needing.includes(table) ? 'tables' : 'others';
  };
}
