import { expect } from 'chai';
import type { Result } from '../../scripts/test/results.ts';
import { filesToRetry, judge } from '../../scripts/test/verdict.ts';

const strict = 'test/games/rules.test.ts';
const [timed, second, third, fourth] = ['a', 'b', 'c', 'd'].map(
  (name) => `test/lobby/${name}.test.ts`,
) as [string, string, string, string];
const tests = { [strict]: 1, [timed]: 2, [second]: 1, [third]: 1, [fourth]: 1 };
const plan = { long: [], secondTry: [timed, second, third, fourth], tests };

const test = (file: string, state: Result['state'] = 'passed'): Result => ({
  file,
  title: `suite › test of ${file}`,
  kind: 'test',
  state,
  durationMs: 1,
  ...(state === 'failed' && { error: 'it went wrong\nat length' }),
});
const failedHook = (file: string): Result => ({ ...test(file, 'failed'), kind: 'hook' });
const green = [test(strict), ...[timed, timed, second, third, fourth].map((file) => test(file))];
/** A run in which these results stand in the place of all others of their files. */
const runWith = (...results: readonly Result[]) => [
  ...green.filter(({ file }) => !results.some((result) => result.file === file)),
  ...results,
];
/** Judges a run as `npm test` does, with these second tries. */
function verdictOf(first: readonly Result[], tries: readonly Result[] = []) {
  const retried = filesToRetry(first, plan);
  const made = tries.filter(({ file }) => retried.includes(file));
  return judge(first, made, retried, tests);
}

describe('the verdict on a run of the tests', () => {
  it('is green if all planned tests passed or were skipped', () => {
    const verdict = verdictOf(runWith(test(third, 'pending')));
    expect(verdict).to.deep.equal({ passed: 5, failed: 0, skipped: 1, faults: [], flaky: [] });
  });

  it('is red for a failure in a file without a second try', () => {
    const first = runWith(test(strict, 'failed'));
    expect(filesToRetry(first, plan)).to.deep.equal([]);
    const { failed, faults, flaky } = verdictOf(first, [test(strict)]);
    expect({ failed, flaky }).to.deep.equal({ failed: 1, flaky: [] });
    expect(faults).to.deep.equal([
      `${strict} › suite › test of ${strict}: it went wrong\nat length`,
    ]);
  });

  it('is green, and names the file, if a file passes at its second try', () => {
    const first = runWith(test(timed), test(timed, 'failed'));
    expect(filesToRetry(first, plan)).to.deep.equal([timed]);
    const { passed, failed, faults, flaky } = verdictOf(first, [test(timed), test(timed)]);
    expect({ passed, failed, faults }).to.deep.equal({ passed: 6, failed: 0, faults: [] });
    expect(flaky).to.deep.equal([test(timed, 'failed')]);
  });

  it('is red if a file fails twice', () => {
    const first = runWith(test(timed), test(timed, 'failed'));
    const { failed, flaky } = verdictOf(first, [test(timed, 'failed'), test(timed)]);
    expect({ failed, flaky }).to.deep.equal({ failed: 1, flaky: [] });
  });

  it('is red if a file’s second try ends before all of its tests ran', () => {
    const first = runWith(test(timed), test(timed, 'failed'));
    expect(verdictOf(first, [test(timed)]).faults).to.deep.equal([
      `${timed} ran 1 of its 2 tests.`,
    ]);
  });

  it('is red if more than three files fail at first', () => {
    const failures = [timed, second, third, fourth].map((file) => test(file, 'failed'));
    const first = runWith(...failures);
    expect(filesToRetry(first, plan)).to.deep.equal([]);
    expect(verdictOf(first, green).failed).to.equal(5);
    expect(filesToRetry(runWith(...failures.slice(1)), plan)).to.have.length(3);
  });

  it('is red if a hook fails and its tests do not run', () => {
    const { failed, faults } = verdictOf(runWith(failedHook(strict)));
    expect(failed).to.equal(2);
    expect(faults).to.include(`${strict} ran 0 of its 1 tests.`);
  });

  it('gives a file whose hook failed its second try', () => {
    const first = runWith(failedHook(second));
    expect(verdictOf(first, [test(second)])).to.include({ passed: 6, failed: 0 });
  });

  it('is red if a planned file is missing', () => {
    const { failed, faults } = verdictOf(green.filter(({ file }) => file !== strict));
    expect({ failed, faults }).to.deep.equal({
      failed: 1,
      faults: [`${strict} ran 0 of its 1 tests.`],
    });
  });

  it('is red for tests that the plan does not know, unless all tests run', () => {
    const first = [...green, test(strict)];
    expect(verdictOf(first).faults).to.deep.equal([
      `${strict} has 2 tests; test/plan.json says 1.`,
    ]);
    expect(judge(first, [], [], tests, { mayHaveMore: true }).faults).to.deep.equal([]);
  });
});
