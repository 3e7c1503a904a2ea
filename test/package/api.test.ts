import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { Declarations } from '../../scripts/api/modules.ts';
import { reference } from '../../scripts/api/pages.ts';
import { entries } from '../../scripts/package/entries.ts';
import { openedBy } from '../support/opened-by.ts';

/** A few files of declarations, to test what is found of their exports. */
const planted = new Declarations(
  new Map([
    ['index', "export * from './kit/all.ts';\nexport { inner as outer } from './kit/all.ts';"],
    [
      'kit/all',
      `import type { Far } from './far.ts';
/** The one. */
export declare const one: import("./far.ts").Far<string>;
/** Of another kind:
 * a second line.
 *
 * A second paragraph. */
export interface Two extends Near { readonly far: Far<Two>; }
interface Near {}
declare function inner(of: number): void;
declare function inner(of: string): void;
export { inner };`,
    ],
    ['kit/far', '/** Far. */\n\nexport type Far<T> = T;'],
  ]),
);

describe('The API reference in docs', () => {
  const made = openedBy(reference);

  it('the reference is as `npm run api` makes it', () => {
    expect(readdirSync('docs/api'), 'run `npm run api`').to.have.members([...made().pages.keys()]);
    for (const [name, text] of made().pages) {
      const isUpToDate = readFileSync(`docs/api/${name}`, 'utf8') === text;
      expect(isUpToDate, `docs/api/${name} is out of date: run \`npm run api\``).to.equal(true);
    }
  });

  it('the reference has every address and a docstring for every export', () => {
    const addresses = made().parts.map(({ address }) => address);
    for (const { subpath } of entries) {
      const address = `paddock-games${subpath.slice(1)}`;
      const general = address
        .replace(/^paddock-games\/[a-z]+-[a-z-]+/, 'paddock-games/<game>')
        .replace(/locales\/\w+$/, 'locales/<language>');
      expect(addresses).to.satisfy(
        (all: readonly string[]) => all.includes(address) || all.includes(general),
        address,
      );
    }
    const exports = made().parts.flatMap(({ exports }) => exports);
    expect(exports).to.have.length.above(200);
    const bare = exports.filter(({ declaration }) => declaration.comment.length === 0);
    expect(bare.map(({ declaration: { file, name } }) => `${name} of games/${file}`)).to.deep.equal(
      [],
    );
  });

  it('the reference follows declarations in other files', () => {
    const told = [...planted.exportsOf('index')].map(([name, { comment, code, isType, names }]) => {
      return [name, comment, code, isType, names.map((each) => planted.declarationOf(each)?.name)];
    });
    const overloads = 'function inner(of: number): void;\nfunction inner(of: string): void;';
    const inner = [[], overloads, false, []];
    expect(told).to.have.deep.members([
      ['one', ['The one.'], 'const one: Far<string>;', false, ['Far']],
      [
        'Two',
        ['Of another kind: a second line.', 'A second paragraph.'],
        'interface Two extends Near { readonly far: Far<Two>; }',
        true,
        ['Near', 'Far', 'Two'],
      ],
      ['inner', ...inner],
      ['outer', ...inner],
    ]);
    expect(planted.exportsOf('kit/far').get('Far')?.comment).to.deep.equal(['Far.']);
  });
});
