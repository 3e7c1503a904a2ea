/** The package's exports as the reference describes them: what all games share is there once. */
import { catalog } from '../../games/index.ts';
import { type Entry, entries, withoutEnding } from '../package/entries.ts';
import type { Declaration, Declarations } from './modules.ts';

/** A game with the prefix of its types. */
export interface ToldGame {
  readonly name: string;
  readonly title: string;
  readonly prefix: string;
}

/** An export with the name by which it is imported. */
export interface Export {
  readonly name: string;
  readonly declaration: Declaration;
  /** Code of the declaration with this name. */
  readonly code: string;
  /** Docstrings, each once for all games that have the same. */
  readonly comments: readonly GamesComment[];
}

/** A docstring with the games that have it. Without games, it belongs to none, or to a single page. */
interface GamesComment {
  readonly games: readonly ToldGame[];
  readonly comment: readonly string[];
}

/** The exports of one address. */
export interface Part {
  /** Address as in an import: `paddock-games/bug-race/rules`. For all games: `paddock-games/<game>/rules`. */
  readonly address: string;
  /** Exports by name, with values first. */
  readonly exports: readonly Export[];
}

/** Everything that can be imported. */
export interface Surface {
  readonly games: readonly ToldGame[];
  /** Parts that belong to no game. */
  readonly general: readonly Part[];
  /** Parts that all games share, with the first game's names. */
  readonly shared: readonly Part[];
  /** Parts that only one game has or has differently, by its name. */
  readonly own: ReadonlyMap<string, readonly Part[]>;
}

function toldGamesOf(declarations: Declarations): readonly ToldGame[] {
  return catalog.map(({ info }) => {
    const board = [...declarations.exportsOf(`${info.name}/board/exported`).keys()];
    const props = board.find((name) => /^(?!Package).*BoardProps$/.test(name));
    if (!props) throw new Error(`What do the types of ${info.name} begin with?`);
    return {
      name: info.name,
      title: info.description.en.title,
      prefix: props.replace('BoardProps', ''),
    };
  });
}

/** Returns a game's text with the example game's names. */
function asIn(example: ToldGame, text: string, { name, prefix }: ToldGame): string {
  return text.replaceAll(prefix, example.prefix).replaceAll(name, example.name);
}

/** Returns a game's docstring in words that fit any game. */
function ofTheGame(comment: readonly string[], { title, prefix }: ToldGame): readonly string[] {
  const short = prefix.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return comment.map((paragraph) => {
    const said = paragraph
      .replaceAll(title, 'the game')
      .replaceAll(`Detroit–Cleveland ${short}`, 'the game')
      .replaceAll(short, 'the game');
    return said.charAt(0).toUpperCase() + said.slice(1);
  });
}

function byName(one: Export, other: Export): number {
  const isLater = Number(one.declaration.isType) - Number(other.declaration.isType);
  return isLater || one.name.localeCompare(other.name, 'en');
}

function exportsOf(declarations: Declarations, { sources }: Entry): readonly Export[] {
  const all = sources.flatMap((source) => [...declarations.exportsOf(withoutEnding(source))]);
  const found = all.map(([name, declaration]) => ({
    name,
    declaration,
    code: declaration.code.replace(declaration.name, name),
    comments: [{ games: [], comment: declaration.comment }],
  }));
  return found.sort(byName);
}

/** Returns a game's addresses, with `<game>` in them. The languages are alike, so English stands for all. */
function partsOf(declarations: Declarations, { name }: ToldGame): readonly Part[] {
  const own = entries.filter(({ subpath }) => subpath.split('/')[1] === name);
  return own
    .filter(({ subpath }) => !/locales\/(?!en$)/.test(subpath))
    .map((entry) => ({
      address: `paddock-games${entry.subpath.slice(1)}`
        .replace(name, '<game>')
        .replace('locales/en', 'locales/<language>'),
      exports: exportsOf(declarations, entry),
    }));
}

type GameParts = readonly (readonly [game: ToldGame, parts: readonly Part[]])[];

/** Returns the same export of every game. Null if one has none or a different one. */
function everywhere(
  all: GameParts,
  address: string,
  wanted: Export,
): readonly (readonly [ToldGame, Export])[] | null {
  const [[example] = []] = all;
  if (!example) return null;
  const found = all.flatMap(([game, parts]) => {
    const part = parts.find((each) => each.address === address);
    const same = part?.exports.find(
      ({ name, code }) =>
        asIn(example, name, game) === wanted.name && asIn(example, code, game) === wanted.code,
    );
    return same ? [[game, same] as const] : [];
  });
  return found.length === all.length ? found : null;
}

function commentsOf(found: readonly (readonly [ToldGame, Export])[]): readonly GamesComment[] {
  const groups = new Map<string, { games: ToldGame[]; comment: readonly string[] }>();
  const [[example] = []] = found;
  for (const [game, { declaration }] of found) {
    const comment = ofTheGame(declaration.comment, game).map((paragraph) =>
      example ? asIn(example, paragraph, game) : paragraph,
    );
    const group = groups.get(comment.join()) ?? { games: [], comment };
    group.games.push(game);
    groups.set(comment.join(), group);
  }
  return [...groups.values()];
}

/** Separates what all games share from what each has of its own. */
function divided(all: GameParts): Pick<Surface, 'shared' | 'own'> {
  const alike = new Set<Declaration>();
  const [[, examples] = [null, []]] = all;
  const shared = examples.map(({ address, exports }) => ({
    address,
    exports: exports.flatMap((each) => {
      const found = everywhere(all, address, each);
      for (const [, { declaration }] of found ?? []) alike.add(declaration);
      return found ? [{ ...each, comments: commentsOf(found) }] : [];
    }),
  }));
  const own = all.map(([game, parts]) => {
    const different = parts.map(({ address, exports }) => ({
      address: address.replace('<game>', game.name),
      exports: exports.filter(({ declaration }) => !alike.has(declaration)),
    }));
    return [game.name, different.filter(({ exports }) => exports.length > 0)] as const;
  });
  return { shared, own: new Map(own) };
}

/** Returns the package's exports, from the declarations of its entries. */
export function surfaceOf(declarations: Declarations): Surface {
  const games = toldGamesOf(declarations);
  const isOfGame = ({ subpath }: Entry) => games.some(({ name }) => subpath.includes(name));
  const general = entries
    .filter((entry) => !isOfGame(entry))
    .map((entry) => ({
      address: `paddock-games${entry.subpath.slice(1)}`,
      exports: exportsOf(declarations, entry),
    }));
  const all = games.map((game) => [game, partsOf(declarations, game)] as const);
  return { games, general, ...divided(all) };
}
