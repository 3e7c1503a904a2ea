import type { Result } from './results.ts';

/** The tests that `npm test` runs, from test/plan.json. */
export interface Plan {
  /** Files that only `npm run test:long` runs. */
  readonly long: readonly string[];
  /** Files that depend on real time, several processes or a browser. Each gets one second try. */
  readonly secondTry: readonly string[];
  /** Number of tests of each other file in `npm test`. */
  readonly tests: Readonly<Record<string, number>>;
}

/** Number of files that may fail at first in one run. */
export const maxFlaky = 3;

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Reasons why the run fails; empty if it passes. */
  readonly faults: readonly string[];
  /** First failures of files that passed at their second try. */
  readonly flaky: readonly Result[];
}

const filesOf = (results: readonly Result[]) => [...new Set(results.map(({ file }) => file))];
const isFailure = ({ state }: Result) => state === 'failed';

/** Counts the tests of each file. Failed hooks are not tests. */
export function countTests(results: readonly Result[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { file, kind } of results) {
    if (kind === 'test') counts[file] = (counts[file] ?? 0) + 1;
  }
  return counts;
}

/** Returns the files with tests that failed or did not run. */
function brokenFiles(results: readonly Result[], tests: Plan['tests']): readonly string[] {
  const counts = countTests(results);
  const incomplete = Object.keys(tests).filter((file) => (counts[file] ?? 0) < (tests[file] ?? 0));
  return [...new Set([...filesOf(results.filter(isFailure)), ...incomplete])];
}

/** Returns the files to try once more. There are none if too many failed, or if one must pass at first. */
export function filesToRetry(
  results: readonly Result[],
  { secondTry, tests }: Plan,
): readonly string[] {
  const broken = brokenFiles(results, tests);
  const mayRetry = broken.length <= maxFlaky && broken.every((file) => secondTry.includes(file));
  return mayRetry ? broken : [];
}

/** Judges a run by its first tries, and by second tries, which replace the first tries of their files. */
export function judge(
  first: readonly Result[],
  second: readonly Result[],
  retried: readonly string[],
  tests: Plan['tests'],
  { mayHaveMore = false } = {},
): Verdict {
  const final = [...first.filter(({ file }) => !retried.includes(file)), ...second];
  const counts = countTests(final);
  const failures = final.filter(isFailure);
  const missing = Object.entries(tests)
    .filter(([file, expected]) => (counts[file] ?? 0) < expected)
    .map(([file, expected]) => `${file} ran ${counts[file] ?? 0} of its ${expected} tests.`);
  const unplanned = Object.entries(counts)
    .filter(([file, count]) => !mayHaveMore && count > (tests[file] ?? 0))
    .map(([file, count]) => `${file} has ${count} tests; test/plan.json says ${tests[file] ?? 0}.`);
  const broken = brokenFiles(first, tests);
  const firstError = (file: string): Result =>
    first.find((result) => result.file === file && isFailure(result)) ?? {
      file,
      title: 'some tests did not run',
      kind: 'hook',
      state: 'failed',
      durationMs: 0,
    };
  const brokenAtLast = brokenFiles(final, tests);
  return {
    passed: final.filter(({ state }) => state === 'passed').length,
    failed: failures.length + missing.length,
    skipped: final.filter(({ state }) => state === 'pending').length,
    faults: [
      ...failures.map(({ file, title, error }) => `${file} › ${title}: ${error ?? 'it failed'}`),
      ...missing,
      ...unplanned,
    ],
    flaky: broken.filter((file) => !brokenAtLast.includes(file)).map(firstError),
  };
}
