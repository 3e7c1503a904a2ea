import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A file that a page tells its reader to write. */
interface FileStep {
  readonly kind: 'file';
  readonly name: string;
  readonly text: string;
}

/** Commands that a page tells its reader to type, and the output lines that it promises. */
export interface CommandStep {
  readonly kind: 'commands';
  /** Heading of the section that has them. */
  readonly part: string;
  readonly commands: string;
  readonly promised: readonly string[];
}

/** An instruction of a page to its reader. */
export type Step = FileStep | CommandStep;

const heading = /^#+ (.*)$/gm;

/** Returns a heading's anchor, as links name it. */
function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Returns the text below the heading that a link leads to, or the whole page if it names none. */
function below(page: string, anchor: string | undefined): string {
  if (anchor === undefined) return page;
  const [found] = [...page.matchAll(heading)].filter(
    ([, title = '']) => anchorOf(title) === anchor,
  );
  if (!found) throw new Error(`No heading is #${anchor}.`);
  return page.slice(found.index);
}

/** Returns the first block on another page, below the named heading, in the language of a file. */
function blockElsewhere(page: string, name: string, link: string): string {
  const [file = '', anchor] = link.split('#');
  const text = readFileSync(path.join(path.dirname(page), file), 'utf8');
  const language = path.extname(name).replace('.cjs', '.js').slice(1);
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``);
  const [, block] = fence.exec(below(text, anchor)) ?? [];
  if (block === undefined) throw new Error(`${link} has no ${language} for ${name}.`);
  return block;
}

/** Matches files (their name, then their text or a link to it) and commands, as a page has them. */
const written =
  /^`([\w.]+)`([^\n]*)\n\n(?:(?:<!--[^\n]*-->\n)?```(?!sh\n)\w+\n([\s\S]*?)```)?|^```sh\n([\s\S]*?)```|^## (.*)$/gm;

/** Returns all instructions of a page to its reader, in order. */
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
