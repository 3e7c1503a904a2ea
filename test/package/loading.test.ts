import fileSystem, { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from 'chai';
import { CachedInputFileSystem, ResolverFactory } from 'enhanced-resolve';
import { build } from 'esbuild';
import { catalog } from '../../games/index.ts';
import { modules, stylesheets } from '../support/package/addresses.ts';
import {
  type InstalledPackage,
  runScript,
  suitePackage,
} from '../support/package/installed-package.ts';

type Condition = 'import' | 'require';

/** Returns a function that finds the file behind a name from a folder as webpack does. */
function resolverFor(condition: Condition) {
  const resolver = ResolverFactory.createResolver({
    fileSystem: new CachedInputFileSystem(fileSystem, 4000),
    conditionNames: [condition, 'module', 'webpack', 'production', 'browser'],
    mainFields: ['browser', 'module', 'main'],
    extensions: ['.js', '.json'],
    // As webpack takes what a package of `"type": "module"` imports.
    fullySpecified: condition === 'import',
  });
  return (from: string, name: string) =>
    new Promise<string>((found, fail) => {
      resolver.resolve({}, from, name, {}, (error, file) =>
        typeof file === 'string' ? found(file) : fail(error ?? new Error(`No file for ${name}.`)),
      );
    });
}

const imported = /(?:^(?:import|export)\b[^'"]*? from |^import |require\()["']([^"']+)["']/gm;

/** Returns the files behind the package's addresses, and all files that these import. */
async function filesReached(installed: InstalledPackage, condition: Condition) {
  const root = path.join(installed.folder, 'node_modules/paddock-games');
  const resolve = resolverFor(condition);
  const reached = new Set<string>();
  async function follow(from: string, name: string): Promise<void> {
    const file = await resolve(from, name);
    if (reached.has(file) || !file.startsWith(root)) return;
    reached.add(file);
    if (!/\.c?js$/.test(file)) return;
    for (const [, next = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      await follow(path.dirname(file), next);
    }
  }
  for (const address of [...modules, ...stylesheets]) await follow(installed.folder, address);
  return [...reached].map((file) => path.relative(root, file));
}

describe('The package in other bundlers than Vite', () => {
  const installed = suitePackage();

  const bundled = (contents: string) =>
    build({
      stdin: { contents, resolveDir: installed().folder },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });

  it('esbuild bundles the whole package into one file that runs', async () => {
    const imports = modules.map((name, index) => `import * as all${index} from '${name}';`);
    const counts = modules.map((name, index) => `'${name}': Object.keys(all${index}).length`);
    const told = `console.log(JSON.stringify({ ${counts.join()} }));`;
    const { warnings, outputFiles } = await bundled([...imports, told].join('\n'));
    expect(warnings).to.deep.equal([]);
    const script = outputFiles[0]?.text ?? '';
    const { printed } = await runScript(installed(), { name: 'bundled.cjs', script });
    const require = createRequire(path.join(installed().folder, 'x.cjs'));
    const expected = modules.map((name) => [name, Object.keys(require(name)).length]);
    expect(printed).to.deep.equal(Object.fromEntries(expected));
  });

  it('esbuild leaves out all that one game doesn’t need', async () => {
    const { metafile } = await bundled(
      "import { game } from 'paddock-games/bug-race'; game.setup();",
    );
    const [{ inputs } = { inputs: {} }] = Object.values(metafile.outputs);
    const needed = Object.keys(inputs).filter((file) => file !== '<stdin>');
    expect(needed).not.to.deep.equal([]);
    for (const file of needed) {
      expect(file).to.match(
        /paddock-games\/(esm|chunks)\/(?!.*(board|locales|schacht|gewalt|detroit))/,
      );
    }
  });

  for (const [condition, kind] of [
    ['import', /^(esm|chunks)\/.*\.js$/],
    ['require', /^(cjs|chunks)\/.*\.cjs$/],
  ] as const) {
    it(`webpack’s resolver finds only modules of the right kind by ${condition}`, async () => {
      const files = await filesReached(installed(), condition);
      const code = files.filter((file) => !file.endsWith('.css'));
      expect(code.filter((file) => !kind.test(file))).to.deep.equal([]);
      expect(code.filter((file) => file.startsWith('chunks/'))).to.have.length.above(30);
      expect(files).to.include.members(catalog.map(({ info }) => `css/${info.name}.css`));
      const inner = 'paddock-games/esm/index.js';
      const outcome = await resolverFor(condition)(installed().folder, inner).catch(String);
      expect(outcome).to.match(/no valid target file/);
    });
  }
});
