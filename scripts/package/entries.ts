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

function entriesOf(game: string): Entry[] {
  const entry = (part: string, source: string, ending: Entry['ending'] = '.ts'): Entry => ({
    subpath: `./${game}${part}`,
    source: `${game}/${source}`,
    ending,
    built: `${game}/${source}`,
  });
  return [
    entry('', 'index'),
    entry('/board', 'board/standalone', '.tsx'),
    entry('/board/own-text', 'board/own-text', '.tsx'),
    entry('/board/panels', 'board/panels'),
    entry('/board/illustrated-rules', 'rules-pages/standalone', '.tsx'),
    entry('/bot', 'bot/standalone'),
    entry('/locales', 'locales/index'),
    ...languages.map((language) => entry(`/locales/${language}`, `locales/${language}`)),
    entry('/rules', 'rules/index'),
  ];
}

/** All JavaScript entries: the metadata, records, boardgame.io's server, and the same parts of every game. */
export const entries: readonly Entry[] = [
  { subpath: '.', source: 'paddock', ending: '.ts', built: 'index' },
  { subpath: './records', source: 'kit/record/exported', ending: '.ts', built: 'records' },
  { subpath: './server', source: 'server', ending: '.ts', built: 'server' },
  ...names.flatMap(entriesOf),
];

/** The stylesheet of each game's board. */
export const stylesheets = names.map((game) => ({
  subpath: `./${game}/board.css`,
  board: `${game}/board/standalone.tsx`,
  built: `css/${game}.css`,
}));

/** Empty declarations for imports of stylesheets. */
export const stylesheetTypes = 'css/stylesheet.d.cts';
