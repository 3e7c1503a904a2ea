/** Writes the pages of the reference: docs/api/README.md for what all games share, and one page for each game. */
import { neededDeclarations } from '../package/declarations.ts';
import { type Declaration, Declarations } from './modules.ts';
import { type Export, type Part, type Surface, surfaceOf, type ToldGame } from './surface.ts';

const pageOf = ({ name }: ToldGame) => `${name}.md`;

function codeBlock(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

function headed({ name, code }: Pick<Export, 'name' | 'code'>, comment: string): string {
  return [`### \`${name}\``, comment, codeBlock(code)].filter((each) => each !== '').join('\n\n');
}

/** Returns a docstring. If the games have different ones, it lists each. */
function commentOf({ comments }: Export): string {
  const [first, ...others] = comments;
  if (first && others.length === 0) return first.comment.join('\n\n');
  return comments
    .map(({ games, comment }) => {
      return `- ${games.map(({ title }) => title).join(', ')}: ${comment.join(' ')}`;
    })
    .join('\n');
}

/** Writes pages, with each declaration where it comes first. */
class Writer {
  readonly #declarations: Declarations;
  /** Declarations written so far, each with its name and address. */
  readonly #told = new Map<Declaration, string>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Returns the section of an address. Declarations written before are only named. */
  part({ address, exports }: Part): string {
    const again = exports.filter(({ declaration }) => this.#told.has(declaration));
    const fresh = exports.filter((each) => !again.includes(each));
    for (const { name, declaration } of fresh) {
      this.#told.set(declaration, `\`${name}\` of \`${address}\``);
    }
    const known = again.map(({ name, declaration }) => {
      return `\`${name}\`, which is ${this.#told.get(declaration)}`;
    });
    return [
      `## \`${address}\``,
      ...(known.length > 0 ? [`${known.join('; ')}.`] : []),
      ...fresh.map((each) => headed(each, commentOf(each))),
    ].join('\n\n');
  }

  /**
   * Returns the section of declarations that those written so far refer to, but that can't be imported. `isHere`
   * selects their files.
   */
  named(isHere: (file: string) => boolean): string {
    const found = new Set<Declaration>();
    const follow = ({ names }: Declaration) => {
      for (const name of names) {
        const declaration = this.#declarations.declarationOf(name);
        if (!declaration || this.#told.has(declaration) || found.has(declaration)) continue;
        found.add(declaration);
        follow(declaration);
      }
    };
    for (const declaration of this.#told.keys()) follow(declaration);
    const here = [...found].filter(({ file }) => isHere(file));
    if (here.length === 0) return '';
    const sorted = here.sort((one, other) => one.name.localeCompare(other.name, 'en'));
    const told = sorted.map((each) => headed(each, each.comment.join('\n\n')));
    return ['## Named above', 'These are in the types above, but can’t be imported.', ...told].join(
      '\n\n',
    );
  }
}

function introduction({ games }: Surface): string {
  const pages = games.map((game) => `[${game.title}](${pageOf(game)})`).join(', ');
  const prefixes = [...new Set(games.map(({ prefix }) => `\`${prefix}\``))].join(', ');
  return [
    '# Reference',
    'Everything that can be imported, with its type and its docstring. Made from the declarations by `npm run api`.',
    `What all games share is described once, with the names of Bug Race. Replace \`<game>\` with a game’s name, and the prefix \`BugRace\` with its own (${prefixes}). The rest is on a page of each: ${pages}.`,
  ].join('\n\n');
}

function gamePage(writer: Writer, game: ToldGame, parts: readonly Part[]): string {
  return [
    `# Reference: ${game.title}`,
    'Beside what [all games have alike](README.md). Made from the declarations by `npm run api`.',
    ...parts.map((part) => writer.part(part)),
    writer.named((file) => file.startsWith(`${game.name}/`)),
  ].join('\n\n');
}

/** Returns the pages of the reference by their names in docs/api/, and all exports by their addresses. */
export async function reference() {
  const declarations = new Declarations(await neededDeclarations());
  const surface = surfaceOf(declarations);
  const { games, general, shared, own } = surface;
  const [first, ...others] = general;
  const parts = [...(first ? [first] : []), ...shared, ...others];
  const writer = new Writer(declarations);
  const main = [introduction(surface), ...parts.map((part) => writer.part(part))];
  // Written before this page's referenced declarations are looked for, since other games' pages have their own.
  const ofGames = games.map((game) => [
    pageOf(game),
    gamePage(writer, game, own.get(game.name) ?? []),
  ]);
  main.push(writer.named((file) => !games.some(({ name }) => file.startsWith(`${name}/`))));
  const pages = [['README.md', main.join('\n\n')], ...ofGames].map(
    ([name = '', text = '']) => [name, `${text.trimEnd()}\n`] as const,
  );
  return { pages: new Map(pages), parts: [...parts, ...[...own.values()].flat()] };
}
