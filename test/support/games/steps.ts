import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a page has its reader write. */
export interface FileStep {
  readonly kind: 'file';
  readonly name: string;
  readonly text: string;
}

/** Commands that a page has its reader type, and the lines that it promises of them. */
export interface CommandStep {
  readonly kind: 'commands';
  /** The heading under which they stand. */
  readonly part: string;
  readonly commands: string;
  readonly promised: readonly string[];
}

/** Something that a page has its reader do. */
export type Step = FileStep | CommandStep;

const heading = /^#+ (.*)$/gm;

/** A heading as links name it. */
function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** What stands below the heading that a link leads to; without one, below all. */
function below(page: string, anchor: string | undefined): string {
  if (anchor === undefined) return page;
  const [found] = [...page.matchAll(heading)].filter(
    ([, title = '']) => anchorOf(title) === anchor,
  );
  if (!found) throw new Error(`No heading is #${anchor}.`);
  return page.slice(found.index);
}

/** The first block on another page, below the heading that is named, in the language of a file. */
function blockElsewhere(page: string, name: string, link: string): string {
  const [file = '', anchor] = link.split('#');
  const text = readFileSync(path.join(path.dirname(page), file), 'utf8');
  const language = path.extname(name).replace('.cjs', '.js').slice(1);
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``);
  const [, block] = fence.exec(below(text, anchor)) ?? [];
  if (block === undefined) throw new Error(`${link} has no ${language} for ${name}.`);
  return block;
}

/** Files (their name, then their text or a link to it) and commands, as a page has them. */
const written =
  /^`([\w.]+)`([^\n]*)\n\n(?:(?:<!--[^\n]*-->\n)?```(?!sh\n)\w+\n([\s\S]*?)```)?|^```sh\n([\s\S]*?)```|^## (.*)$/gm;

/** All that a page has its reader do, in its order. */
export function stepsOn(page: string): readonly Step[] {
  let part = '';
  return [...readFileSync(page, 'utf8').matchAll(written)].flatMap(
    ([, name, said = '', text, commands, title]): readonly Step[] => {
      if (title !== undefined) part = title;
      if (commands !== undefined) {
        const promised = [...commands.matchAll(/^# (.*)$/gm)].map(([, line = '']) => line);
        return [{ kind: 'commands', part, commands: commands.replace(/^# .*\n/gm, ''), promised }];
      }
      if (name === undefined) return [];
      const [, link = ''] = /\]\((\S+?)\)/.exec(said) ?? [];
      return [{ kind: 'file', name, text: text ?? blockElsewhere(page, name, link) }];
    },
  );
}
