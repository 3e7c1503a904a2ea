import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'chai';
import { catalog } from '../../games/index.ts';
import { itLong } from '../support/long.ts';
import { modules } from '../support/package/addresses.ts';
import {
  type InstalledPackage,
  installedPackage,
  run,
  suitePackage,
} from '../support/package/installed-package.ts';

/** A complete block of code on a page. It includes the code from a hidden comment before it, on which it builds. */
interface CodeBlock {
  /** For instance `docs-bots-2`: the page, and the number of the block. */
  readonly name: string;
  readonly code: string;
  /** Whether it is TypeScript. */
  readonly isTyped: boolean;
}

const block =
  /(<!-- plain JavaScript -->\n)?(?:<!-- goes on from:\n([\s\S]*?)-->\n)?```([jt])sx?\n([\s\S]*?)```/g;

function blocksOn(page: string): CodeBlock[] {
  const named = page.replace(/\.md$/, '').replaceAll(path.sep, '-');
  const blocks = [...readFileSync(page, 'utf8').matchAll(block)];
  return blocks.flatMap(([, plain, before = '', language, code = ''], index) =>
    plain ? [] : { name: `${named}-${index + 1}`, isTyped: language === 't', code: before + code },
  );
}

/**
 * Returns the code in README.md and on the pages of docs/. It leaves out blocks after a hidden `plain
 * JavaScript`: they rely on more than types know, such as the phase of their match.
 */
function codeOfDocs(): CodeBlock[] {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
  return ['README.md', ...pages.map((name) => path.join('docs', name))].flatMap(blocksOn);
}

/** Returns whether code is a CommonJS module. */
const isCommonJS = ({ code }: CodeBlock) =>
  code.includes('require(') && !code.includes('createRequire');

/** Returns code with `import` instead of `require`, as TypeScript needs it. */
function withImports({ code }: CodeBlock): string {
  const required = /const (\{[^}]*\}|\w+) = require\(('[^']+')\);/g;
  return code.replace(required, (_all, names: string, from: string) => {
    return `import ${names.replaceAll(':', ' as')} from ${from};`;
  });
}

/** Path of our compiler, or of one that is installed beside the package. */
const compilerIn = (folder: string) => path.join(folder, 'node_modules/typescript/bin/tsc');
const ours = compilerIn(path.join(import.meta.dirname, '../..'));

interface Compilation {
  readonly files: readonly string[];
  readonly options: object;
  /** Whether to use the TypeScript that is installed beside the package. Defaults to ours. */
  readonly withItsOwn?: boolean;
  /** Whether to return the complaints about other packages, too. */
  readonly withOthers?: boolean;
}

/**
 * Returns TypeScript's complaints about files beside the installed package, and about the package. It leaves out those
 * about other packages' declarations, such as boardgame.io's.
 */
async function faultsOf(
  { folder }: InstalledPackage,
  { files, options, withItsOwn = false, withOthers = false }: Compilation,
): Promise<readonly string[]> {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    ...options,
  };
  const project = path.join(folder, `tsconfig.${process.pid}.json`);
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const compiler = withItsOwn ? compilerIn(folder) : ours;
  const output = await run(process.execPath, [compiler, '--pretty', 'false', '-p', project], {
    cwd: folder,
  }).then(
    ({ stdout }) => stdout,
    // It exits with 1 or 2 if there are complaints.
    ({ stdout }: { stdout: string }) => stdout,
  );
  const lines = output.split('\n').filter((line) => /error TS/.test(line));
  if (withOthers) return lines;
  return lines.filter((line) => !/^node_modules\/(?!paddock-games\/)/.test(line));
}

const bundler = { module: 'esnext', moduleResolution: 'bundler' };

/** Copies the TypeScript of a consumer beside a package. Returns its files. */
function copyConsumers({ folder }: InstalledPackage): readonly string[] {
  const consumer = path.join(import.meta.dirname, 'consumer');
  cpSync(consumer, path.join(folder, 'consumer'), { recursive: true });
  return readdirSync(consumer).map((name) => `consumer/${name}`);
}

describe('The package’s types', () => {
  const installed = suitePackage();

  it('the types fit boardgame.io’s clients and custom boards', async () => {
    const files = copyConsumers(installed());
    expect(await faultsOf(installed(), { files, options: bundler })).to.deep.equal([]);
    const planted = `import { game } from 'paddock-games/bug-race';\nexport const number: number = game.name;`;
    writeFileSync(path.join(installed().folder, 'planted.ts'), planted);
    const [fault, ...others] = await faultsOf(installed(), {
      files: ['planted.ts'],
      options: bundler,
    });
    expect(fault).to.match(/^planted\.ts.*TS2322/);
    expect(others).to.deep.equal([]);
  });

  it('examples/any-game compiles without a cast', async () => {
    const { folder } = installed();
    cpSync(path.join(import.meta.dirname, '../../examples/any-game'), path.join(folder, 'any'), {
      recursive: true,
    });
    const code = readFileSync(path.join(folder, 'any/main.tsx'), 'utf8');
    expect(code).not.to.match(/\bas (?!const\b|PlainClient)|\bany\b|@ts-/);
    expect(
      await faultsOf(installed(), { files: ['any/main.tsx'], options: bundler }),
    ).to.deep.equal([]);
  });

  it('types of games, rules, records and texts need neither boardgame.io’s types nor skipLibCheck', async () => {
    const free = modules.filter((name) => !/\/(boards?|bot|server)$/.test(name));
    const imports = free.map((name, index) => `export * as part${index} from '${name}';`);
    const compiled = async (lines: readonly string[]) => {
      writeFileSync(path.join(installed().folder, 'free.ts'), lines.join('\n'));
      return faultsOf(installed(), { files: ['free.ts'], options: bundler, withOthers: true });
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
      "import { info, rules, type BugRaceEvent, type BugRaceState } from 'paddock-games/bug-race';",
      "import { checkOf, readRecord, type FaultCode } from 'paddock-games/records';",
      "const reading = readRecord('', () => ({ info, rules }));",
      'const sections: number | undefined = reading.replay?.stateAt(0).options.trackLength;',
      'const event: BugRaceEvent | undefined = reading.replay?.eventsOf(1)[0];',
      'export const code: FaultCode | undefined = reading.fault?.code;',
      'if (!reading.fault) checkOf(reading.record, { info, rules }, { playerSeed: code });',
      '// @ts-expect-error: there is no replay of a record with a fault',
      'reading.replay.stateAt(0) as BugRaceState;',
    ];
    for (const file of ['all.mts', 'all.cts']) {
      const lines = [...records, ...importAll];
      writeFileSync(path.join(installed().folder, file), lines.join('\n'));
    }
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    const files = ['all.mts', 'all.cts'];
    expect(await faultsOf(installed(), { files, options })).to.deep.equal([]);
  });

  itLong('the types fit TypeScript 5.3 and React 18 as well', async () => {
    const older = await installedPackage('^18.2.0');
    const files = copyConsumers(older);
    const options = { ...bundler, skipLibCheck: true };
    const compile = { files, options, withItsOwn: true };
    expect(await faultsOf(older, compile)).to.deep.equal([]);
  });

  it('every code block in docs/ compiles in JavaScript and TypeScript', async () => {
    const folder = path.join(installed().folder, 'docs');
    mkdirSync(folder, { recursive: true });
    const write = (file: string, code: string) => {
      writeFileSync(path.join(folder, file), code);
      return `docs/${file}`;
    };
    const code = codeOfDocs();
    const blocks = code.filter(({ isTyped }) => !isTyped);
    expect(blocks).to.have.length.above(20);
    const planted = {
      name: 'planted',
      code: "const { game } = require('paddock-games/bug-race');\ngame.enumerate();\n",
      isTyped: false,
    };
    const typed = code.filter(({ isTyped }) => isTyped);
    expect(typed).to.have.length.above(2);
    // Other blocks import these by the names that five-minutes.md gives them.
    const imported = { board: 'function ButtonBoard', spanish: 'const BugRaceInSpanish' };
    for (const [name, part] of Object.entries(imported)) {
      const found = typed.find(({ code }) => code.includes(part));
      write(`${name}.tsx`, found?.code ?? expect.fail(`Where is ${part}?`));
    }
    const files = typed.map((each) => write(`${each.name}-typed.tsx`, each.code));
    expect(await faultsOf(installed(), { files, options: bundler })).to.deep.equal([]);
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
    const modern = [
      ...blocks
        .filter((block) => !isCommonJS(block))
        .map(({ name, code }) => write(`${name}.jsx`, code)),
      ...[...blocks, planted].map((block) => write(`${block.name}.tsx`, withImports(block))),
    ];
    const node = { ...lenient, module: 'nodenext', moduleResolution: 'nodenext', types: ['node'] };
    const faults = [
      ...(await faultsOf(installed(), { files: required, options: node })),
      ...(await faultsOf(installed(), {
        files: modern,
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
