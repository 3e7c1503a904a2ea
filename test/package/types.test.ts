import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { shelf } from '../../games/index.ts';
import { type InstalledPackage, installedPackage, run } from '../support/installed-package.ts';

const compiler = path.join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');

describe('the package’s types', function () {
  this.timeout(120_000);
  let installed: InstalledPackage;

  before(async () => {
    installed = await installedPackage();
  });

  /** What TypeScript complains of in these files and in the package; not in boardgame.io's own declarations. */
  async function faultsOf(files: readonly string[], options: object): Promise<readonly string[]> {
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      noEmit: true,
      ...options,
    };
    const project = path.join(installed.folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    const output = await run(process.execPath, [compiler, '--pretty', 'false', '-p', project], {
      cwd: installed.folder,
    }).then(
      ({ stdout }) => stdout,
      // It ends with 1 or 2 where there are complaints.
      ({ stdout }: { stdout: string }) => stdout,
    );
    const lines = output.split('\n').filter((line) => /error TS/.test(line));
    return lines.filter((line) => !/^node_modules\/(?!paddock\/)/.test(line));
  }

  it('fit boardgame.io’s clients, and boards of one’s own: moves with their arguments, G as it is seen', async () => {
    const consumer = path.join(import.meta.dirname, 'consumer');
    cpSync(consumer, path.join(installed.folder, 'consumer'), { recursive: true });
    const files = readdirSync(consumer).map((name) => `consumer/${name}`);
    const options = { module: 'esnext', moduleResolution: 'bundler' };
    expect(await faultsOf(files, options)).to.deep.equal([]);
    const planted = `import { game } from 'paddock/bug-race';\nexport const number: number = game.name;`;
    writeFileSync(path.join(installed.folder, 'planted.ts'), planted);
    const [fault, ...others] = await faultsOf(['planted.ts'], options);
    expect(fault).to.match(/^planted\.ts.*TS2322/);
    expect(others).to.deep.equal([]);
  });

  it('are found by Node’s rules in both kinds of modules', async () => {
    const importAll = shelf.flatMap(({ info: { name } }, index) => [
      `import { game as game${index} } from 'paddock/${name}';`,
      `import { en as en${index} } from 'paddock/${name}/locales';`,
      `import { Board as Board${index} } from 'paddock/${name}/board';`,
      `import { Bot as Bot${index}, choose as choose${index} } from 'paddock/${name}/bot';`,
      `export const answer${index} = new Bot${index}({ level: 'easy' }).play;`,
      '// @ts-expect-error: whose move is it?',
      `choose${index}({ level: 'easy' });`,
      `export const title${index}: string = en${index}.rules[0]!.heading + game${index}.name;`,
      `Board${index}({} as Parameters<typeof Board${index}>[0]);`,
      '// @ts-expect-error: props are needed',
      `Board${index}();`,
    ]);
    for (const file of ['all.mts', 'all.cts']) {
      writeFileSync(path.join(installed.folder, file), importAll.join('\n'));
    }
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    expect(await faultsOf(['all.mts', 'all.cts'], options)).to.deep.equal([]);
  });
});
