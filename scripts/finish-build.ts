/**
 * Runs after `vite build`. It builds the server, lists the files that pages need, and draws their first content. Then
 * it marks the scripts to be compiled early, makes the lobby installable, compresses it, and reports how much JavaScript
 * each page loads.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bringIn, drawFirstSight } from './first-sight.tsx';
import { makeKeepable } from './offline.ts';
import { noteNeeds } from './preload-manifest.ts';
import { buildServer } from './server-build.ts';
import { pageSizes } from './sizes.ts';

const builtLobby = path.join(import.meta.dirname, '../dist/lobby');
const textFile = /\.(js|css|html|svg|json|webmanifest|txt|map)$/;
/** In bytes. Below it, compressing costs more than it saves. */
const smallestWorthwhile = 1024;

/**
 * Lets Chromium compile all functions of a script beside the page while it is loaded, instead of one by one at their
 * first call. This must be the first line, and Vite puts its own code before any banner.
 */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

function compileScriptsAhead(): void {
  const assets = path.join(builtLobby, 'assets');
  for (const name of readdirSync(assets)) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(assets, name);
    writeFileSync(file, compileAhead + readFileSync(file, 'utf8'));
  }
}

function compressAll(): void {
  for (const name of readdirSync(builtLobby, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(name) || name.startsWith('.vite')) continue;
    const file = path.join(builtLobby, name);
    const content = readFileSync(file);
    if (content.length < smallestWorthwhile) continue;
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
}

/** Reports the pages that load too much JavaScript. Returns whether there are none. */
function checkSizes(): boolean {
  const tooLarge = pageSizes(builtLobby).filter(({ kilobytes, limit }) => kilobytes > limit);
  for (const { page, kilobytes, limit } of tooLarge) {
    console.error(`${page} loads ${kilobytes.toFixed(1)} kB (gzip), at most ${limit} kB.`);
  }
  return tooLarge.length === 0;
}

await buildServer(['server.ts'], path.join(import.meta.dirname, '../dist/server'));
noteNeeds(builtLobby);
drawFirstSight(builtLobby);
bringIn('first.js', builtLobby);
compileScriptsAhead();
await makeKeepable(builtLobby);
compressAll();
if (!checkSizes()) process.exit(1);
