import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { languages } from '../games/kit/language.ts';
import type { KeptBuild } from '../lobby/offline/kept-build.ts';
import { manifestOf } from '../lobby/offline/manifest.ts';

const pageFile = 'index.html';
const serviceWorker = 'sw.js';
/**
 * Files that are not stored for offline use: those read once at installation, those for other clients than browsers,
 * and the page itself.
 */
const notKept = /^(icons\/|invitations\/|robots\.txt$|\w+\.webmanifest$|index\.html$)/;

function filesOf(builtLobby: string): readonly string[] {
  return readdirSync(builtLobby, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(builtLobby, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.startsWith('.'))
    .sort();
}

function nameOf(builtLobby: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(path.join(builtLobby, file)));
  return hash.digest('base64url').slice(0, 12);
}

/** Builds the service worker apart from the lobby, since it must not share files with the pages. */
async function buildWorker(builtLobby: string, kept: KeptBuild): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: builtLobby,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../lobby/offline/worker/worker.ts'),
        output: { format: 'iife', entryFileNames: serviceWorker },
      },
    },
    define: { keptBuild: JSON.stringify(kept) },
  });
}

/**
 * Makes a built lobby installable. It adds a web app manifest for each language, the build's name in the page, and a
 * service worker that lists all files to store. Must run before files are compressed.
 */
export async function makeKeepable(builtLobby: string): Promise<void> {
  for (const language of languages) {
    const file = path.join(builtLobby, `${language}.webmanifest`);
    writeFileSync(file, JSON.stringify(manifestOf(language)));
  }
  const files = filesOf(builtLobby);
  const name = nameOf(builtLobby, files);
  const page = path.join(builtLobby, pageFile);
  const meta = `<meta name="paddock-build" content="${name}" />`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('</title>', `</title>\n    ${meta}`));
  const kept = files.filter((file) => !notKept.test(file)).map((file) => `/${file}`);
  await buildWorker(builtLobby, { name, files: kept });
}
