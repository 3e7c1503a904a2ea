import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** Returns axe's violations on the page. `rules` defaults to all. */
async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate<Violation[]>(
    `(async () => (await axe.run(document, ${JSON.stringify(options)})).violations)()`,
  );
}

const inWords = ({ id, nodes }: Violation) => `${id}: ${nodes[0]?.html}`;

/** Returns all of axe's violations on the page in its present state, with reasons. `rules` defaults to all. */
export async function faultsByAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await violationsOn(page, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary.slice(0, 240)}`),
  );
}

/** Returns axe's serious and critical violations on the page in its present state. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(inWords);
}

/** Returns what has too little contrast on the page, the only fault that depends on the colours. */
export async function paleWords(page: Page): Promise<string[]> {
  return (await violationsOn(page, ['color-contrast'])).map(inWords);
}

/** Returns whether anything on the page is wider than the screen. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}

/** Checks that a page fits its screen and has no serious violations. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  expect(await isTooWide(page), what).to.equal(false);
  expect(await seriousFaults(page), what).to.deep.equal([]);
}
