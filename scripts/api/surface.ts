/** What the package exports, as its reference tells it: what is alike in all games once. */
import { catalog } from '../../games/index.ts';
import { type Entry, entries } from '../package/entries.ts';
import type { Declaration, Declarations } from './modules.ts';

/** A game, and what its types begin with. */
export interface ToldGame {
  readonly name: string;
  readonly title: string;
  readonly prefix: string;
}

/** An export, by the name that it is imported by. */
export interface Export {
  readonly name: string;
  readonly declaration: Declaration;
  /** The declaration's, with this name. */
  readonly code: string;
  /** Its docstring, once for all games that say the same. */
  readonly comments: readonly GamesComment[];
}

/** A docstring, and the games that have it; none: it is of no game, or of one page's own. */
interface GamesComment {
  readonly games: readonly ToldGame[];
  readonly comment: readonly string[];
}

/** What one address gives. */
export interface Part {
  /** As it is imported: `paddock/bug-race/rules`. For all games: `paddock/<game>/rules`. */
  readonly address: string;
  /** Values first, each by their names. */
  readonly exports: readonly Export[];
}

/** All that can be imported. */
export interface Surface {
  readonly games: readonly ToldGame[];
  /** What belongs to no game. */
  readonly general: readonly Part[];
  /** What all games have, as the first of them has it. */
  readonly shared: readonly Part[];
  /** By the name of the game: what it alone has, or has otherwise than others. */
  readonly own: ReadonlyMap<string, readonly Part[]>;
}

function toldGamesOf(declarations: Declarations): readonly ToldGame[] {
  return catalog.map(({ info }) => {
    const board = [...declarations.exportsOf(`${info.name}/board/standalone`).keys()];
    const props = board.find((name) => name.endsWith('BoardProps'));
    if (!props) throw new Error(`What do the types of ${info.name} begin with?`);
    return {
      name: info.name,
      title: info.description.en.title,
      prefix: props.replace('BoardProps', ''),
    };
  });
}

/** As it would stand in the example, another game. */
function asIn(example: ToldGame, text: string, { name, prefix }: ToldGame): string {
  return text.replaceAll(prefix, example.prefix).replaceAll(name, example.name);
}

/** What a docstring says of a game, as of any. */
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

function exportsOf(declarations: Declarations, { source }: Entry): readonly Export[] {
  const found = [...declarations.exportsOf(source)].map(([name, declaration]) => ({
    name,
    declaration,
    code: declaration.code.replace(declaration.name, name),
    comments: [{ games: [], comment: declaration.comment }],
  }));
  return found.sort(byName);
}

/** A game's addresses, with `<game>` in them; the languages are alike, so English stands for all. */
function partsOf(declarations: Declarations, { name }: ToldGame): readonly Part[] {
  const own = entries.filter(({ subpath }) => subpath.split('/')[1] === name);
  return own
    .filter(({ subpath }) => !/locales\/(?!en$)/.test(subpath))
    .map((entry) => ({
      address: `paddock${entry.subpath.slice(1)}`
        .replace(name, '<game>')
        .replace('locales/en', 'locales/<language>'),
      exports: exportsOf(declarations, entry),
    }));
}

type GameParts = readonly (readonly [game: ToldGame, parts: readonly Part[]])[];

/** The same export in every game; null: one has none, or another. */
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

/** What all games have alike, and beside it what each has of its own. */
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

/** What the package exports, from the declarations of its entries. */
export function surfaceOf(declarations: Declarations): Surface {
  const games = toldGamesOf(declarations);
  const isOfGame = ({ subpath }: Entry) => games.some(({ name }) => subpath.includes(name));
  const general = entries
    .filter((entry) => !isOfGame(entry))
    .map((entry) => ({
      address: `paddock${entry.subpath.slice(1)}`,
      exports: exportsOf(declarations, entry),
    }));
  const all = games.map((game) => [game, partsOf(declarations, game)] as const);
  return { games, general, ...divided(all) };
}
