import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { builtServers } from '../servers/built-servers.ts';
import { temporaryFolder } from '../servers/server.ts';

const root = path.join(import.meta.dirname, '../../..');

/** Returns the build name in a page or a service worker. */
export function buildNameIn(html: string): string {
  const name = /<meta name="paddock-build" content="([\w-]+)"/.exec(html)?.[1];
  if (!name) throw new Error('The page names no build.');
  return name;
}

/** Copies the built server with a different build of the lobby, in which one file has another content and name. */
export async function makeOtherBuild(): Promise<{
  readonly name: string;
  /** Command that starts its server. */
  readonly command: readonly string[];
  readonly remove: () => void;
}> {
  const { folder, remove } = temporaryFolder();
  for (const part of ['dist/lobby', 'package.json']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  // The server finds the lobby relative to its own folder.
  const server = path.join(folder, 'dist/server');
  cpSync(await builtServers(), server, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const lobby = path.join(folder, 'dist/lobby');
  const files = readdirSync(lobby, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(lobby, name))
    .filter((file) => statSync(file).isFile());
  const name = buildNameIn(readFileSync(path.join(lobby, 'index.html'), 'utf8'));
  const otherName = `${name.slice(0, -5)}other`;
  const [changed] = /GamePage-[\w-]{8}/.exec(files.join()) ?? [];
  if (!changed) throw new Error('There is no file of the game page.');
  for (const file of files) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|html)$/.test(file)) {
      const text = readFileSync(file, 'utf8')
        .replaceAll(name, otherName)
        .replaceAll(changed, 'GamePage-another1');
      writeFileSync(file, text);
    }
    if (file.endsWith(`${changed}.js`))
      renameSync(file, file.replace(changed, 'GamePage-another1'));
  }
  return { name: otherName, command: [path.join(server, 'server.js')], remove };
}
