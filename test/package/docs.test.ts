import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'node:util';
import type { LongFormMove } from 'boardgame.io';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import type { OptionField } from '../../games/kit/options.ts';
import {
  deadLinksIn,
  movesIn,
  namedIn,
  rowsOf,
  section,
  sourceOf,
} from '../support/browser/pages.ts';

interface Time {
  readonly phase: string;
  readonly stage: string | null;
  readonly moves: Readonly<Record<string, LongFormMove>>;
}

type Phases = Readonly<
  Record<
    string,
    { moves?: unknown; turn?: { stages?: Readonly<Record<string, { moves?: unknown }>> } }
  >
>;

/** Returns every phase and each of its stages, with their moves. */
function timesOf(phases: Phases): Time[] {
  // A game's own moves are all in the long form; boardgame.io's types allow others.
  const all = (moves: unknown) => (moves ?? {}) as Readonly<Record<string, LongFormMove>>;
  return Object.entries(phases).flatMap(([phase, { moves, turn }]) => [
    { phase, stage: null, moves: all(moves) },
    ...Object.entries(turn?.stages ?? {}).map(([stage, config]) => ({
      phase,
      stage,
      moves: all(config.moves),
    })),
  ]);
}

function valuesInWords(field: OptionField): string {
  if (field.kind === 'yesNo') return '`true`, `false`';
  if (field.kind === 'wholeNumber') return `whole number, ${field.min}–${field.max}`;
  if (field.kind === 'numberList') {
    return `list of ${field.count} multiples of ${field.step}, ${field.min}–${field.max}`;
  }
  const choices = field.choices.map((choice) => `\`'${choice}'\``).join(', ');
  const { orListOf } = field;
  if (!orListOf) return choices;
  const values = orListOf.values.map((value) => `\`'${value}'\``).join(', ');
  return `${choices}; or a list of 1–${orListOf.max} of ${values}`;
}

/** Returns a page of docs/, or null if it is missing. */
function pageNamed(name: string): string | null {
  const path = `docs/${name}.md`;
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

describe('The page of each game in docs', () => {
  for (const { info, load, loadText } of catalog) {
    describe(info.name, () => {
      const code = (file: string) => readFileSync(`games/${file}.ts`, 'utf8');
      let page: string;
      let source: ReturnType<typeof sourceOf>;

      before(() => {
        page = pageNamed(info.name) ?? expect.fail(`docs/${info.name}.md is missing.`);
        source = sourceOf(code(`${info.name}/rules/state`) + code(`${info.name}/rules/events`));
      });

      it('the page lists the options with their values and defaults', () => {
        const rows = rowsOf(section(page, 'Options'));
        expect(
          rows.map(([name, values, defaultValue]) => [name, values, defaultValue]),
        ).to.deep.equal(
          info.options.map((field) => [
            `\`${field.name}\``,
            valuesInWords(field),
            `\`${JSON.stringify(field.defaultValue).replaceAll('"', "'").replaceAll(',', ', ')}\``,
          ]),
        );
      });

      it('the page lists phases, stages and moves, where each move runs and whether it can be undone', async () => {
        const times = timesOf((await load()).game.phases ?? {});
        const named = (phase: string, stage: string | null) =>
          stage === null ? `\`${phase}\`` : `\`${phase}\`, stage \`${stage}\``;
        expect(rowsOf(section(page, 'Phases and stages')).map(([time]) => time)).to.deep.equal(
          times.map(({ phase, stage }) => named(phase, stage)),
        );
        const moves = times.flatMap(({ phase, stage, moves }) =>
          Object.entries(moves).map(([name, { client, undoable }]) => [
            name,
            named(phase, stage),
            client === false ? 'server' : 'page and server',
            undoable === true ? 'yes' : 'no',
          ]),
        );
        const rows = rowsOf(section(page, 'Moves')).flatMap(([move = '', time = '', runs, undo]) =>
          time.split('; ').map((each) => [move.replace(/^`(\w+)\(.*$/, '$1'), each, runs, undo]),
        );
        expect(rows).to.have.deep.members(moves);
      });

      it('the page names the arguments of every move', () => {
        const rows = rowsOf(section(page, 'Moves')).map(([move]) => namedIn(move)[0]);
        expect(rows).to.have.members(movesIn(code(`${info.name}/rules/moves`)));
      });

      for (const [what, title, part] of [
        ['field of the state', 'State', 'state'],
        ['private field of a seat', 'What only the seat itself sees', 'own'],
      ] as const) {
        it(`the page lists every ${what} with its type`, () => {
          const rows = rowsOf(section(page, title));
          expect(rows.map(([name, type]) => [name, type?.replaceAll('\\|', '|')])).to.deep.equal(
            source[part].map(({ name, type }) => [`\`${name}\``, `\`${type}\``]),
          );
        });
      }

      it('the page lists every log event with its fields', () => {
        const rows = rowsOf(section(page, 'Log events'));
        expect(rows.map(([type, fields]) => [namedIn(type), namedIn(fields)])).to.deep.equal(
          source.events.map(({ type, fields }) => [[type], fields]),
        );
      });

      it('the page lists every refusal with its sentence and names it at a move', async () => {
        const { text } = await loadText('en');
        const rows = rowsOf(section(page, 'Refusals'));
        expect(rows).to.deep.equal(
          Object.entries(text.refusals).map(([reason, sentence]) => [`\`${reason}\``, sentence]),
        );
        const atMoves = section(page, 'Moves');
        for (const reason of Object.keys(text.refusals)) {
          expect(atMoves, reason).to.contain(`\`${reason}\``);
        }
      });
    });
  }
});

const require = createRequire(import.meta.url);

/** Returns the module of the checkout that stands behind a name of the package. */
async function moduleNamed(name: string): Promise<unknown> {
  const [, game, part, language] = name.split('/');
  if (game === 'records') return import('../../games/records.ts');
  if (game === 'server') return import('../../games/server.ts');
  if (game === undefined) return import('../../games/paddock.ts');
  if (part === undefined) return import(`../../games/${game}/exported.ts`);
  if (part === 'bot') return import(`../../games/${game}/bot/exported.ts`);
  if (part === 'locales') {
    const locales = `../../games/${game}/locales`;
    const { text } = await import(`${locales}/${language}.ts`);
    return { text, ...(await import(`${locales}/rules/${language}.ts`)) };
  }
  throw new Error(`No example is meant to use ${name}.`);
}

/** The constructor of async functions. */
const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/**
 * Runs a piece of CommonJS code until each of its `console.log` has printed; gives that, with all white space as single
 * spaces.
 */
async function printedBy(code: string): Promise<string> {
  const names = [...code.matchAll(/require\('(paddock-games[^']*)'\)/g)].map(
    ([, name = '']) => name,
  );
  const modules = new Map<string, unknown>();
  for (const name of names) modules.set(name, await moduleNamed(name));
  const heard = new EventTarget();
  const printed: string[] = [];
  const run = new AsyncFunction('require', 'console', code);
  await run((name: string) => modules.get(name) ?? require(name), {
    log: (...values: unknown[]) => {
      printed.push(format(...values));
      heard.dispatchEvent(new Event('line'));
    },
    // Tables show what differs every time.
    table: () => {},
  });
  const lines = code.split('console.log(').length - 1;
  while (printed.length < lines) await once(heard, 'line');
  return printed.join(' ').replace(/\s+/g, ' ');
}

/** Returns what each `console.log` prints according to the comments beside and below it. */
function promisedIn(code: string): string {
  const comments = [...code.matchAll(/console\.log\(.*\);((?: \/\/ .*)?(?:\n *\/\/ .*)*)/g)];
  return comments
    .map(([, comment = '']) => comment.replace(/\s*\/\/ /g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('The code in docs', () => {
  const pages = [...catalog.map(({ info }) => info.name), 'bots', 'own-board', 'records'];

  for (const name of pages) {
    const page = pageNamed(name) ?? ''; // that a game's page is missing is said above
    const blocks = [...page.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
    for (const code of blocks.filter((each) => each.includes('console.log'))) {
      it(`${name}.md prints what its comments say: ${code.split('\n').find((line) => line.startsWith('//')) ?? ''}`, async () => {
        expect(await printedBy(code)).to.equal(promisedIn(code));
      });
    }
  }
});

describe('The code for bots in a Web Worker', () => {
  it('the page has the same code as the example', () => {
    const page = pageNamed('bots') ?? '';
    const [thinker = '', main = ''] = ['thinker.js', 'main.jsx'].map((file) =>
      readFileSync(`examples/bots-in-worker/${file}`, 'utf8'),
    );
    const answering = /^import .* from 'paddock-games[\s\S]*/m.exec(thinker)?.[0];
    const asking = /^function choose[\s\S]*?^}/m.exec(main)?.[0];
    const starting = /^const worker = .*$/m.exec(main)?.[0];
    for (const code of [answering, asking, starting]) {
      expect(page).to.contain(code ?? expect.fail('The example has no such part.'));
    }
  });
});

describe('Links and names in docs', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...['docs', 'docs/api'].flatMap((folder) =>
      readdirSync(folder).map((name) => join(folder, name)),
    ),
    ...readdirSync('examples').map((name) => join('examples', name, 'README.md')),
  ].filter((path) => path.endsWith('.md'));

  for (const path of documents) {
    it(`${path} links only to existing files`, () => {
      expect(deadLinksIn(path)).to.deep.equal([]);
      expect(deadLinksIn(path, ' [x](nowhere.md#part)')).to.deep.equal(['nowhere.md']);
    });
  }

  it('every mention of the tarball has the current version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const manifests = readdirSync('examples').map((name) => join('examples', name, 'package.json'));
    const named = [...documents, ...manifests].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/paddock-games-(\S+)\.tgz/g)].map(([, of]) => of),
    );
    expect(named).to.have.length.above(6);
    expect([...new Set(named)]).to.deep.equal([version]);
  });

  it('every game is in the lists and in the lobby of the stock server', () => {
    const lists = ['docs/README.md', 'docs/package.md', 'examples/stock-server/main.jsx'];
    for (const list of lists) {
      const text = readFileSync(list, 'utf8');
      for (const { info } of catalog) expect(text, list).to.contain(info.name);
    }
  });
});
