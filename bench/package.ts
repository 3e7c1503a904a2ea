import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { catalog } from '../games/index.ts';
import { headOf, rowOf } from './arena/rows.ts';
import { oneOf, readArguments } from './support/arguments.ts';

const usage = `Measures what the package brings into a page, bundled and minified by esbuild without React, in kB of gzip.

  node --import tsx bench/package.ts [<game> <import>]

  <game> <import>  lists the modules of one import instead, in bytes before gzip, such as: bug-race board

Needs \`npm run package\`.`;

const root = path.join(import.meta.dirname, '..');
const built = path.join(root, 'dist/package/esm');
const sources = path.join(root, 'games');

/** What is imported, and from which modules of the package and of games/. */
const imports: Readonly<Record<string, (game: string) => readonly Imported[]>> = {
  game: (game) => [[game, `${game}/exported.ts`, 'game']],
  rules: (game) => [[game, `${game}/exported.ts`, 'rules']],
  'bot (choose)': (game) => [[`${game}/bot`, `${game}/bot/exported.ts`, 'choose']],
  'bot (playSeat)': (game) => [[`${game}/bot`, `${game}/bot/exported.ts`, 'playSeat']],
  replay: (game) => [
    [game, `${game}/exported.ts`, 'rules'],
    ['records', 'records.ts', 'replayOf'],
  ],
  'record (read and checked)': (game) => [
    [game, `${game}/exported.ts`, 'rules'],
    ['records', 'records.ts', 'readRecord'],
  ],
  board: (game) => [[`${game}/board`, `${game}/board/exported.tsx`, 'Board']],
  'board in another language': (game) => [
    [`${game}/board`, `${game}/board/exported.tsx`, 'Board'],
    [`${game}/locales/it`, `${game}/locales/it.ts`, 'text'],
  ],
  'log beside a board': (game) => [[`${game}/board`, `${game}/board/exported.tsx`, 'Log']],
  'illustrated rulebook': (game) => [
    [`${game}/rulebook`, `${game}/rules-pages/exported.tsx`, 'IllustratedRulebook'],
  ],
};

type Imported = readonly [module: string, source: string, name: string];

async function bundled(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: path.join(root, 'dist/bench'),
    write: false,
    metafile: true,
    external: ['react', 'react/jsx-runtime'],
    loader: { '.css': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
  });
  return { outputFiles, metafile };
}

/** Returns the outputs that a page loads at once. */
function firstOutputs({ outputs }: Metafile): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    for (const each of outputs[name]?.imports ?? []) {
      if (each.kind === 'import-statement' && outputs[each.path]) follow(each.path);
    }
  };
  const entry = Object.keys(outputs).find((name) => outputs[name]?.entryPoint?.endsWith('page.js'));
  if (entry) follow(entry);
  return found;
}

const pageOf = (wanted: readonly (readonly [file: string, name: string])[]) =>
  wanted
    .map(([file, name], index) => {
      return `import { ${name} as part${index} } from ${JSON.stringify(file)}; console.log(part${index});`;
    })
    .join('\n');

/** Returns the size at once and, if there is any, of what is loaded later. */
async function sizeOf(wanted: readonly Imported[]): Promise<string> {
  const page = pageOf(wanted.map(([module, , name]) => [path.join(built, `${module}.js`), name]));
  const { outputFiles, metafile } = await bundled(page);
  const first = firstOutputs(metafile);
  const [now, later] = [true, false].map((isFirst) => {
    const files = outputFiles.filter((file) => {
      return first.has(path.relative(process.cwd(), file.path)) === isFirst;
    });
    const bytes = files.map(({ contents }) => gzipSync(contents, { level: 9 }).length);
    return (bytes.reduce((sum, each) => sum + each, 0) / 1000).toFixed(1);
  });
  return later === '0.0' ? `${now}` : `${now} + ${later}`;
}

async function listModules(wanted: readonly Imported[]): Promise<void> {
  const page = pageOf(wanted.map(([, source, name]) => [path.join(sources, source), name]));
  const { metafile } = await bundled(page);
  const bytes = new Map<string, number>();
  for (const name of firstOutputs(metafile)) {
    for (const [module, { bytesInOutput }] of Object.entries(
      metafile.outputs[name]?.inputs ?? {},
    )) {
      bytes.set(module, (bytes.get(module) ?? 0) + bytesInOutput);
    }
  }
  const sorted = [...bytes].filter(([, size]) => size > 0).sort(([, a], [, b]) => b - a);
  for (const [module, size] of sorted) console.info(String(size).padStart(7), module);
}

const names = catalog.map(({ info }) => info.name);
const { game, part } = readArguments(
  usage,
  {},
  (_, [name, imported]) =>
    name === undefined
      ? {}
      : {
          game: oneOf(name, names, 'The first argument'),
          part: imports[oneOf(imported, Object.keys(imports), 'The second argument')],
        },
  2,
);
if (game && part) {
  await listModules(part(game));
} else {
  console.info(headOf(['', ...names]));
  for (const [title, of] of Object.entries(imports)) {
    const sizes: string[] = [];
    for (const name of names) sizes.push(await sizeOf(of(name)));
    console.info(rowOf([title, ...sizes]));
  }
}
