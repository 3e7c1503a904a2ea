/**
 * Which modules of the lobby go into one file. Left to itself the bundler makes a file of every set of modules that the
 * same entries need, and counts every late part as an entry: a table would come in some ninety files, each of which
 * costs a phone a request. Here only pages count: what the same pages need is one file, so that no page loads more.
 */
import path from 'node:path';
import { infos } from '../games/infos.ts';
import { languages } from '../games/kit/language.ts';

/** What the bundler tells of its modules. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const lobby = path.join(import.meta.dirname, '../lobby');
const entry = path.join(lobby, 'main.tsx');
const games = path.join(import.meta.dirname, '../games');

const home = 'features/home/Home.tsx';
const table = 'features/table/TablePage.tsx';
const pages = [
  home,
  'features/game/GamePage.tsx',
  'features/new-match/NewTable.tsx',
  'features/new-match/NewLocalMatch.tsx',
  'features/tutorial/LessonPage.tsx',
  'features/devices/DevicePage.tsx',
  table,
  'features/local-match/LocalMatchPage.tsx',
  'features/replay/ReplayPage.tsx',
  'features/replay/MyMatchesPage.tsx',
];
/** The pages that load games. */
const playing = [
  table,
  'features/local-match/LocalMatchPage.tsx',
  'features/replay/ReplayPage.tsx',
];

/** All modules that come with a module, itself included. */
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

const names = Object.keys(infos);

/** All that one of some places in the lobby brings. */
const reachedFromAny = (starts: readonly string[], modules: Modules) =>
  new Set(starts.flatMap((start) => [...reachedFrom(start, modules)]));

const partsOf = (name: string) =>
  ['index.ts', 'board/index.tsx'].map((part) => path.join(games, name, part));
const textsIn = (folder: string) =>
  languages.map((language) => path.join(games, folder, `${language}.ts`));

/** What more than one game brings to a page that plays it. */
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

/** What lists of games and tables load, without playing any. */
function onShelf(modules: Modules): ReadonlySet<string> {
  const options = names.flatMap((name) => textsIn(`${name}/locales/options`));
  return new Set([...reachedFromAny(options, modules), ...ofCovers(modules)]);
}

/** What comes with the rules of a game, and with its words in any language. */
function ofGame(name: string, shelved: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const [start = ''] = partsOf(name);
  const texts = textsIn(`${name}/locales`).map((text) => reachedFrom(text, modules));
  const [some = new Set<string>(), ...others] = texts;
  const ofWords = [...some].filter((id) => others.every((reached) => reached.has(id)));
  const all = new Set([...reachedFrom(start, modules), ...ofWords]);
  // Entries keep their names, which the lobby knows.
  return new Set([...all].filter((id) => id !== start && !shelved.has(id)));
}

/** What the shelf shows of the games. */
function ofCovers(modules: Modules): readonly string[] {
  return names.flatMap((name) => [
    ...reachedFrom(path.join(games, name, 'board/Cover.tsx'), modules),
  ]);
}

/** For each page the modules that it never goes without, and those that come to it whatever the game. */
function modulesOfPages(modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const [shared, covers] = [ofManyGames(modules), ofCovers(modules)];
  return new Map(
    pages.map((page) => {
      const late = playing.includes(page) ? shared : page === home ? covers : [];
      return [page, new Set([...reachedFrom(path.join(lobby, page), modules), ...late])];
    }),
  );
}

/** Modules that at least this many pages need go into a common chunk. */
const many = 3;

/** Modules so small that every page has them: a file of their own would cost a table more. */
const small = [path.join(lobby, 'features/table/format-duration.ts'), 'rolldown/runtime.js'];

/** The name of the file into which a module goes, by the pages that need it; null: the bundler decides. */
export function sharedChunks(): (id: string, modules: Modules) => string | null {
  let known: ReturnType<typeof needsOf> | undefined;
  return (id, modules) => {
    known ??= needsOf(modules);
    // The entry keeps its name, which the page knows.
    if (id === entry) return null;
    if (known.ofEntry.has(id) || small.some((each) => id.endsWith(each))) return 'base';
    const needing = [...known.ofPages].flatMap(([page, reached]) => (reached.has(id) ? page : []));
    const [game] = [...known.ofGames].find(([, reached]) => reached.has(id)) ?? [];
    if (needing.length === 0) return game ?? null;
    // What one page alone needs is in the page's own file.
    const [only = ''] = needing;
    if (needing.length === 1) return only === table && !id.endsWith(table) ? 'table' : null;
    if (needing.every((page) => playing.includes(page))) return 'playing';
    if (needing.length < many) return needing.map((page) => path.basename(page, '.tsx')).join('-');
    if (needing.includes(home)) return 'base';
    // Tables are the heaviest pages: they load nothing that others share without them.
    return needing.includes(table) ? 'tables' : 'others';
  };
}
