import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { type Entry, entries, stylesheets } from './entries.ts';

const games = path.join(import.meta.dirname, '../../games');
const react = /^react(\/|$)/;

/** Returns the name of a module that exports all sources of an entry. It is no file. */
const moduleOf = ({ built }: Entry) => path.join(games, `${built}.entry`);

/** The entries by the names of their modules. */
const entryOf = new Map(entries.map((entry) => [moduleOf(entry), entry]));

const entryModules: Plugin = {
  name: 'entry-modules',
  enforce: 'pre',
  resolveId: (id) => (entryOf.has(id) ? id : null),
  load: (id) => {
    const files = entryOf
      .get(id)
      ?.sources.map((source) => JSON.stringify(path.join(games, source)));
    return files?.map((file) => `export * from ${file};`).join('\n') ?? null;
  },
};

/**
 * Lets a board's JavaScript load where there are no stylesheets, as in Node. An application imports the stylesheet
 * itself.
 */
const withoutStylesheets: Plugin = {
  name: 'without-stylesheets',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
};

/** Leaves out the schema's descriptions, which are for people: the package has them in records.schema.json. */
const schemaWithoutDescriptions: Plugin = {
  name: 'schema-without-descriptions',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('records.schema.json')) return null;
    const schema: unknown = JSON.parse(code, (key, value) =>
      key === 'description' ? undefined : value,
    );
    return { code: JSON.stringify(schema), map: null };
  },
};

/** Tells bundlers that a page needs no component that it doesn't use. */
const pureComponents: Plugin = {
  name: 'pure-components',
  enforce: 'pre',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? { code: code.replace(/= (?=(?:memo|storedDrafts)\()/g, '= /* @__PURE__ */ '), map: null }
      : null,
};

/** Returns the settings of both builds, which keep the code as it is and leave out React. */
function settings(build: InlineConfig['build'], plugins: Plugin[] = []): InlineConfig {
  return {
    configFile: false,
    root: games,
    logLevel: 'warn',
    plugins,
    build: {
      // Applications that use the package build for their own browsers. This also keeps `light-dark()` as it is.
      target: 'esnext',
      minify: false,
      cssMinify: false,
      copyPublicDir: false,
      ...build,
    },
  };
}

function outputIn(folder: 'esm' | 'cjs'): Rolldown.OutputOptions {
  const ending = folder === 'esm' ? 'js' : 'cjs';
  return {
    format: folder === 'esm' ? 'es' : 'cjs',
    exports: 'named',
    entryFileNames: `${folder}/[name].${ending}`,
    chunkFileNames: (chunk) => `chunks/${nameOf(chunk)}.${ending}`,
    // Docstrings are in the declarations. Browsers, where developers inspect the code, get the other kind of modules.
    comments: { legal: true, annotation: true, jsdoc: false },
    ...(folder === 'cjs' && { minify: true }),
  };
}

/** Returns a chunk's name. It is that of its last module, which uses the others: `bug-race-locales-de`. */
function nameOf({ moduleIds }: Rolldown.PreRenderedChunk): string {
  const own = moduleIds.filter((id) => path.isAbsolute(id)).map((id) => path.relative(games, id));
  return (own.at(-1) ?? 'runtime').replace(/\.tsx?$/, '').replaceAll('/', '-');
}

/** Builds every entry as an ECMAScript and as a CommonJS module, with what they share in chunks. */
export async function buildJavaScript(folder: string): Promise<void> {
  const sources = entries.map((entry) => [entry.built, moduleOf(entry)]);
  const output = [outputIn('esm'), outputIn('cjs')];
  const options = {
    lib: { entry: Object.fromEntries(sources) },
    outDir: folder,
    emptyOutDir: false,
    rolldownOptions: { external: react, output },
  };
  await build(
    settings(options, [
      entryModules,
      withoutStylesheets,
      schemaWithoutDescriptions,
      pureComponents,
    ]),
  );
}

/** Builds one stylesheet for each board from all that it imports, in order. */
export async function buildStylesheets(folder: string): Promise<void> {
  for (const { board, built } of stylesheets) {
    const outputs = await build(
      settings({
        lib: { entry: path.join(games, board), formats: ['es'] },
        write: false,
        rolldownOptions: { external: react },
      }),
    );
    const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
    const style = files.find(({ fileName }) => fileName.endsWith('.css'));
    if (style?.type !== 'asset') throw new Error(`${board} brings no stylesheet.`);
    writeFileSync(path.join(folder, built), style.source);
  }
}
