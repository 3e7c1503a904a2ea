import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the comment lines with which a file begins, without their slashes. */
function headOf(code: string): string {
  const lines = code.split('\n');
  const end = lines.findIndex((line) => line !== '' && !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
    .trim();
}

/** Returns our licence, with those of the libraries whose code is in the package: all are for records. */
export function licenceText(root: string): string {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8').trim();
  const others = {
    '@noble/hashes': read('node_modules/@noble/hashes/LICENSE'),
    seedrandom: headOf(read('node_modules/seedrandom/lib/alea.js')),
  };
  const parts = Object.entries(others).map(
    ([name, text]) =>
      `The modules for records contain code of ${name}, under this licence:\n\n${text}`,
  );
  return `${[read('LICENSE'), ...parts].join('\n\n---\n\n')}\n`;
}
