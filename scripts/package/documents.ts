import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '../../games/index.ts';

/** The page of docs/ that is the package's README. */
const front = 'package.md';

/** The JSON Schema of records, from the checkout's folder and the package's. */
export const recordsSchema = 'games/kit/record/records.schema.json';

/** What running an example leaves in its folder. */
const leftOvers = ['node_modules', 'dist', 'package-lock.json'];

/** Copies all that is to be read, each file to where the links between them look for it. */
export function copyDocuments(root: string, folder: string): void {
  const copy = (name: string) =>
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !leftOvers.includes(path.basename(source)),
    });
  copy('CHANGELOG.md');
  copy('examples');
  copy(recordsSchema);
  for (const { info } of catalog) copy(`games/${info.name}/RULES.md`);
  mkdirSync(path.join(folder, 'docs'));
  for (const name of readdirSync(path.join(root, 'docs'))) {
    if (!name.endsWith('.md') || name === front) continue;
    const page = readFileSync(path.join(root, 'docs', name), 'utf8');
    writeFileSync(path.join(folder, 'docs', name), page.replaceAll(`](${front}`, '](../README.md'));
  }
  const text = readFileSync(path.join(root, 'docs', front), 'utf8');
  writeFileSync(path.join(folder, 'README.md'), fromAbove(text));
}

/** A page of docs/ with its links as they are from the folder above. */
function fromAbove(page: string): string {
  return page.replace(/\]\((?!\w+:|#)([^)]+)\)/g, (_all, link: string) => {
    return `](${path.posix.join('docs', link)})`;
  });
}
