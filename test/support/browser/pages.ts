import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Reading pages of docs/ and the types they describe, for the test that holds one against the other. */

/** The part of a page under a second-level heading. */
export function section(page: string, heading: string): string {
  const parts = page.split(/^## /m).filter((part) => part.startsWith(`${heading}\n`));
  if (parts.length !== 1) throw new Error(`There is not one part "${heading}".`);
  return parts[0] ?? '';
}

/** The rows of all tables in a piece of Markdown, without their heads; `\|` stays as it is. */
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

/** What stands between backticks. */
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

/** What a game's state.ts declares of G, of a seat's own part of it, and of log events. */
export interface StateSource {
  readonly state: readonly Field[];
  readonly own: readonly Field[];
  readonly events: readonly LoggedType[];
}

function depthOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[{[(]/g) - count(/[}\])]/g);
}

/** The members of an interface's or type's body, in the form in which the code has them. */
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

/** Parses a game's state.ts by the way it is written, which Biome keeps. */
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

/** The moves that a game's moves.ts declares, as a page writes them: name and arguments without types. */
export function movesIn(file: string): string[] {
  return [...file.matchAll(/readonly (\w+): \(([\s\S]*?)\) => void;/g)].map(
    ([, name, args = '']) => {
      const names = [...args.matchAll(/(\w+\??): /g)].map(([, arg]) => arg);
      return `${name}(${names.join(', ')})`;
    },
  );
}

/** Where a page's links lead within the project, without those in its code. */
function linksIn(page: string): string[] {
  const words = page.replace(/```[\s\S]*?```/g, '');
  return [...words.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
}

/** A page's links that lead to no file. `planted` is put behind what the page says. */
export function deadLinksIn(file: string, planted = ''): string[] {
  return linksIn(readFileSync(file, 'utf8') + planted).filter(
    (link) => !existsSync(path.join(path.dirname(file), link)),
  );
}
