import { renameSync, statSync, writeFileSync } from 'node:fs';
import { buildServer } from '../../scripts/server-build.ts';
import type { Build } from './built-server.ts';

/* Builds a script of ours into a folder, and notes of what it was made. Run by tests as a process. */
const [script = '', folder = '', noted = ''] = process.argv.slice(2);
const files = await buildServer(script, folder);
const build: Build = { folder, madeOf: files.map((file) => [file, statSync(file).mtimeMs]) };
// All at once, since other tests may be reading it.
const draft = `${noted}.${process.pid}`;
writeFileSync(draft, JSON.stringify(build));
renameSync(draft, noted);
