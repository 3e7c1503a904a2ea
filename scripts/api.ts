/** Writes the reference of the package, docs/api/, from the declarations of what it exports. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { reference } from './api/pages.ts';

const { pages } = await reference();
for (const [name, text] of pages) {
  writeFileSync(path.join(import.meta.dirname, '../docs/api', name), text);
}
console.info(`${[...pages.keys()].join(', ')} in docs/api/ are written.`);
