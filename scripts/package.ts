/** Builds the published package `paddock-games` in dist/package/, and packs it into dist/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDeclarations } from './package/declarations.ts';
import { copyDocuments } from './package/documents.ts';
import { buildJavaScript, buildStylesheets } from './package/javascript.ts';
import { licenceText } from './package/licence.ts';
import { packageManifest } from './package/manifest.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'dist/package');

rmSync(folder, { recursive: true, force: true });
mkdirSync(path.join(folder, 'css'), { recursive: true });
await Promise.all([buildJavaScript(folder), buildStylesheets(folder), buildDeclarations(folder)]);
writeFileSync(path.join(folder, 'LICENSE'), licenceText(root));
copyDocuments(root, folder);
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageManifest(), null, 2)}\n`);
const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: folder,
  encoding: 'utf8',
});
console.info(`dist/${packed.trim()}`);
