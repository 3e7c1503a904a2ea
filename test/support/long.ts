/** Whether `npm run test:long` runs. */
export const isLong = process.env.LONG_TESTS === '1';

/** Adds a test that only `npm run test:long` runs. */
export function itLong(title: string, test: (this: Mocha.Context) => void | Promise<void>): void {
  if (isLong) it(title, test);
}

/** Adds a suite that only `npm run test:long` runs. */
export const describeLong: (title: string, suite: (this: Mocha.Suite) => void) => void = (
  title,
  suite,
) => {
  if (isLong) describe(title, suite);
};
