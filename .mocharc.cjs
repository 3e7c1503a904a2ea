// Limits for tests that hang. PATIENCE makes them longer on slow machines; whole matches need longer ones.
const patience = Number(process.env.PATIENCE ?? 1);
const isLong = process.env.LONG_TESTS === '1';

module.exports = {
  'node-option': ['import=tsx'],
  require: ['./test/support/root-hooks.ts'],
  extension: ['ts'],
  timeout: (isLong ? 600_000 : 120_000) * patience,
  slow: 4000,
  // What a test left open must not hold up the run after its last test.
  exit: true,
};
