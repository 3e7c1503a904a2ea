/**
 * Describes a suite that needs something of the machine. `missing` says in words what is absent. In that case the suite
 * is skipped with a line that says so; with CI set that is an error.
 */
export function describeUnless(
  missing: string | undefined,
  title: string,
  suite: (this: Mocha.Suite) => void,
): void {
  if (missing === undefined) {
    describe(title, suite);
    return;
  }
  if (process.env.CI) throw new Error(`${title}: there is no ${missing}, and CI must not skip it.`);
  console.warn(`Skipped, there is no ${missing}: ${title}`);
  // The line above gives the reason.
  describe.skip(title, suite);
}
