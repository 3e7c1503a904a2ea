/** The pages of the reference: docs/api.md for what all games have alike, and one for each game. */
import { neededDeclarations } from '../package/declarations.ts';
import { type Declaration, Declarations } from './modules.ts';
import { type Export, type Part, type Surface, surfaceOf, type ToldGame } from './surface.ts';

const pageOf = ({ name }: ToldGame) => `api-${name}.md`;

function codeBlock(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

function headed({ name, code }: Pick<Export, 'name' | 'code'>, comment: string): string {
  return [`### \`${name}\``, comment, codeBlock(code)].filter((each) => each !== '').join('\n\n');
}

/** A docstring; where games say different things, each its own. */
function commentOf({ comments }: Export): string {
  const [first, ...others] = comments;
  if (first && others.length === 0) return first.comment.join('\n\n');
  return comments
    .map(({ games, comment }) => {
      return `- ${games.map(({ title }) => title).join(', ')}: ${comment.join(' ')}`;
    })
    .join('\n');
}

/** Writes pages, each declaration where it comes first. */
class Writer {
  readonly #declarations: Declarations;
  /** By what is told: as what, and from which address. */
  readonly #told = new Map<Declaration, string>();

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** What an address gives; what has been told before is only named. */
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

  /** What is named in what has been told, but can't be imported; of files that begin so. */
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
    'Beside what [all games have alike](api.md). Made from the declarations by `npm run api`.',
    ...parts.map((part) => writer.part(part)),
    writer.named((file) => file.startsWith(`${game.name}/`)),
  ].join('\n\n');
}

/** The pages of the reference as they should be, by their names in docs/; and every export, by its address. */
export async function reference() {
  const declarations = new Declarations(await neededDeclarations());
  const surface = surfaceOf(declarations);
  const { games, general, shared, own } = surface;
  const [first, ...others] = general;
  const parts = [...(first ? [first] : []), ...shared, ...others];
  const writer = new Writer(declarations);
  const main = [introduction(surface), ...parts.map((part) => writer.part(part))];
  // Written before what is named is looked for: other games' pages have what they alone name.
  const ofGames = games.map((game) => [
    pageOf(game),
    gamePage(writer, game, own.get(game.name) ?? []),
  ]);
  main.push(writer.named((file) => !games.some(({ name }) => file.startsWith(`${name}/`))));
  const pages = [['api.md', main.join('\n\n')], ...ofGames].map(
    ([name = '', text = '']) => [name, `${text.trimEnd()}\n`] as const,
  );
  return { pages: new Map(pages), parts: [...parts, ...[...own.values()].flat()] };
}
