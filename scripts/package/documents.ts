import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '../../games/index.ts';

/** The page of docs/ that is the package's README. */
const front = 'package.md';

/** The JSON Schema of records, at the same path in the checkout and in the package. */
export const recordsSchema = 'games/kit/record/records.schema.json';

/** Files left in an example's folder by running it. */
const leftOvers = ['node_modules', 'dist', 'package-lock.json'];

/** Copies all documents, each to where the links between them lead. */
export function copyDocuments(root: string, folder: string): void {
  const copy = (name: string) =>
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !leftOvers.includes(path.basename(source)),
    });
  copy('CHANGELOG.md');
  copy('docs/api');
  copy('examples');
  // In the checkout, they use the tarball that is made there.
  for (const name of readdirSync(path.join(root, 'examples'))) {
    const file = path.join(folder, 'examples', name, 'package.json');
    const manifest = readFileSync(file, 'utf8').replace(/file:.*-(\d[^"]*)\.tgz/, '^$1');
    writeFileSync(file, manifest);
  }
  copy(recordsSchema);
  for (const { info } of catalog) copy(`games/${info.name}/RULES.md`);
  for (const name of readdirSync(path.join(root, 'docs'))) {
    if (!name.endsWith('.md') || name === front) continue;
    const page = readFileSync(path.join(root, 'docs', name), 'utf8');
    writeFileSync(path.join(folder, 'docs', name), page.replaceAll(`](${front}`, '](../README.md'));
  }
  const text = readFileSync(path.join(root, 'docs', front), 'utf8');
  writeFileSync(path.join(folder, 'README.md'), fromAbove(text));
}

/** Returns a page of docs/ with its links adapted to the folder above. */
function fromAbove(page: string): string {
  return page.replace(/\]\((?!\w+:|#)([^)]+)\)/g, (_all, link: string) => {
    return `](${path.posix.join('docs', link)})`;
  });
}
