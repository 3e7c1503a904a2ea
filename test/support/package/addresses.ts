import { catalog } from '../../../games/index.ts';
import { languages } from '../../../games/kit/language.ts';

const names = catalog.map(({ info }) => info.name);
const parts = ['', '/board', '/rulebook', '/bot', ...languages.map((each) => `/locales/${each}`)];

/** All modules that can be imported. */
export const modules: readonly string[] = [
  'paddock-games',
  'paddock-games/records',
  'paddock-games/server',
  'paddock-games/boards',
  ...names.flatMap((name) => parts.map((part) => `paddock-games/${name}${part}`)),
];

/** The stylesheets of all boards. */
export const stylesheets: readonly string[] = names.map(
  (name) => `paddock-games/${name}/board.css`,
);
