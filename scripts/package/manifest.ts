import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recordsSchema } from './documents.ts';
import { stylesheetTypes } from './entries.ts';

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

/** Returns the files of a module, whose name may be `*`, by the way it is loaded. */
function conditionsOf(name: string) {
  return {
    import: { types: `./types/${name}.d.ts`, default: `./esm/${name}.js` },
    require: { types: `./types/${name}.d.cts`, default: `./cjs/${name}.cjs` },
  };
}

const mainTypes = 'types/index.d.cts';

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
    types: `./${mainTypes}`,
    // These folders contain nothing but entries, so a pattern offers just them.
    exports: {
      '.': conditionsOf('index'),
      './*': conditionsOf('*'),
      './*/board.css': { types: `./${stylesheetTypes}`, default: './css/*.css' },
      './records.schema.json': `./${recordsSchema}`,
      './package.json': './package.json',
    },
    // For TypeScript that doesn't read `exports` (moduleResolution "node"). It looks up `types` here, too.
    typesVersions: {
      '*': {
        [mainTypes]: [`./${mainTypes}`],
        'records.schema.json': [`./${recordsSchema}`],
        '*/board.css': [`./${stylesheetTypes}`],
        '*': ['./types/*.d.cts'],
      },
    },
    sideEffects: ['*.css'],
    files: [
      'esm',
      'cjs',
      'chunks',
      'types',
      'declarations',
      'css',
      'docs',
      'examples',
      'games',
      'CHANGELOG.md',
    ],
    // docs/install.md says why boardgame.io’s next version is allowed, too.
    peerDependencies: { 'boardgame.io': '^0.50.2 || ^0.51.0-0', react: '^18.2.0 || ^19.0.0' },
    // Rules, bots and records need neither.
    peerDependenciesMeta: { 'boardgame.io': { optional: true }, react: { optional: true } },
  };
}
