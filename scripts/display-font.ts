import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Returns the lobby's display font as a CSS rule that needs no file, for pages without a server. */
export function displayFont(): string {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: 'Bricolage Grotesque Variable'; font-weight: 200 800; src: url(data:font/woff2;base64,${data}) }`;
}
