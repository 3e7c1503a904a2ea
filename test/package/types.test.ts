import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { itLong } from '../support/long.ts';
import { modules } from '../support/package/addresses.ts';
import { codeOfDocs, isCommonJS, withImports } from '../support/package/code-blocks.ts';
import { faultsOf } from '../support/package/compile.ts';
import { type InstalledPackage, installedPackage } from '../support/package/installed-package.ts';

const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** Copies the TypeScript of a consumer beside a package. Returns its files. */
function copyConsumers({ folder }: InstalledPackage): readonly string[] {
  const consumer = path.join(import.meta.dirname, 'consumer');
  cpSync(consumer, path.join(folder, 'consumer'), { recursive: true });
  return readdirSync(consumer).map((name) => `consumer/${name}`);
}

describe('The package’s types', () => {
  let installed: InstalledPackage;

  before(async () => {
    installed = await installedPackage();
  });

  it('the types fit boardgame.io’s clients and custom boards', async () => {
    const files = copyConsumers(installed);
    expect(await faultsOf(installed, { files, options: bundler })).to.deep.equal([]);
    const planted = `import { game } from 'paddock-games/bug-race';\nexport const number: number = game.name;`;
    writeFileSync(path.join(installed.folder, 'planted.ts'), planted);
    const [fault, ...others] = await faultsOf(installed, {
      files: ['planted.ts'],
      options: bundler,
    });
    expect(fault).to.match(/^planted\.ts.*TS2322/);
    expect(others).to.deep.equal([]);
  });

  it('types of games, rules, records and texts need neither boardgame.io’s types nor skipLibCheck', async () => {
    const free = modules.filter((name) => !/\/(board|bot|server)$/.test(name));
    const imports = free.map((name, index) => `export * as part${index} from '${name}';`);
    const compiled = async (lines: readonly string[]) => {
      writeFileSync(path.join(installed.folder, 'free.ts'), lines.join('\n'));
      return faultsOf(installed, { files: ['free.ts'], options: bundler, withOthers: true });
    };
    expect(await compiled(imports)).to.deep.equal([]);
    const [fault] = await compiled([`export { Board } from 'paddock-games/bug-race/board';`]);
    expect(fault).to.match(/^node_modules\/boardgame\.io\//);
  });

  it('the types are found by Node’s rules in ESM and CommonJS', async () => {
    const importAll = catalog.flatMap(({ info: { name } }, index) => [
      `import { game as game${index} } from 'paddock-games/${name}';`,
      `import { text as en${index} } from 'paddock-games/${name}/locales/en';`,
      `import { Board as Board${index} } from 'paddock-games/${name}/board';`,
      `import { Bot as Bot${index}, choose as choose${index} } from 'paddock-games/${name}/bot';`,
      `export const answer${index} = new Bot${index}({ level: 'easy' }).play;`,
      '// @ts-expect-error: whose move is it?',
      `choose${index}({ level: 'easy' });`,
      `export const title${index}: string = en${index}.headings.goal + game${index}.name;`,
      `Board${index}({} as Parameters<typeof Board${index}>[0]);`,
      '// @ts-expect-error: props are needed',
      `Board${index}();`,
    ]);
    const records = [
      "import { info, rules, type BugRaceState } from 'paddock-games/bug-race';",
      "import { checkOf, readRecord, type FaultCode } from 'paddock-games/records';",
      "const reading = readRecord('', () => ({ info, rules }));",
      'export const code: FaultCode | undefined = reading.fault?.code;',
      'if (!reading.fault) checkOf(reading.record, { info, rules }, { number: code });',
      '// @ts-expect-error: there is no replay of a record with a fault',
      'reading.replay.stateAt(0) as BugRaceState;',
    ];
    for (const file of ['all.mts', 'all.cts']) {
      const lines = [...records, ...importAll];
      writeFileSync(path.join(installed.folder, file), lines.join('\n'));
    }
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    const files = ['all.mts', 'all.cts'];
    expect(await faultsOf(installed, { files, options })).to.deep.equal([]);
  });

  itLong('the types fit TypeScript 5.3 and React 18 as well', async () => {
    const older = await installedPackage('^18.2.0');
    const files = copyConsumers(older);
    const options = { ...bundler, skipLibCheck: true };
    const compile = { files, options, withItsOwn: true };
    expect(await faultsOf(older, compile)).to.deep.equal([]);
  });

  it('every code block in docs/ compiles in JavaScript and TypeScript', async () => {
    const folder = path.join(installed.folder, 'docs');
    mkdirSync(folder, { recursive: true });
    const write = (file: string, code: string) => {
      writeFileSync(path.join(folder, file), code);
      return `docs/${file}`;
    };
    const blocks = codeOfDocs();
    expect(blocks).to.have.length.above(20);
    const planted = {
      name: 'planted',
      code: "const { game } = require('paddock-games/bug-race');\ngame.enumerate();\n",
    };
    // The code in docs is JavaScript, so types stay as lenient as it is.
    const lenient = {
      strict: false,
      exactOptionalPropertyTypes: false,
      allowJs: true,
      checkJs: true,
      moduleDetection: 'force',
      skipLibCheck: true,
    };
    const required = [...blocks.filter(isCommonJS), planted].map((block) =>
      // Some of it waits for something, and leaves it to the reader to do so within a function.
      write(`${block.name}.cjs`, `async function run() {\n${block.code}\n}\nrun();\n`),
    );
    const imported = [
      ...blocks
        .filter((block) => !isCommonJS(block))
        .map(({ name, code }) => write(`${name}.jsx`, code)),
      ...[...blocks, planted].map((block) => write(`${block.name}.tsx`, withImports(block))),
    ];
    const node = { ...lenient, module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] };
    const faults = [
      ...(await faultsOf(installed, { files: required, options: node })),
      ...(await faultsOf(installed, {
        files: imported,
        options: { ...lenient, ...bundler, types: ['node'] },
      })),
    ];
    const ofDocs = faults.filter((fault) => !fault.startsWith('docs/planted.'));
    expect(ofDocs).to.deep.equal([]);
    expect(faults.map((fault) => fault.replace(/\(.*/, ''))).to.have.members([
      'docs/planted.cjs',
      'docs/planted.tsx',
    ]);
  });
});
