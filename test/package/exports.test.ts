import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { AssertionError, expect } from 'chai';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, type Rolldown } from 'vite';
import { catalog } from '../../games/index.ts';
import { deadLinksIn } from '../support/browser/pages.ts';
import { itLong } from '../support/long.ts';
import { modules, stylesheets } from '../support/package/addresses.ts';
import { pack, run, runScript, suitePackage } from '../support/package/installed-package.ts';
import { temporaryFolder } from '../support/servers/server.ts';

const names = catalog.map(({ info }) => info.name);

/** The files that the tarball may hold. `npm pack` adds package.json, README and LICENSE. */
const wanted = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^esm\/.+\.js$/,
  /^cjs\/.+\.cjs$/,
  /^chunks\/[^/]+\.c?js$/,
  /^types\/.+\.d\.c?ts$/,
  /^declarations\/.+\.d\.cts$/,
  /^css\/[^/]+\.(css|d\.cts)$/,
  /^games\/kit\/record\/records\.schema\.json$/,
  /^(docs\/(api\/)?[^/]+|games\/[^/]+\/RULES)\.md$/,
  /^examples\/[^/]+\/(README\.md|package\.json|index\.html|[^/]+\.([jt]sx|c?js))$/,
];

/** Runs attw on the types in a tarball. It can't find the entries behind a pattern by itself. */
const attw = (tarball: string, entrypoints: readonly string[]) =>
  run(
    path.join(import.meta.dirname, '../../node_modules/.bin/attw'),
    [tarball, '--format', 'json', '--entrypoints', ...entrypoints],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

describe('The package', () => {
  const installed = suitePackage();
  const contents = () => path.join(installed().folder, 'node_modules/paddock-games');

  /** Returns the result of a check of a package that has only these files. */
  async function saidOf<Said>(
    files: Readonly<Record<string, string>>,
    check: (folder: string) => Promise<Said>,
  ): Promise<Said> {
    const { folder, remove } = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return check(folder).finally(remove);
  }

  /** Runs a script in plain Node beside the installed package. Returns the JSON that it prints. */
  async function printed(name: string, script: string) {
    const { printed, stderr } = await runScript(installed(), { name, script });
    expect(stderr).to.equal('');
    return printed;
  }

  it('the package has a module for every part and a stylesheet for every game, and no others', () => {
    const { exports } = JSON.parse(readFileSync(path.join(contents(), 'package.json'), 'utf8'));
    expect(Object.keys(exports)).to.have.members([
      '.',
      './*',
      './*/board.css',
      './records.schema.json',
      './package.json',
    ]);
    const addresses = modules.map((name) => name.replace(/^paddock-games\/?/, '') || 'index');
    for (const [folder, ending] of [
      ['esm', '.js'],
      ['cjs', '.cjs'],
      ['types', '.d.ts'],
      ['types', '.d.cts'],
    ] as const) {
      const files = filesOf(path.join(contents(), folder)).filter((file) => file.endsWith(ending));
      expect(files).to.have.members(addresses.map((address) => address + ending));
    }
    const styles = names.map((name) => `${name}.css`);
    expect(filesOf(path.join(contents(), 'css'))).to.have.members([...styles, 'stylesheet.d.cts']);
  });

  it('a warning of Node is detected', async () => {
    const warning = `process.emitWarning('planted'); console.log('{}');`;
    const outcome = await printed('warning.cjs', warning).catch((error: unknown) => error);
    expect(outcome).to.be.instanceOf(AssertionError);
    expect(String(outcome)).to.include('Warning: planted');
  });

  it('every address gives the same exports to ESM and to CommonJS in Node', async () => {
    const list = JSON.stringify(modules);
    const exportsBy = (load: string) =>
      `const found = {};
       for (const name of ${list}) found[name] = Object.keys(${load}(name)).sort();
       console.log(JSON.stringify(found));`;
    const imported = await printed('import.mjs', exportsBy('await import'));
    const required = await printed('require.cjs', exportsBy('require'));
    expect(imported).to.deep.equal(required);
    for (const name of modules) expect(imported[name], name).to.not.be.empty;
    for (const name of names) {
      expect(imported[`paddock-games/${name}`]).to.include.members([
        'game',
        'info',
        'refusalOf',
        'rules',
      ]);
      expect(imported[`paddock-games/${name}/board`]).to.deep.equal([
        'Board',
        'Log',
        'Ranking',
        'TranslatedBoard',
      ]);
      expect(imported[`paddock-games/${name}/rulebook`]).to.deep.equal(['IllustratedRulebook']);
      expect(imported[`paddock-games/${name}/bot`]).to.deep.equal([
        'Bot',
        'choose',
        'imagine',
        'levels',
        'playSeat',
      ]);
    }
  });

  it('the package loads no boardgame.io, and React only for boards and rules', async () => {
    const loaded = await printed(
      'loaded.cjs',
      `const packages = () => [...new Set(Object.keys(require.cache)
         .map((file) => /node_modules\\/([^/]+)/.exec(file)?.[1]).filter(Boolean))];
       for (const name of ${JSON.stringify(modules.filter((name) => !/board|rulebook/.test(name)))}) require(name);
       const withoutBoards = packages();
       for (const name of ${JSON.stringify(modules)}) require(name);
       console.log(JSON.stringify({ withoutBoards, withBoards: packages() }));`,
    );
    expect(loaded).to.deep.equal({
      withoutBoards: ['paddock-games'],
      withBoards: ['paddock-games', 'react'],
    });
  });

  it('the package lists the games of the shelf in the same order', () => {
    const { games } = createRequire(path.join(installed().folder, 'x.cjs'))('paddock-games');
    expect(games).to.deep.equal(JSON.parse(JSON.stringify(catalog.map(({ info }) => info))));
  });

  it('the package holds only needed files', () => {
    const isWanted = (file: string) => wanted.some((pattern) => pattern.test(file));
    const unwanted = () => filesOf(contents()).filter((file) => !isWanted(file));
    expect(unwanted()).to.deep.equal([]);
    const planted = ['esm/bug-race/rules.ts', 'games/bug-race/game.ts', 'server.ts', '.npmrc'];
    for (const file of planted) writeFileSync(path.join(contents(), file), '');
    expect(unwanted()).to.have.members(planted);
    for (const file of planted) rmSync(path.join(contents(), file));
  });

  it('the licence names all code of others in the package', () => {
    // Each module begins with a comment that names its file.
    const named = /^\/\/.*node_modules\/((?:@[^/]+\/)?[^/]+)/gm;
    const others = filesOf(contents())
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [...readFileSync(path.join(contents(), file), 'utf8').matchAll(named)])
      .map(([, name = '']) => name);
    expect(others).not.to.deep.equal([]);
    const licence = readFileSync(path.join(contents(), 'LICENSE'), 'utf8');
    for (const name of others) expect(licence).to.contain(`code of ${name},`);
    expect(licence).to.contain('Paul Miller').and.contain('Johannes Baagøe');
  });

  it('the pages of the package link only to files in it', () => {
    const pages = filesOf(contents()).filter((file) => file.endsWith('.md'));
    expect(pages).to.include.members(['README.md', ...names.map((name) => `docs/${name}.md`)]);
    for (const page of pages) {
      expect(deadLinksIn(path.join(contents(), page)), page).to.deep.equal([]);
    }
    const dead = deadLinksIn(path.join(contents(), 'README.md'), ' [x](docs/nowhere.md)');
    expect(dead).to.deep.equal(['docs/nowhere.md']);
  });

  it('the package unpacks to less than 3.3 MB', () => {
    const sizes = filesOf(contents()).map((file) => statSync(path.join(contents(), file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).to.be.below(3_300_000);
  });

  itLong('the package is the same byte for byte when it is made again', async () => {
    const { folder, remove } = temporaryFolder();
    const again = readFileSync(await pack(folder));
    remove();
    expect(again.equals(readFileSync(installed().tarball))).to.equal(true);
  });

  it('publint finds no fault', async () => {
    const check = async (pkgDir: string) => {
      const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
      return messages.map((message) => formatMessage(message, pkg));
    };
    expect(await check(contents())).to.deep.equal([]);
    const manifest = { name: 'planted', version: '1.0.0', exports: './nowhere.js' };
    const planted = { 'package.json': JSON.stringify(manifest) };
    expect(await saidOf(planted, check)).to.match(/nowhere\.js.*does not exist/);
  });

  /** The size that an import adds to a page, bundled and minified, in kB of gzip. */
  interface Brought {
    /** At once. */
    readonly first: number;
    /** With all that it loads only when it comes to that. */
    readonly inAll: number;
  }

  function zipped(chunks: readonly Rolldown.OutputChunk[]): number {
    return gzipSync(chunks.map(({ code }) => code).join(''), { level: 9 }).length / 1000;
  }

  /** Returns a chunk with all chunks that it imports. */
  function withImports(
    chunks: readonly Rolldown.OutputChunk[],
    { fileName, imports }: Rolldown.OutputChunk,
    found = new Set<string>(),
  ): readonly Rolldown.OutputChunk[] {
    if (found.has(fileName)) return [];
    found.add(fileName);
    return [
      ...chunks.filter((each) => each.fileName === fileName),
      ...chunks
        .filter((each) => imports.includes(each.fileName))
        .flatMap((each) => withImports(chunks, each, found)),
    ];
  }

  async function brought(statement: string): Promise<Brought> {
    const file = path.join(installed().folder, 'entry.js');
    writeFileSync(file, statement);
    const outputs = await build({
      configFile: false,
      root: installed().folder,
      logLevel: 'error',
      build: { write: false, minify: true, rolldownOptions: { input: file } },
    });
    const chunks = [outputs]
      .flat()
      .flatMap((each) => ('output' in each ? each.output : []))
      .filter((each) => each.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry) ?? expect.fail('There is an entry.');
    return { first: zipped(withImports(chunks, entry)), inAll: zipped(chunks) };
  }

  /** Returns a script that imports parts of a module and uses them. */
  const using = (parts: string, module: string) =>
    `import { ${parts} } from 'paddock-games/${module}'; console.log(${parts});`;

  const inAll = async (script: string) => (await brought(script)).inAll;

  /** Returns the size that a script adds beside React, which every page with a board has. */
  async function besideReact(script: string): Promise<Brought> {
    const react = `import * as react from 'react'; console.log(react);`;
    const [without, all] = [await inAll(react), await brought(react + script)];
    return { first: all.first - without, inAll: all.inAll - without };
  }

  /** Describes what imports from each game bring. `max` returns a limit, of which the largest game can have its own. */
  function itLongOfGames(
    title: string,
    check: (name: string, max: (usual: number, ofGrandPrix: number) => number) => Promise<void>,
  ): void {
    itLong(title, async () => {
      for (const name of names) {
        await check(name, (usual, ofGrandPrix) =>
          name === 'detroit-cleveland-grand-prix' ? ofGrandPrix : usual,
        );
      }
    });
  }

  itLongOfGames(
    'one game without its board brings at most 11 kB, the Grand Prix 11.3',
    async (name, max) => {
      expect(await inAll(using('game', name)), name).to.be.within(2, max(11, 11.3));
    },
  );

  itLongOfGames(
    'rules and replay bring at most 12 kB, and reading records 15 kB, or 17 kB for the Grand Prix',
    async (name, max) => {
      const parts = using('info, rules', name);
      expect(await inAll(parts + using('replayOf', 'records')), name).to.be.within(5, 12);
      const reading = await inAll(parts + using('readRecord', 'records'));
      expect(reading, name).to.be.within(8, max(15, 17));
    },
  );

  itLongOfGames(
    'a bot adds at most 9 kB to its game, and its worker loads 15 kB, or 17 kB for the Grand Prix',
    async (name, max) => {
      const game = using('game', name);
      const bot = `import * as bot from 'paddock-games/${name}/bot'; console.log(bot);`;
      const all = await inAll(game + bot);
      expect(all - (await inAll(game)), name).to.be.within(2, 9);
      const inWorker = await inAll(using('choose', `${name}/bot`));
      expect(inWorker, name).to.be.within(2, max(15, 17));
      // The parts that only boardgame.io needs are left out.
      expect(inWorker, name).to.be.below(all - 1);
    },
  );

  itLongOfGames(
    'a board in English brings at most 40 kB, the Grand Prix 5 kB more later, a translated board 3 kB less',
    async (name, max) => {
      const board = await besideReact(using('Board', `${name}/board`));
      expect(board.first, name).to.be.within(10, 40);
      expect(board.inAll - board.first, name).to.be.within(0, max(0, 5));
      const translated = await besideReact(using('TranslatedBoard', `${name}/board`));
      expect(board.inAll - translated.inAll, name).to.be.above(3);
    },
  );

  itLongOfGames(
    'illustrated rules bring at most 2 kB until they are shown, and the log and the ranking 1 kB',
    async (name) => {
      const rulebook = await besideReact(using('IllustratedRulebook', `${name}/rulebook`));
      expect(rulebook.first, name).to.be.within(0.5, 2);
      expect(rulebook.inAll, name).to.be.above(20);
      const panels = await besideReact(using('Log, Ranking', `${name}/board`));
      expect(panels.inAll, name).to.be.within(0.3, 1);
    },
  );

  itLong('the metadata alone brings at most 3 kB', async () => {
    const size = await inAll(`import { games } from 'paddock-games'; console.log(games);`);
    expect(size).to.be.within(0.5, 3);
  });

  itLong('the types are right for every kind of resolution (attw)', async () => {
    const entrypoints = [...modules, ...stylesheets].map((name) =>
      name.replace('paddock-games', '.'),
    );
    const { stdout } = await attw(installed().tarball, entrypoints);
    const found = JSON.parse(stdout);
    expect(found.problems).to.deep.equal({});
    expect(Object.keys(found.analysis.entrypoints)).to.have.members(entrypoints);
    const manifest = { name: 'planted', version: '1.0.0', type: 'module', main: './x.js' };
    const planted = {
      'package.json': JSON.stringify({ ...manifest, types: './x.d.ts' }),
      'x.js': 'export const x = 1;',
      'x.d.ts': 'export declare const x: number; export default x;',
    };
    const problems = await saidOf(planted, async (folder) => {
      await run('npm', ['pack'], { cwd: folder });
      return attw(path.join(folder, 'planted-1.0.0.tgz'), ['.']).then(
        () => expect.fail('It ends with 1 where there are problems.'),
        ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout).problems,
      );
    });
    expect(problems).to.have.any.keys('CJSResolvesToESM');
  });
});
