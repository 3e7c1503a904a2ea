import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/** What axe finds on the page, by these of its rules; left out: by all. */
async function violationsOn(page: Page, rules?: readonly string[]): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate<Violation[]>(
    `(async () => (await axe.run(document, ${JSON.stringify(options)})).violations)()`,
  );
}

const inWords = ({ id, nodes }: Violation) => `${id}: ${nodes[0]?.html}`;

/** All that axe finds on the page as it stands, with its reasons, by these of its rules; left out: by all. */
export async function faultsByAxe(page: Page, rules?: readonly string[]): Promise<string[]> {
  const violations = await violationsOn(page, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary.slice(0, 240)}`),
  );
}

/** What axe finds serious or critical on the page as it stands. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const violations = await violationsOn(page);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(inWords);
}

/** What on the page has too little contrast: of all faults the one that depends on the colours. */
export async function paleWords(page: Page): Promise<string[]> {
  return (await violationsOn(page, ['color-contrast'])).map(inWords);
}

/** Whether anything on the page is wider than the screen. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > innerWidth');
}
