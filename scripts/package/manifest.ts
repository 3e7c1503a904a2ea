import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsSchema } from './documents.ts';
import { type Entry, entries, stylesheets, stylesheetTypes } from './entries.ts';

/** Properties taken from the checkout's package.json. */
interface RootManifest {
  readonly version: string;
  readonly license: string;
  // A release sets these.
  readonly author?: string;
  readonly homepage?: string;
  readonly repository?: object;
  readonly bugs?: object;
}

function root(): RootManifest {
  const file = path.join(import.meta.dirname, '../../package.json');
  // npm keeps it in this shape.
  return JSON.parse(readFileSync(file, 'utf8')) as RootManifest;
}

const typesOf = ({ source }: Entry) => `./types/${source}`;

function conditionsOf(entry: Entry) {
  return {
    import: { types: `${typesOf(entry)}.d.ts`, default: `./esm/${entry.built}.js` },
    require: { types: `${typesOf(entry)}.d.cts`, default: `./cjs/${entry.built}.cjs` },
  };
}

/** Returns the package's own package.json. The checkout's is the application's, with all that a server needs. */
export function packageManifest() {
  const { version, license, author, homepage, repository, bugs } = root();
  return {
    // `paddock` is another project's in the registry.
    name: 'paddock-games',
    version,
    description: 'Racing board games for boardgame.io, with drawn boards in four languages.',
    keywords: ['boardgame.io', 'board game', 'racing'],
    license,
    author,
    homepage,
    repository,
    bugs,
    type: 'module',
    engines: { node: '>=20' },
    main: './cjs/index.cjs',
    module: './esm/index.js',
    types: './types/paddock.d.cts',
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry.subpath, conditionsOf(entry)])),
      ...Object.fromEntries(
        stylesheets.map(({ subpath, built }) => [
          subpath,
          { types: `./${stylesheetTypes}`, default: `./${built}` },
        ]),
      ),
      './records.schema.json': `./${recordsSchema}`,
      './package.json': './package.json',
    },
    // For TypeScript that doesn't read `exports` (moduleResolution "node").
    typesVersions: {
      '*': Object.fromEntries([
        ...entries
          .filter(({ subpath }) => subpath !== '.')
          .map((entry) => [entry.subpath.slice(2), [`${typesOf(entry)}.d.cts`]]),
        ...stylesheets.map(({ subpath }) => [subpath.slice(2), [`./${stylesheetTypes}`]]),
        ['records.schema.json', [`./${recordsSchema}`]],
      ]),
    },
    sideEffects: ['*.css'],
    files: ['esm', 'cjs', 'types', 'css', 'docs', 'examples', 'games', 'CHANGELOG.md'],
    // docs/package.md says why boardgame.io’s next version is allowed, too.
    peerDependencies: { 'boardgame.io': '^0.50.2 || ^0.51.0-0', react: '^18.2.0 || ^19.0.0' },
    // Rules, bots and records need neither.
    peerDependenciesMeta: { 'boardgame.io': { optional: true }, react: { optional: true } },
  };
}
