import { catalog } from '../../games/index.ts';
import { languages } from '../../games/kit/language.ts';

/** An address by which the package can be imported. */
export interface Entry {
  /** Address after `paddock-games`: `.`, `./bug-race/board` … */
  readonly subpath: string;
  /** Paths of its sources in games/. It exports all that they export. */
  readonly sources: readonly string[];
  /** Path in each of the package's folders esm/, cjs/ and types/, without extension. */
  readonly built: string;
}

const names = catalog.map(({ info }) => info.name);

function entry(address: string, ...sources: readonly string[]): Entry {
  return { subpath: `./${address}`, sources, built: address };
}

/** Returns a source's path without its extension, as declarations are named. */
export const withoutEnding = (source: string) => source.replace(/\.tsx?$/, '');

/** All JavaScript entries: the metadata, records, boardgame.io's server, and the same parts of every game. */
export const entries: readonly Entry[] = [
  { ...entry('index', 'paddock.ts'), subpath: '.' },
  entry('records', 'records.ts'),
  entry('boards', 'boards.ts'),
  entry('server', 'server.ts'),
  ...names.flatMap((game) => [
    entry(game, `${game}/exported.ts`),
    entry(`${game}/board`, `${game}/board/exported.tsx`),
    entry(`${game}/rulebook`, `${game}/rules-pages/exported.tsx`),
    entry(`${game}/bot`, `${game}/bot/exported.ts`),
    ...languages.map((language) => {
      const locales = `${game}/locales`;
      return entry(
        `${locales}/${language}`,
        `${locales}/${language}.ts`,
        `${locales}/rules/${language}.ts`,
      );
    }),
  ]),
];

/** The stylesheet of each game's board. */
export const stylesheets = names.map((game) => ({
  subpath: `./${game}/board.css`,
  board: `${game}/board/exported.tsx`,
  built: `css/${game}.css`,
}));

/** Empty declarations for imports of stylesheets. */
export const stylesheetTypes = 'css/stylesheet.d.cts';
