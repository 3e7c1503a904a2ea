import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A complete block of code on a page. It includes the code from a hidden comment before it, on which it builds. */
export interface CodeBlock {
  /** For instance `docs-bots-2`: the page, and the number of the block. */
  readonly name: string;
  readonly code: string;
}

const block =
  /(<!-- plain JavaScript -->\n)?(?:<!-- goes on from:\n([\s\S]*?)-->\n)?```jsx?\n([\s\S]*?)```/g;

function blocksOn(page: string): CodeBlock[] {
  const named = page.replace(/\.md$/, '').replaceAll(path.sep, '-');
  const blocks = [...readFileSync(page, 'utf8').matchAll(block)];
  return blocks.flatMap(([, plain, before = '', code = ''], index) =>
    plain ? [] : { name: `${named}-${index + 1}`, code: before + code },
  );
}

/**
 * Returns the JavaScript in README.md and on the pages of docs/. It leaves out blocks after a hidden `plain
 * JavaScript`: they rely on more than types know, such as the phase of their match.
 */
export function codeOfDocs(): CodeBlock[] {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
  return ['README.md', ...pages.map((name) => path.join('docs', name))].flatMap(blocksOn);
}

/** Returns whether code is a CommonJS module. */
export const isCommonJS = ({ code }: CodeBlock) =>
  code.includes('require(') && !code.includes('createRequire');

/** Returns code with `import` instead of `require`, as TypeScript needs it. */
export function withImports({ code }: CodeBlock): string {
  const required = /const (\{[^}]*\}|\w+) = require\(('[^']+')\);/g;
  return code.replace(required, (_all, names: string, from: string) => {
    return `import ${names.replaceAll(':', ' as')} from ${from};`;
  });
}
