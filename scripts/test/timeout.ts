/** Returns mocha's option that ends tests that hang. Whole matches need longer, and so do slow machines. */
export function timeoutOption(settings: NodeJS.ProcessEnv): readonly string[] {
  const limitMs = settings.LONG_TESTS === '1' ? 600_000 : 120_000;
  return ['--timeout', `${limitMs * Number(settings.PATIENCE ?? 1)}`];
}
