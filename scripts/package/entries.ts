import { catalog } from '../../games/index.ts';
import { languages } from '../../games/kit/language.ts';

/** An address by which the package can be imported. */
export interface Entry {
  /** Address after `paddock-games`: `.`, `./bug-race/board` … */
  readonly subpath: string;
  /** Path of its source in games/, without extension. */
  readonly source: string;
  readonly ending: '.ts' | '.tsx';
  /** Path in each of the package's folders esm/, cjs/ and types/, without extension. */
  readonly built: string;
}

const names = catalog.map(({ info }) => info.name);

function entry(address: string, source: string, ending: Entry['ending'] = '.ts'): Entry {
  return { subpath: `./${address}`, source, ending, built: address };
}

/** All JavaScript entries: the metadata, records, boardgame.io's server, and the same parts of every game. */
export const entries: readonly Entry[] = [
  { ...entry('index', 'paddock'), subpath: '.' },
  entry('records', 'kit/record/exported'),
  entry('server', 'server'),
  ...names.flatMap((game) => [
    entry(game, `${game}/exported`),
    entry(`${game}/board`, `${game}/board/exported`, '.tsx'),
    entry(`${game}/rulebook`, `${game}/rules-pages/exported`, '.tsx'),
    entry(`${game}/bot`, `${game}/bot/exported`),
    ...languages.map((language) => {
      return entry(`${game}/locales/${language}`, `${game}/locales/${language}`);
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
