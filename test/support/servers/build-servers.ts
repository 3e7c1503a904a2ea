import { renameSync, statSync, writeFileSync } from 'node:fs';
import { buildServer } from '../../../scripts/server-build.ts';
import { type Build, serverScripts } from './built-servers.ts';

/* Builds the servers of the tests into a folder, and records their source files. Tests run it as a process. */
const [folder = '', note = ''] = process.argv.slice(2);
const files = await buildServer(serverScripts, folder);
const build: Build = { folder, madeOf: files.map((file) => [file, statSync(file).mtimeMs]) };
// Renamed once it is complete, because other tests may be reading the note.
const draft = `${note}.${process.pid}`;
writeFileSync(draft, JSON.stringify(build));
renameSync(draft, note);
