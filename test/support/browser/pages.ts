import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reading pages of docs/ and the types they describe, for the test that holds one against the other. */

/** Returns the part of a page under a second-level heading. */
export function section(page: string, heading: string): string {
  const parts = page.split(/^## /m).filter((part) => part.startsWith(`${heading}\n`));
  if (parts.length !== 1) throw new Error(`There is not one part "${heading}".`);
  return parts[0] ?? '';
}

/** Returns the rows of all tables in a piece of Markdown, without their headers. `\|` stays unchanged. */
export function rowsOf(markdown: string): string[][] {
  return markdown
    .split('\n')
    .filter((line, index, lines) => line.startsWith('|') && !/^\| ?-/.test(lines[index + 1] ?? ''))
    .filter((line) => !/^\| ?-/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );
}

/** Returns all texts between backticks. */
export function namedIn(cell: string | undefined): string[] {
  return [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

interface Field {
  readonly name: string;
  readonly type: string;
}

interface LoggedType {
  readonly type: string;
  readonly fields: readonly string[];
}

/** Declarations in a game's state.ts: of G, of a seat's own part of it, and of log events. */
export interface StateSource {
  readonly state: readonly Field[];
  readonly own: readonly Field[];
  readonly events: readonly LoggedType[];
}

function depthOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[{[(]/g) - count(/[}\])]/g);
}

/** Returns the members of an interface's or type's body, written as in the code. */
function fieldsIn(body: string): Field[] {
  const found: Field[] = [];
  let member = '';
  for (const line of body.split('\n').map((each) => each.trim())) {
    member = `${member} ${line}`.trim();
    if (depthOf(member) !== 0 || !member.endsWith(';')) continue;
    const [, name, type] = /^(?:readonly )?(\w+\??): (.*);$/.exec(member) ?? [];
    if (name && type) found.push({ name, type });
    member = '';
  }
  return found;
}

/** Parses a game's state.ts. It relies on Biome's formatting. */
export function sourceOf(file: string): StateSource {
  const code = file.replace(/\/\*\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const bodyOf = (name: string) =>
    new RegExp(`export interface ${name} [^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(code)?.[1] ?? '';
  const state = fieldsIn(bodyOf('\\w+State'));
  const ownType = /Record<PlayerID, (\w+)>/.exec(
    state.find(({ name }) => name === 'players')?.type ?? '',
  );
  const events = /export type \w+Event =\n([\s\S]*?);\n\n/.exec(code)?.[1] ?? '';
  return {
    state,
    own: fieldsIn(bodyOf(ownType?.[1] ?? 'none')),
    events: events.split(/^ {2}\| /m).flatMap((part) => {
      const type = /readonly type: '(\w+)'/.exec(part)?.[1];
      if (type === undefined) return [];
      const inner = part.replace(/\s+/g, ' ').replace(/^\(?\{ | \}.*$/g, '');
      const added = /\} & (\w+)/.exec(part.replace(/\s+/g, ' '))?.[1] ?? 'none';
      const own = fieldsIn(inner.replace(/; /g, ';\n').replace(/;?$/, ';'));
      const all = [...own, ...fieldsIn(bodyOf(added))].map(({ name }) => name);
      return [{ type, fields: all.filter((name) => name !== 'type') }];
    }),
  };
}

/** Returns the moves that a game's moves.ts declares, as a page writes them: name and arguments without types. */
export function movesIn(file: string): string[] {
  return [...file.matchAll(/readonly (\w+): \(([\s\S]*?)\) => void;/g)].map(
    ([, name, args = '']) => {
      const names = [...args.matchAll(/(\w+\??): /g)].map(([, arg]) => arg);
      return `${name}(${names.join(', ')})`;
    },
  );
}

/** Returns the targets of a page's links within the project, except those in code blocks. */
function linksIn(page: string): string[] {
  const words = page.replace(/```[\s\S]*?```/g, '');
  return [...words.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
}

/** Returns a page's links that lead to no file. `planted` is appended to the page's text. */
export function deadLinksIn(file: string, planted = ''): string[] {
  return linksIn(readFileSync(file, 'utf8') + planted).filter(
    (link) => !existsSync(path.join(path.dirname(file), link)),
  );
}
